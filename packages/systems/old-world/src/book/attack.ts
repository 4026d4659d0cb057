import type { Row, Rows } from "./row.ts";

const ten = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const;
const written = (need: number | null): string => (need === null ? "-" : `${need}+`);

/** A D6's need in combat by Weapon Skill: above twice the target's, above it, neither, and where its is above twice. */
const hit = { overTwice: 2, over: 3, otherwise: 4, underHalf: 5, factor: 2 } as const;

function hits(attacker: number, target: number): number {
  if (attacker > hit.factor * target) return hit.overTwice;
  if (attacker > target) return hit.over;
  return target > hit.factor * attacker ? hit.underHalf : hit.otherwise;
}

/** One line of the To Hit chart for each Weapon Skill (sheet 003). */
export interface HitRow extends Row {
  readonly weaponSkill: number;
  readonly targetWeaponSkill: readonly number[];
  readonly needs: readonly number[];
}
export const toHit: { readonly [id: string]: HitRow } = Object.fromEntries(
  ten.map((weaponSkill) => [
    `tow.table.to-hit.combat.ws${weaponSkill}`,
    { weaponSkill, targetWeaponSkill: ten, needs: ten.map((target) => hits(weaponSkill, target)) },
  ]),
);

/** A D6's need to wound by Toughness minus Strength; null: it cannot. */
const wound = { equal: 4, best: 2, worst: 6, cannotFrom: 6 } as const;

function wounds(strength: number, toughness: number): number | null {
  const above = toughness - strength;
  return above >= wound.cannotFrom ? null : Math.min(wound.worst, Math.max(wound.best, wound.equal + above));
}

/** One line of the To Wound chart for each Strength (sheet 003). */
export interface WoundRow extends Row {
  readonly strength: number;
  readonly toughness: readonly number[];
  readonly needs: readonly (number | null)[];
}
export const toWound: { readonly [id: string]: WoundRow } = Object.fromEntries(
  ten.map((strength) => [
    `tow.table.to-wound.s${strength}`,
    { strength, toughness: ten, needs: ten.map((toughness) => wounds(strength, toughness)) },
  ]),
);

const [last, first] = [wound.cannotFrom - 1, wound.worst - wound.equal];

/** What the charts come to in words. */
export const attackTables = {
  "tow.table.to-hit.combat": {
    size: [ten.length, ten.length],
    attacker: [1, ten.length],
    target: [1, ten.length],
    rows: [
      [`attacker > ${hit.factor}x target`, written(hit.overTwice)],
      ["attacker > target", written(hit.over)],
      ["otherwise", written(hit.otherwise)],
      [`target > ${hit.factor}x attacker`, written(hit.underHalf)],
    ],
    factor: hit.factor,
  },
  "tow.table.to-wound": {
    size: [ten.length, ten.length],
    strength: [1, ten.length],
    toughness: [1, ten.length],
    rows: [
      [`T = S+${wound.cannotFrom} or more`, written(wounds(1, 1 + wound.cannotFrom))],
      [`T = S+${first} to S+${last}`, written(wounds(1, 1 + first))],
      ["T = S+1", written(wounds(1, 2))],
      ["T = S", written(wounds(1, 1))],
      ["T = S-1", written(wounds(2, 1))],
      ["T = S-2 or less", written(wounds(3, 1))],
    ],
    differences: [wound.cannotFrom, last, first, 1, 0, -1, -2],
  },
} as const satisfies Rows;
