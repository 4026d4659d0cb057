import type { Rows } from "./row.ts";

/** What attacks are like, as far as it has figures. */
export const attributes = {
  "t9a.rule.artillery": { misfireOn: 1 },
} as const satisfies Rows;
