/**
 * Figures of sentences that are no values of their row, id by id. A test fails when one of them is no longer needed, so
 * the list cannot outgrow its reasons.
 */
export const figureExceptions: {
  readonly [id: string]: { readonly figures: readonly string[]; readonly why: string };
} = {
  "t9a.model-height.large": { figures: ["0"], why: "the Initiative Step of Stomp Attacks, a row of its own" },
  "t9a.model-height.full-ranks": { figures: ["8"], why: "the width of Line Formation, a row of its own" },
  "t9a.deployment.frontline-clash": { figures: ["two", "deux"], why: "one zone for each player" },
  "t9a.deployment.encircle": { figures: ["quart"], why: "the outer quarters of the board, no share of a number" },
  "t9a.table.to-wound": { figures: ["6"], why: "the natural 6, a row of its own (t9a.rule.bounds)" },
  "t9a.battle-points.secondary-objective": { figures: ["20", "0"], why: "what 17 and 3 become by it" },
};
