import type { Chain } from "@tercio/dice";
import { type Breakdown, inForce, type Message, message, type Modifier, type Reason, resolve } from "@tercio/kernel";
import { book } from "../asking/book.ts";
import type { Strike } from "../asking/moments.ts";
import type { NinthAge } from "../state/state.ts";
import { armourOf } from "./characteristics.ts";
import { bounded, NEEDED, priorityOfModifiers } from "./pipeline.ts";
import { needToHit, needToSave, needToWound } from "../state/tables.ts";

/** Every number of one attack, each with its reasons (sheet 000, Attack Sequence and its three tables). */
export interface StrikeNumbers {
  readonly offensiveSkill: Breakdown;
  readonly defensiveSkill: Breakdown;
  readonly strength: Breakdown;
  readonly penetration: Breakdown;
  readonly resilience: Breakdown;
  readonly armour: Breakdown;
  /** What changes the needed face to hit, once the table has given it. */
  readonly toHit: readonly Modifier[];
  /** Likewise to wound and to save. */
  readonly toWound: readonly Modifier[];
  readonly toSave: readonly Modifier[];
  /** Least faces that succeed. */
  readonly hit: number;
  readonly wound: number;
  /** null: no save possible. */
  readonly save: number | null;
}

const OFFENSIVE = message("value.offensive-skill");
const DEFENSIVE = message("value.defensive-skill");
const STRENGTH = message("value.strength");
const PENETRATION = message("value.armour-penetration");
const BASE = message("base");
const HIT = message("because.to-hit-table");
const WOUND = message("because.to-wound-table");
const SAVE = message("because.armour-table");

/** Of the two ways in which Parry works the one that ends higher; where both end alike the plain point. */
function defended(game: NinthAge, s: Strike, offensiveSkill: number): Breakdown {
  const base = s.atPool.profile.defensiveSkill;
  const others = book.modifiers("defensive skill", game, s);
  // Field by field: every blow of a walk asks, and a spread of so many costs ten times as much.
  const { by, pool, part, at, atPool, facing, foeFacing, stomp, striker, struck } = s;
  const skilled = { by, pool, part, at, atPool, facing, foeFacing, stomp, striker, struck, offensiveSkill };
  const raised = book.modifiers("defensive skill, raised", game, skilled);
  const plain = bounded(base, raised.length === 0 ? others : [...others, ...raised], DEFENSIVE);
  const copied = book.modifiers("defensive skill, copied", game, skilled);
  if (copied.length === 0) return plain;
  const other = bounded(base, [...copied, ...others], DEFENSIVE);
  return other.value > plain.value ? other : plain;
}

/** A bonus to the roll is a smaller need. */
const turned = (modifiers: readonly Modifier[]): readonly Modifier[] =>
  modifiers.length === 0 ? modifiers : modifiers.map((m) => (m.operation === "add" ? { ...m, value: -m.value } : m));

/** A needed face as the table gives it, changed by rules; without any of them it stays what the table says. */
const rolled = (table: number, modifiers: readonly Modifier[], because: Message): number =>
  modifiers.length === 0 ? table : bounded(table, modifiers, because, NEEDED).value;
/** The same with its reasons, for who reads them. */
const because = (table: number, modifiers: readonly Modifier[], why: Message): Breakdown =>
  modifiers.length === 0 ? resolve(priorityOfModifiers, table, modifiers, why) : bounded(table, modifiers, why, NEEDED);

export function strikeNumbers(game: NinthAge, s: Strike): StrikeNumbers {
  const offensiveSkill = bounded(s.part.offensiveSkill, book.modifiers("offensive skill", game, s), OFFENSIVE);
  const defensiveSkill = defended(game, s, offensiveSkill.value);
  const strength = bounded(s.part.strength, book.modifiers("strength", game, s), STRENGTH);
  const penetration = bounded(s.part.armourPenetration, book.modifiers("armour penetration", game, s), PENETRATION);
  const armour = armourOf(game, s.at, s.atPool);
  const resilience = bounded(s.atPool.profile.resilience, book.modifiers("resilience", game, s), BASE);
  const toWound = turned(book.modifiers("to-wound roll", game, s));
  const toSave = turned(book.modifiers("save roll", game, s));
  const save = needToSave(armour.value - penetration.value);
  const toHit = turned(book.modifiers("to-hit roll", game, s));
  const table = needToHit(offensiveSkill.value - defensiveSkill.value);
  return {
    offensiveSkill,
    defensiveSkill,
    strength,
    penetration,
    resilience,
    armour,
    toHit,
    hit: rolled(table, toHit, HIT),
    toWound,
    toSave,
    wound: rolled(needToWound(strength.value - resilience.value), toWound, WOUND),
    save: save === null ? null : rolled(save, toSave, SAVE),
  };
}

/** The reasons for the needed rolls of one attack, in the order of the dice; nobody rolls to hit with a Stomp. */
export function reasonsFor(n: StrikeNumbers, automatic: boolean): readonly Reason[] {
  const saved = needToSave(n.armour.value - n.penetration.value);
  const reason = (name: string, breakdown: Breakdown): Reason => ({ name: message(`value.${name}`), breakdown });
  return [
    ...(automatic
      ? []
      : [
          reason("offensive-skill", n.offensiveSkill),
          reason("defensive-skill", n.defensiveSkill),
          reason("to-hit", bounded(needToHit(n.offensiveSkill.value - n.defensiveSkill.value), n.toHit, HIT, NEEDED)),
        ]),
    reason("strength", n.strength),
    reason("resilience", n.resilience),
    reason("to-wound", because(needToWound(n.strength.value - n.resilience.value), n.toWound, WOUND)),
    reason("armour-penetration", n.penetration),
    reason("armour", n.armour),
    ...(saved === null ? [] : [reason("to-save", because(saved, n.toSave, SAVE))]),
  ];
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
      {
        name: "armour save",
        need: inForce("t9a.sequence.attacks.attack.5") ? numbers.save : null,
        passOn: "failure",
      },
    ],
  };
}
