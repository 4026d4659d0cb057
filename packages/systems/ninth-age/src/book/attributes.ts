import type { Rows } from "./row.ts";

/** What attacks are like, as far as it has figures. */
export const attributes = {
  "t9a.rule.volley-fire": { width: 8, extraRanks: 1 },
  "t9a.rule.toxic-attacks": { strength: 3, armourPenetration: 10 },
  "t9a.rule.clipped-wings": { add: 1 },
  "t9a.rule.shoot-in-extra-rank": { ranks: 1 },
  "t9a.rule.lightning-reflexes": { toHit: 1 },
  "t9a.rule.battle-focus": { face: 6, hits: 2 },
  "t9a.rule.fight-in-extra-rank": { ranks: 1 },
  "t9a.rule.rage": { perHealthPoint: 1 },
  "t9a.rule.artillery": { misfireOn: 1 },
  "t9a.rule.volley-gun-misfire": { toHit: -1, face: 6, strainedBy: 2, stoppedBy: 3, ones: 1, onesOf: 2 },
} as const satisfies Rows;
