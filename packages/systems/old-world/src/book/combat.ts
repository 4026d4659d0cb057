import type { Rows } from "./row.ts";

/** Points of the Combat Result (sheets 001 and 003). */
export const combatResult = {
  "tow.combat-result.unsaved-wounds": { points: 1 },
  "tow.combat-result.rank-bonus": {
    points: 1,
    per: "rank",
    capPage: 105,
    capOnSheets: false,
    bySheet: { "001": "capped", "003": "no cap named" },
  },
  "tow.combat-result.close-order": {
    points: 1,
    unitStrength: 5,
    bySheet: { "001": "listed", "003": "not listed" },
  },
  "tow.combat-result.standard": { points: 1 },
  "tow.combat-result.battle-standard": { points: 1 },
  "tow.combat-result.flank-attack": { points: 1 },
  "tow.combat-result.rear-attack": { points: 2 },
  "tow.combat-result.high-ground": { points: 1 },
  "tow.combat-result.overkill": { points: 1, per: "excess wound", cap: null },
  "tow.combat-result.musician-tie-break": { points: 1 },
} as const satisfies Rows;

/** Initiative gained by charging. */
export const chargeInitiative = {
  "tow.combat.charge-initiative.front": { perInch: 1, bonus: 1, maximum: 3, cap: 10 },
  "tow.combat.charge-initiative.flank-or-rear": { perInch: 1, bonus: 1, maximum: 4, cap: 10 },
} as const satisfies Rows;

/** Dice that are rolled after a round, and how far ground is given (sheets 001 and 003). */
export const afterRound = {
  "tow.phase.combat.break-test": {
    step: 3,
    of: 4,
    page: 154,
    roll: "2D6",
    modifier: "score difference",
    comparisons: 2,
    example: { lostBy: 3, added: 3 },
  },
  "tow.break.gives-ground": { modified: "<= Leadership", naturalDouble: 1 },
  "tow.break-move.flee-direction": { distance: "2D6" },
  "tow.break-move.breaks": { distance: "2D6", caught: "destroyed" },
  "tow.break-move.falls-back-in-good-order": { roll: "2D6", keep: "highest", rallies: "automatic" },
  "tow.break-move.gives-ground": { distance: 2 },
  "tow.pursuit.restrain-and-reform": { roll: "2D6", test: "Leadership" },
  "tow.pursuit.pursue": { distance: "2D6", page: 156, caughtFleeing: "destroyed" },
  "tow.pursuit.overrun": { distance: "2D6" },
} as const satisfies Rows;

/** When a unit that should fall back runs instead: under so many per cent of the winners' Unit Strength. */
export const breaking = {
  "tow.break-move.falls-back-overwhelmed": { threshold: 50 },
} as const satisfies Rows;

/** Troop types, from public pages: what one model counts, how many make a rank, how many ranks count. */
export const troops = {
  "tow.keyword.unit-strength": {
    onSheets: "named only",
    values: {
      infantry: 1,
      warBeasts: 1,
      cavalry: 2,
      monstrousInfantry: 3,
      monstrousCavalry: 3,
      swarms: 3,
      lightChariots: 3,
      heavyChariots: 5,
      monsters: "starting Wounds",
      warMachines: "starting Wounds",
    },
  },
  "tow.keyword.rank-bonus": {
    onSheets: "named only",
    capPage: 105,
    modelsPerRank: [5, 4, 3],
    capInfantry: 2,
    capOthers: 1,
    lostToUnitStrength: 5,
  },
} as const satisfies Rows;
