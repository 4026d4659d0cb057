import type { Rows } from "./row.ts";

/** A hopeless shot: the two rolls that it takes. */
export const hopelessShots = { needed: "7+", then: "4+" } as const;
/** The results of a weapon that jams, and how much of the Target Facing is hidden that has Cover. */
export const jams = { result: [3, 4] } as const;
export const coverProcedure = {
  from: "a point of the shooter's front",
  of: "Target Facing",
  obscuredPercent: 50,
} as const;

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
    "2e-early": { ...hopelessShots, first: "6+" },
    "2e-late": { ...hopelessShots, first: 6 },
  },
  "t9a.cover.procedure": {
    "2e-early": { ...coverProcedure, exactlyCounts: true },
    "2e-late": { ...coverProcedure, exactlyCounts: false },
  },
} as const satisfies Rows;

/** From where a model looks, and to what. */
const looks = { from: "Front Facing", to: ["model", "Unit Boundary"] } as const;
export const lineOfSight = {
  "t9a.line-of-sight.definition": {
    "2e-early": { ...looks, endPointIn: "Front Arc" },
    "2e-late": { ...looks, alsoTo: "point" },
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
    "2e-early": { ...jams, warMachineShakenUntil: "end of owner's next Player Turn" },
    "2e-late": { ...jams, warMachineShakenUntil: "owner's next Player Turn" },
  },
  "t9a.misfire.malfunction": { result: 5, orMore: true, healthPointsLost: 1, saves: false },
} as const satisfies Rows;
