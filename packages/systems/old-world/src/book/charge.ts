import type { Rows } from "./row.ts";

/** The dice of a charge (sheet 003). */
export const charge = {
  "tow.charge.roll": { roll: "2D6", keep: "highest" },
  "tow.charge.range": { formula: "Movement + Charge roll" },
} as const satisfies Rows;
