import type { Chain } from "@tercio/dice";
import { type Breakdown, inForce, message, type Modifier, type Pipeline, resolve } from "@tercio/kernel";
import { chargeToTheFront } from "../entries/rules/charge.ts";
import { book } from "../hooks/book.ts";
import type { Side } from "../hooks/moments.ts";
import type { OldWorld, Unit } from "../state/state.ts";
import { armourBane, armourSave, toHit, toWound, weaponOf } from "../state/tables.ts";

/** Additions, then what a weapon fixes, then the bounds. */
export const adding: Pipeline = {
  stages: [
    { operations: ["add"], rule: null },
    { operations: ["set"], rule: null },
    { operations: ["atLeast", "atMost"], rule: null },
  ],
  round: "up",
  within: "lowest",
  withinRule: null,
};
/** What is worn, then what improves it, then the best there is. */
const wearing: Pipeline = {
  ...adding,
  stages: [{ operations: ["set"], rule: null }, ...adding.stages.slice(0, 1), { operations: ["atLeast"], rule: null }],
};

/** As high as a characteristic may be. */
const { cap } = chargeToTheFront.figures;
const bounds = (key: string): readonly Modifier[] => [
  { operation: "atMost", value: cap, because: message(key), rule: null },
];
/** Without the bounds that changed nothing. */
const shown = (b: Breakdown): Breakdown => ({
  value: b.value,
  lines: b.lines.filter(
    (l, i) => (l.operation !== "atMost" && l.operation !== "atLeast") || l.value !== b.lines[i - 1]?.value,
  ),
});
export const characteristic = (base: number, modifiers: readonly Modifier[], key: string): Breakdown =>
  shown(resolve(adding, base, [...modifiers, ...bounds("value.maximum")], message(key)));

/** The Initiative a unit strikes at: charge bonus and weapon, 10 at most. */
export const initiative = (game: OldWorld, u: Unit): Breakdown =>
  characteristic(u.entry.initiative, book.modifiers("initiative", game, { unit: u }), "value.initiative");

/** Attacks of one model in base contact. */
export const attacksOf = (game: OldWorld, u: Unit): Breakdown =>
  resolve(adding, u.entry.attacks, book.modifiers("attacks", game, { unit: u }), message("value.attacks"));

export const combatResult = (game: OldWorld, side: Side): Breakdown =>
  resolve(adding, 0, book.modifiers("combat result", game, side), message("value.combat-result"));

/** What one attack needs on a D6 to hit and to wound (null: it cannot), what its target needs to save (null: no save). */
export interface Numbers {
  readonly hit: number | null;
  readonly wound: number | null;
  readonly save: number | null;
  /** The save against a natural 6 to wound of a weapon with Armour Bane. */
  readonly saveAfter6: number | null;
  readonly strength: Breakdown;
  readonly penetration: Breakdown;
  readonly armour: Breakdown;
}

export function numbers(game: OldWorld, by: Unit, at: Unit): Numbers {
  const strength = characteristic(by.entry.strength, book.modifiers("strength", game, { unit: by }), "value.strength");
  const penetration = resolve(
    adding,
    0,
    book.modifiers("armour penetration", game, { unit: by }),
    message("value.armour-penetration"),
  );
  const armour = shown(resolve(wearing, 7, book.modifiers("armour", game, { unit: at }), message("value.armour")));
  const armed = weaponOf(by.entry) !== null;
  return {
    hit: armed ? toHit(by.entry.weaponSkill, at.entry.weaponSkill) : null,
    wound: inForce("tow.combat.roll-to-wound-and-saves") ? toWound(strength.value, at.entry.toughness) : null,
    save: armourSave(armour.value, penetration.value),
    saveAfter6: armourSave(armour.value, penetration.value + armourBane(by.entry)),
    strength,
    penetration,
    armour,
  };
}

/** To hit, to wound and armour save as one request, whose points are the unsaved wounds. */
export function wholeAttack(n: Numbers, dice: number): Chain {
  const hit = { name: "hit", need: n.hit, passOn: "success" } as const;
  const wound = { name: "wound", need: n.wound, passOn: "success" } as const;
  const save = { name: "save", need: n.save, passOn: "failure" } as const;
  const stages = (): Chain["stages"] => {
    if (n.save === n.saveAfter6) return [hit, wound, save];
    // What no armour saves goes past the roll.
    if (n.saveAfter6 === null) return [hit, { ...wound, when6: "skip-next" }, save];
    return [hit, wound, { ...save, needAfter6: n.saveAfter6 }];
  };
  return { kind: "chain", dice, stages: stages() };
}
