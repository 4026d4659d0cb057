import type { Rows } from "./row.ts";

/** Which part of its Point Cost a unit gives the enemy (sheet 000, Scoring Victory Points). */
export const victoryPoints = {
  "t9a.vp.removed-as-casualty": { percent: 100 },
  "t9a.vp.fleeing": { percent: 50 },
  "t9a.vp.shattered": { percent: 50 },
  "t9a.vp.shattered-and-fleeing": { percent: 100 },
  "t9a.vp.general-or-bsb": { percent: 100, extraVictoryPoints: 200 },
} as const satisfies Rows;

const whole = 4500;
const band = <P extends readonly [number, number | null], V extends readonly [number, number | null]>(
  percent: P,
  victoryPoints: V,
  winner: number,
  loser: number,
) => ({ percent, victoryPoints, atArmyPoints: whole, winner, loser }) as const;

/** Difference in Victory Points as a share of the Army Points, the same in points at 4500, and both Battle Points. */
export const battlePoints = {
  "t9a.battle-points.0-5": band([0, 5], [0, 225], 10, 10),
  "t9a.battle-points.5-10": band([5, 10], [226, 450], 11, 9),
  "t9a.battle-points.10-20": band([10, 20], [451, 900], 12, 8),
  "t9a.battle-points.20-30": band([20, 30], [901, 1350], 13, 7),
  "t9a.battle-points.30-40": band([30, 40], [1351, 1800], 14, 6),
  "t9a.battle-points.40-50": band([40, 50], [1801, 2250], 15, 5),
  "t9a.battle-points.50-70": band([50, 70], [2251, 3150], 16, 4),
  "t9a.battle-points.over-70": band([70, null], [3150, null], 17, 3),
} as const satisfies Rows;

/** What the Secondary Objective moves. */
export const objectivePoints = {
  "t9a.battle-points.secondary-objective": { winner: 3, loser: -3 },
} as const satisfies Rows;

const bands = Object.values(battlePoints);
const cost = (fate: keyof typeof victoryPoints): number => victoryPoints[fate].percent;

/** The same as tables. */
export const scoringTables = {
  "t9a.table.victory-points": {
    rows: [
      ["Removed as a casualty", cost("t9a.vp.removed-as-casualty")],
      ["Fleeing", cost("t9a.vp.fleeing")],
      ["Shattered", cost("t9a.vp.shattered")],
      ["Shattered and Fleeing", cost("t9a.vp.shattered-and-fleeing")],
      [
        "General or BSB casualty",
        cost("t9a.vp.general-or-bsb"),
        victoryPoints["t9a.vp.general-or-bsb"].extraVictoryPoints,
      ],
    ],
    rowCount: Object.keys(victoryPoints).length,
  },
  "t9a.table.battle-points": {
    bands: bands.length,
    atArmyPoints: whole,
    columns: ["percent up to", "Victory Points up to", "winner", "loser"],
    rows: bands.map((b) => [b.percent[1], b.victoryPoints[1], b.winner, b.loser]),
  },
} as const satisfies Rows;
