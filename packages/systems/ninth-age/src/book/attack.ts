import type { Rows } from "./row.ts";

/** Offensive minus Defensive Skill, from the best row to the worst (sheet 000, Attacks). */
export const toHit = {
  "t9a.table.to-hit.4-or-more": { atLeast: 4, atMost: null, needed: 2 },
  "t9a.table.to-hit.1-to-3": { atLeast: 1, atMost: 3, needed: 3 },
  "t9a.table.to-hit.0-to-minus-3": { atLeast: -3, atMost: 0, needed: 4 },
  "t9a.table.to-hit.minus-4-to-minus-7": { atLeast: -7, atMost: -4, needed: 5 },
  "t9a.table.to-hit.minus-8-or-less": { atLeast: null, atMost: -8, needed: 6 },
} as const satisfies Rows;

/** Strength minus Resilience. */
export const toWound = {
  "t9a.table.to-wound.2-or-more": { atLeast: 2, atMost: null, needed: 2 },
  "t9a.table.to-wound.1": { atLeast: 1, atMost: 1, needed: 3 },
  "t9a.table.to-wound.0": { atLeast: 0, atMost: 0, needed: 4 },
  "t9a.table.to-wound.minus-1": { atLeast: -1, atMost: -1, needed: 5 },
  "t9a.table.to-wound.minus-2-or-less": { atLeast: null, atMost: -2, needed: 6 },
} as const satisfies Rows;

/** What both editions print of the best row. */
const best = { atLeast: 5, needed: 2 } as const;
const BEST = "t9a.table.armour-save.5-or-more";

/** Armour minus Armour Penetration; null: no save. The best row is open upwards in play: Armour ends at 6 anyway. */
export const armourSave = {
  "t9a.table.armour-save.5-or-more": { "2e-early": { ...best, atMost: 6 }, "2e-late": { ...best, atMost: null } },
  "t9a.table.armour-save.4": { atLeast: 4, atMost: 4, needed: 3 },
  "t9a.table.armour-save.3": { atLeast: 3, atMost: 3, needed: 4 },
  "t9a.table.armour-save.2": { atLeast: 2, atMost: 2, needed: 5 },
  "t9a.table.armour-save.1": { atLeast: 1, atMost: 1, needed: 6 },
  "t9a.table.armour-save.0-or-less": { atLeast: null, atMost: 0, needed: null },
} as const satisfies Rows;
/** The rows by which a save is looked up, from the best to the worst: the editions differ in the bound of the best alone. */
export const saves = { ...armourSave, [BEST]: best } as const;

interface Step {
  readonly atLeast: number | null;
  readonly atMost: number | null;
  readonly needed: number | null;
}
const need = ({ needed }: Step): string | null => (needed === null ? null : `${needed}+`);
const line = (row: Step) => [row.atLeast ?? row.atMost, need(row)] as const;
const armourRows = (edition: "2e-early" | "2e-late") =>
  Object.values(armourSave)
    .map((row) => ("needed" in row ? row : row[edition]))
    .map(line)
    .toReversed();

/** The tables as a whole: their rows under each other. */
export const attackTables = {
  "t9a.table.to-hit": { rows: Object.values(toHit).map((row) => [row.atLeast, row.atMost, need(row)]) },
  "t9a.table.to-wound": { rows: Object.values(toWound).map(line) },
  "t9a.table.armour-save": {
    "2e-early": {
      rows: armourRows("2e-early"),
      upTo: armourSave["t9a.table.armour-save.5-or-more"]["2e-early"].atMost,
    },
    "2e-late": { rows: armourRows("2e-late"), upTo: null },
  },
} as const satisfies Rows;

/** Between which values everything stays, whatever changes it (a reading of this program). */
export const bounds = {
  "t9a.rule.bounds": {
    least: 0,
    most: 10,
    mostArmour: 6,
    naturalOne: "1 fails",
    naturalSix: "6 succeeds",
    needs: [2, 6],
  },
} as const satisfies Rows;
