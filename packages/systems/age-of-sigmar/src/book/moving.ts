import type { Rows } from "./row.ts";

/** Moves of every kind (sheet 004; what it only names: public page of the rules). Lengths are in inches. */
export const moving = {
  "aos2.core.normal-moves": {
    distance: "Move characteristic",
    unit: "inches",
    distinctFrom: ["charge moves", "pile-in moves"],
  },
  "aos2.core.running": { declared: "when picked to move", runRoll: "D6", shooting: false, charging: false },
  "aos2.core.flying": {
    moves: "any",
    passes: ["models", "terrain features"],
    verticalDistance: "ignored",
    endOnModel: false,
  },
  "aos2.keyword.retreat": {
    onSheets: "named only",
    startsWithin: 3,
    endsMoreThan: 3,
    thenShoot: false,
    thenCharge: false,
  },
  "aos2.core.charge-roll": {
    within: 12,
    chargeRoll: "2D6",
    notIf: ["ran this turn", "retreated this turn", "within 3 inches of an enemy unit"],
    enemyDistance: 3,
  },
  "aos2.core.charge-move": { firstModelWithin: 0.5, targetBeforeRoll: false, failed: "no model moves this phase" },
  "aos2.core.charge-sequence": { atATime: 1, order: "charging player's choice", until: "no more wanted" },
  "aos2.core.piling-in": { within: 3, orCharged: true, move: 3, end: "at least as close to nearest enemy model" },
} as const satisfies Rows;

/** Rules that the sheet takes for granted. */
export const unprinted = {
  "aos2.rule.coherency": { onSheets: "not printed", within: 1, when: ["end of a move", "end of the turn"] },
  "aos2.rule.three-inches": { onSheets: "named only", distance: 3, moves: ["normal", "run"], exactly: "is within" },
} as const satisfies Rows;
