import { armyMissiles } from "./missiles-armies.ts";
import { peculiarMissiles, stoneThrower } from "./missiles-peculiar.ts";
import type { Rows } from "./row.ts";

/**
 * Shooting weapons of the armies played (army books): `range` in inches, `shots` of each model, Strength and Armour
 * Penetration of a hit ("user": those of who throws it). `bracket`: the values of the one hit that an Area Attack or a
 * flame has in brackets; `area`: hits in each rank or file, and in how many of them. Aim stands with who carries it;
 * `inCombat`: what it is to fight with.
 */
const common = {
  "t9a.rule.bow": { range: 24, shots: 1, strength: 3, armourPenetration: 0, attributes: ["volley-fire"] },
  "t9a.rule.longbow": { range: 30, shots: 1, strength: 3, armourPenetration: 0, attributes: ["volley-fire"] },
  "t9a.rule.crossbow": { range: 30, shots: 1, strength: 4, armourPenetration: 1, attributes: ["unwieldy"] },
  "t9a.rule.handgun": { range: 24, shots: 1, strength: 4, armourPenetration: 2, attributes: ["unwieldy"] },
  "t9a.rule.pistol": { range: 12, shots: 1, strength: 4, armourPenetration: 2, attributes: ["quick-to-fire"] },
  "t9a.rule.brace-of-pistols": {
    range: 12,
    shots: 2,
    strength: 4,
    armourPenetration: 2,
    inCombat: "paired-weapons",
    attributes: ["quick-to-fire"],
  },
  "t9a.rule.throwing-weapons": {
    range: 8,
    shots: 2,
    strength: "user",
    armourPenetration: "user",
    attributes: ["accurate", "quick-to-fire"],
  },
  "t9a.rule.long-rifle": {
    range: 48,
    shots: 1,
    strength: 5,
    armourPenetration: 3,
    multipleWounds: "2",
    against: "Standard",
    attributes: ["unwieldy"],
  },
  "t9a.rule.repeater-gun": { range: 24, shots: 3, strength: 4, armourPenetration: 2, attributes: ["unwieldy"] },
  "t9a.rule.repeater-pistol": { range: 12, shots: 3, strength: 4, armourPenetration: 2, attributes: ["quick-to-fire"] },
  "t9a.rule.cannon": {
    kind: "cannon",
    range: 72,
    shots: 1,
    strength: 4,
    armourPenetration: 0,
    area: [1, 5],
    bracket: { strength: 10, armourPenetration: 10, multipleWounds: "D3+1", clippedWings: true },
    attributes: ["reload", "move-or-fire"],
  },
  "t9a.rule.canister": {
    kind: "volley-gun",
    range: 12,
    shots: "2D6",
    times: 1,
    strength: 4,
    armourPenetration: 4,
    attributes: ["reload", "move-or-fire"],
  },
  "t9a.rule.volley-gun": {
    kind: "volley-gun",
    range: 24,
    shots: "3D6",
    times: 2,
    strength: 5,
    armourPenetration: 3,
    attributes: ["reload", "move-or-fire"],
  },
  "t9a.rule.mortar": {
    kind: "catapult",
    least: 12,
    range: 48,
    shots: 1,
    strength: 3,
    armourPenetration: 1,
    area: [6, 6],
    bracket: { strength: 6, armourPenetration: 4, multipleWounds: "D3" },
    attributes: ["reload", "move-or-fire"],
  },
  "t9a.rule.stone-thrower": stoneThrower,
  "t9a.rule.flame-cannon": {
    kind: "flamethrower",
    range: 24,
    shots: 1,
    strength: 4,
    armourPenetration: 1,
    hitsLong: "D6",
    hitsShort: "2D6",
    bracket: { strength: 5, armourPenetration: 2, multipleWounds: "D3" },
    attributes: ["reload", "move-or-fire", "flaming-attacks"],
  },
} as const satisfies Rows;

/** Every shooting weapon, by the id of its rule. */
export const missiles = { ...common, ...armyMissiles, ...peculiarMissiles } as const;

type Rule = keyof typeof missiles;
/** A shooting weapon as an army list, a profile and a choice name it: its rule's id without the prefix. */
export type MissileId = Rule extends `t9a.rule.${infer Id}` ? Id : never;
/** What a shooting weapon's attacks are like, by the id of the rule. */
export type ShotAttribute = (typeof missiles)[Rule]["attributes"][number];
export const missileIds = Object.keys(missiles).map((id) => id.slice("t9a.rule.".length) as MissileId);
