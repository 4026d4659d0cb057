import type { Rows } from "./row.ts";

/** What attacks are like, as far as it has figures. */
export const attributes = {
  "t9a.rule.volley-fire": { width: 8, extraRanks: 1 },
  "t9a.rule.toxic-attacks": { strength: 3, armourPenetration: 10 },
  "t9a.rule.artillery": { misfireOn: 1 },
  "t9a.rule.volley-gun-misfire": { toHit: -1, strainedBySixes: 2, stoppedBySixes: 3, stoppedByOnes: 2 },
} as const satisfies Rows;

/** Special rules that an army list names with their number: a special save on that or more, a loss to hit, wounds. */
export const numbered = {
  aegis: [6, 5, 4, 3, 2],
  fortitude: [6, 5, 4, 3, 2],
  "hard-target": [1, 2],
} as const;

/** Multiple Wounds (X), as an army list names it, and X. */
export const multipleWounds = { 2: "2", 3: "3", d3: "D3", "d3+1": "D3+1", d6: "D6" } as const;
