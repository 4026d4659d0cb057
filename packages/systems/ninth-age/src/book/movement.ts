import type { Rows } from "./row.ts";

/** What keeps units apart; moves that end apart for reasons of their own have the same numbers. */
const spacing = { endInches: 1, onTheWayInches: 0.5, combatReformInches: 0.5, apartMillimetres: 0.5 } as const;

/** Dice of moves that are rolled. */
export const rolledMoves = {
  "t9a.rule.charge-range": { dice: "2D6", wheels: 1, degrees: 90, comparedWith: "shortest distance" },
  "t9a.rule.flee-distance": { dice: "2D6", chosenBy: "owner of the enemies" },
  "t9a.rule.pursuit": { dice: "2D6", caught: "pursuit at least the flight" },
  "t9a.rule.overrun": { dice: "2D6", restrainTest: false },
} as const satisfies Rows;

/** From the corners of a unit outwards: where one of its facings ends and the next begins, in sight and charges alike. */
export const arcs = {
  "t9a.rule.facing-charged": { degrees: 45, fixedAt: "declaration" },
} as const satisfies Rows;

/** Distances of moves. */
export const movement = {
  "t9a.rule.unit-spacing": { ...spacing },
  "t9a.rule.rally-reform": { endInches: spacing.endInches },
  "t9a.rule.pursuit-off-board": { inches: spacing.endInches, when: "owner's next Movement Phase" },
  "t9a.rule.combat-reform": { modelAtMost: "March Rate", apartInches: spacing.combatReformInches },
  "t9a.rule.failed-charge": {
    wheelDegrees: rolledMoves["t9a.rule.charge-range"].degrees,
    inches: "highest die",
    then: "Shaken",
    apartMillimetres: spacing.apartMillimetres,
  },
  "t9a.rule.flight-goes-on": {
    dice: rolledMoves["t9a.rule.flee-distance"].dice,
    direction: "straight ahead",
  },
  "t9a.rule.single-model-pivot": { models: 1, cost: 0 },
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
