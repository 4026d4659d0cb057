import type { Chain, Sum, TableRoll } from "@tercio/dice";
import { type Breakdown, inForce, message, resolve } from "@tercio/kernel";
import { hasRule } from "../rules/has-rule.ts";
import { book } from "../rules/index.ts";
import type { DisciplineUse, DistanceUse, Strike } from "../rules/moments.ts";
import type { Facing, ModelPart, NinthAge, Unit } from "../state.ts";
import { priorityOfModifiers } from "./pipeline.ts";
import { needToHit, needToSave, needToWound } from "./tables.ts";

const value = (name: string): { readonly key: string } => message(`value.${name}`);
const within = (n: number, low: number, high: number): number => (n < low ? low : n > high ? high : n);

/** Discipline with its reasons, 0..10. */
export function discipline(game: NinthAge, u: Unit, use: DisciplineUse, difference = 0): Breakdown {
  const modifiers = book.modifiers("discipline", game, { unit: u, use });
  if (difference !== 0)
    modifiers.push({
      operation: "add",
      value: -difference,
      because: message("because.combat-score"),
      rule: "t9a.sequence.melee.round-of-combat.7",
    });
  const result = resolve(priorityOfModifiers, u.entry.discipline, modifiers, value("discipline"));
  return { ...result, value: within(result.value, 0, 10) };
}

/** 2D6, passed (row 0) on the value or less. A reroll is made only when the first roll failed. */
export const disciplineTest = (needed: number, reroll: boolean): TableRoll => ({
  kind: "table",
  dice: 2,
  sides: 6,
  add: 0,
  rows: [needed + 1],
  ...(reroll ? { reroll: { rows: [1] } } : {}),
});

/** What a {@link disciplineTest} came to. */
export const testPassed = (outcome: { readonly row: number }): boolean => outcome.row === 0;

/** Battle Fever rerolls failed Panic and Break Tests, Hell-Forged Armour failed Break Tests. */
export const rerollsFailed = (u: Unit, use: DisciplineUse): boolean =>
  (hasRule(u, "battle-fever") && (use === "panic" || use === "break")) ||
  (hasRule(u, "hell-forged-armour") && use === "break");

/** 2D6 inches, more dice and the lowest dropped where the roll is Maximised. */
export function distanceRoll(game: NinthAge, u: Unit, use: DistanceUse): Sum {
  const extra = resolve(priorityOfModifiers, 0, book.modifiers("maximised dice", game, { unit: u, use })).value;
  return {
    kind: "sum",
    dice: 2 + extra,
    sides: 6,
    ...(extra > 0 ? { dropLowest: extra } : {}),
    ...(use === "charge" ? { highest: true } : {}),
  };
}

/** What the Charge Range dice count for when it is decided whether the charge arrives. */
export const chargeDice = (game: NinthAge, u: Unit, total: number): number =>
  resolve(priorityOfModifiers, total, book.modifiers("charge dice", game, { unit: u })).value;

export function agility(
  game: NinthAge,
  u: Unit,
  part: ModelPart,
  facings: readonly Facing[],
  champion: boolean,
): Breakdown {
  const result = resolve(
    priorityOfModifiers,
    part.agility,
    book.modifiers("agility", game, { unit: u, part, facings, champion }),
    value("agility"),
  );
  return { ...result, value: within(result.value, 0, 10) };
}

/** Attacks of one model part. */
export const attackValue = (game: NinthAge, s: Strike): Breakdown =>
  resolve(priorityOfModifiers, s.part.attackValue, book.modifiers("attack value", game, s), value("attack-value"));

export function armourOf(game: NinthAge, u: Unit): Breakdown {
  const result = resolve(
    priorityOfModifiers,
    u.entry.armour,
    book.modifiers("armour", game, { unit: u }),
    value("armour"),
  );
  return { ...result, value: within(result.value, 0, 6) };
}

export interface StrikeNumbers {
  readonly offensiveSkill: Breakdown;
  readonly defensiveSkill: Breakdown;
  readonly toHit: Breakdown;
  readonly strength: Breakdown;
  readonly penetration: Breakdown;
  readonly armour: Breakdown;
  readonly hit: number;
  readonly wound: number;
  readonly save: number | null;
}

/** Every number of one attack, each with its reasons (sheet 000, Attack Sequence and its three tables). */
export function strikeNumbers(game: NinthAge, s: Strike): StrikeNumbers {
  const offensiveSkill = resolve(
    priorityOfModifiers,
    s.part.offensiveSkill,
    book.modifiers("offensive skill", game, s),
    value("offensive-skill"),
  );
  const defensiveSkill = resolve(
    priorityOfModifiers,
    s.at.entry.defensiveSkill,
    book.modifiers("defensive skill", game, s),
    value("defensive-skill"),
  );
  const table = needToHit(offensiveSkill.value - defensiveSkill.value);
  // Modifiers change the roll: +1 to the roll lowers the need. Natural 1 and 6 are kept by the dice.
  const toHit = resolve(priorityOfModifiers, 0, book.modifiers("to-hit roll", game, s), value("to-hit-roll"));
  const strength = resolve(
    priorityOfModifiers,
    s.part.strength,
    book.modifiers("strength", game, s),
    value("strength"),
  );
  const penetration = resolve(
    priorityOfModifiers,
    s.part.armourPenetration,
    book.modifiers("armour penetration", game, s),
    value("armour-penetration"),
  );
  const armour = armourOf(game, s.at);
  return {
    offensiveSkill,
    defensiveSkill,
    toHit,
    strength,
    penetration,
    armour,
    hit: within(table - toHit.value, 2, 6),
    wound: within(needToWound(strength.value - s.at.entry.resilience), 2, 6),
    save: needToSave(armour.value - penetration.value),
  };
}

/** One attack sequence as one roll: hit, wound, armour save, in the sheet's order of steps. */
export function attackChain(numbers: StrikeNumbers, dice: number, automatic: boolean): Chain {
  const hits = automatic || !inForce("t9a.sequence.attacks.attack.2");
  return {
    kind: "chain",
    dice,
    stages: [
      { name: "hit", need: hits ? null : numbers.hit, passOn: "success" },
      { name: "wound", need: inForce("t9a.sequence.attacks.attack.4") ? numbers.wound : null, passOn: "success" },
      { name: "armour save", need: inForce("t9a.sequence.attacks.attack.5") ? numbers.save : null, passOn: "failure" },
    ],
  };
}
