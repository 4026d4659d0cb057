import type { Rows } from "./row.ts";

/** To-hit modifiers of a Shooting Attack (sheet 000, Shooting Phase). */
export const toHitModifiers = {
  "t9a.to-hit-modifier.long-range.accurate": { "2e-early": { toHit: 0, printed: -1 }, "2e-late": { toHit: 0 } },
  "t9a.to-hit-modifier.moving-and-shooting.quick-to-fire": {
    "2e-early": { toHit: 0, printed: -1 },
    "2e-late": { toHit: 0 },
  },
  "t9a.to-hit-modifier.moving-and-shooting.unwieldy": { toHit: -2 },
  "t9a.to-hit-modifier.moving-and-shooting.quick-to-fire-and-unwieldy": { toHit: -1 },
} as const satisfies Rows;

/** Who shoots, and what a hopeless shot needs (sheet 000, Selection of Shooting Rules). */
export const selection = {
  "t9a.shooting.once-per-phase": { times: 1 },
  "t9a.shooting.first-and-second-rank": { ranks: [1, 2] },
  "t9a.shooting.hopeless-shots": {
    "2e-early": { needed: "7+", then: "4+", first: "6+" },
    "2e-late": { needed: "7+", then: "4+", first: 6 },
  },
  "t9a.cover.procedure": {
    "2e-early": {
      from: "a point of the shooter's front",
      of: "Target Facing",
      obscuredPercent: 50,
      exactlyCounts: true,
    },
    "2e-late": {
      from: "a point of the shooter's front",
      of: "Target Facing",
      obscuredPercent: 50,
      exactlyCounts: false,
    },
  },
} as const satisfies Rows;

/** What a roll on the misfire table brings: D6 plus what the weapon adds. */
export const misfires = {
  "t9a.misfire.explosion": {
    result: 0,
    orLess: true,
    radius: "D6",
    hits: 1,
    strength: 5,
    armourPenetration: 2,
    shooter: "casualty",
  },
  "t9a.misfire.breakdown": { result: [1, 2] },
  "t9a.misfire.jammed": {
    "2e-early": { result: [3, 4], warMachineShakenUntil: "end of owner's next Player Turn" },
    "2e-late": { result: [3, 4], warMachineShakenUntil: "owner's next Player Turn" },
  },
  "t9a.misfire.malfunction": { result: 5, orMore: true, healthPointsLost: 1, saves: false },
} as const satisfies Rows;
