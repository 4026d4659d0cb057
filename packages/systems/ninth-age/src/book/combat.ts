import type { Rows } from "./row.ts";

/** Health Points beyond those that the beaten of a Duel had. */
export const overkill = { perHealthPoint: 1, maximum: 3 } as const;

/** Parts of the Combat Score (sheet 000, Combat Score Summary). */
export const combatScore = {
  "t9a.combat-score.health-points-lost": { perHealthPoint: 1 },
  "t9a.combat-score.overkill": {
    "2e-early": overkill,
    "2e-late": { ...overkill, only: "excess Health Points in a Duel" },
  },
  "t9a.combat-score.charge": { side: 1 },
  "t9a.combat-score.rank-bonus": { perFullRankAfterFirst: 1, maximum: 3 },
  "t9a.combat-score.standard-bearer": { each: 1 },
  "t9a.combat-score.flank": { bonus: 1, withFullRank: 2, once: true },
  "t9a.combat-score.rear": { bonus: 2, withFullRank: 3, once: true },
} as const satisfies Rows;

const {
  "t9a.combat-score.health-points-lost": lost,
  "t9a.combat-score.charge": charge,
  "t9a.combat-score.rank-bonus": ranks,
  "t9a.combat-score.standard-bearer": standard,
  "t9a.combat-score.flank": flank,
  "t9a.combat-score.rear": rear,
} = combatScore;

/** The same parts under each other. */
export const combatTables = {
  "t9a.table.combat-score": {
    rows: [
      ["Health Points lost by enemies", lost.perHealthPoint],
      ["Overkill", overkill.perHealthPoint, "max", overkill.maximum],
      ["Charge", charge.side],
      ["Rank Bonus", ranks.perFullRankAfterFirst, "max", ranks.maximum],
      ["Standard Bearer", standard.each],
      ["Flank Bonus", flank.bonus, flank.withFullRank],
      ["Rear Bonus", rear.bonus, rear.withFullRank],
    ],
  },
} as const satisfies Rows;
