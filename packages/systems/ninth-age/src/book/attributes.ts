import type { Rows } from "./row.ts";

/** What attacks are like, as far as it has figures. */
export const attributes = {
  "t9a.rule.volley-fire": { width: 8, extraRanks: 1 },
  "t9a.rule.toxic-attacks": { strength: 3, armourPenetration: 10 },
  "t9a.rule.artillery": { misfireOn: 1 },
  "t9a.rule.volley-gun-misfire": { toHit: -1, strainedBySixes: 2, stoppedBySixes: 3, stoppedByOnes: 2 },
} as const satisfies Rows;
