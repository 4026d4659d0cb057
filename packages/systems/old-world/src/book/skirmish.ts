import type { Rows } from "./row.ts";

/** Skirmishers (a public page of the rules; the sheets name none). */
export const skirmish = {
  "tow.rule.skirmishers": {
    onSheets: "not printed",
    within: 1,
    flankOrRear: "none",
    rankBonus: "none",
    disrupts: false,
    closeOrder: false,
  },
  "tow.rule.form-up": {
    onSheets: "not printed",
    along: "the charger's fighting rank",
    movements: 1,
    cornerContact: true,
    without: "models that find no place are lost",
  },
} as const satisfies Rows;
