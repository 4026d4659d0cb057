import type { Rows } from "./row.ts";

/** Distances of moves and what keeps units apart. */
export const movement = {
  "t9a.rule.march-test": { inches: 8 },
  "t9a.rule.unit-spacing": { endInches: 1, onTheWayInches: 0.5, combatReformInches: 0.5, apartMillimetres: 0.5 },
  "t9a.rule.backwards": { costPerInch: 2, directions: 1 },
  "t9a.rule.flee-extension": {
    inches: 1,
    throughFriends: "Panic Test",
    throughEnemies: "Dangerous Terrain (3)",
    dangerousTerrain: 3,
  },
} as const satisfies Rows;

/** What crossing Dangerous Terrain does to a model. */
export const dangerousTerrain = {
  "t9a.terrain.dangerous-terrain-test.effect": { hits: 1, armourPenetration: 10, toWound: "automatic" },
} as const satisfies Rows;
