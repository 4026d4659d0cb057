import type { Rows } from "./row.ts";

/** Close combat weapons of the armies played, by what they add (army books). */
export const weapons = {
  "t9a.rule.hand-weapon": { strength: 0, armourPenetration: 0, hands: 1, parryWithShield: true },
  "t9a.rule.great-weapon": { strength: 2, armourPenetration: 2, hands: 2, initiativeStep: 0 },
  "t9a.rule.halberd": { strength: 1, armourPenetration: 1, hands: 2 },
  "t9a.rule.paired-weapons": { attackValue: 1, offensiveSkill: 1, hands: 2, ignoresParry: true },
  "t9a.rule.spear": { armourPenetration: 1, hands: 1, ranksOfSupport: 1, braced: { agility: 2, armourPenetration: 1 } },
  "t9a.rule.lance": { charging: { strength: 2, armourPenetration: 2 }, facing: "front", hands: 1 },
  "t9a.rule.light-lance": { charging: { strength: 1, armourPenetration: 1 }, facing: "front", hands: 1 },
  "t9a.rule.flintlock-axe-blade": { strength: 1, armourPenetration: 0, hands: 2 },
  "t9a.rule.cavalry-pick": { armourPenetration: 2, hands: 1 },
} as const satisfies Rows;

type Rule = keyof typeof weapons;
/** A weapon as an army list, a unit and a choice name it: its rule's id without the prefix. */
export type WeaponId = Rule extends `t9a.rule.${infer Id}` ? Id : never;
export const weaponIds = Object.keys(weapons).map((id) => id.slice("t9a.rule.".length) as WeaponId);

/** What suits of armour and shields add to Armour. */
export const armour = {
  "t9a.rule.armour-worn": { light: 1, heavy: 2, plate: 3, shield: 1 },
} as const satisfies Rows;
