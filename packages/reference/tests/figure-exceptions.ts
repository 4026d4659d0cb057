/**
 * Figures of sentences that are no values of their row, id by id. A test fails when one of them is no longer needed, so
 * the list cannot outgrow its reasons.
 */
export const figureExceptions: {
  readonly [id: string]: { readonly figures: readonly string[]; readonly why: string };
} = {
  "tow.manoeuvre.turn": { figures: ["quarter", "quart"], why: "the cost by degrees, which the row prints as 1/4" },
  "t9a.model-height.large": { figures: ["0"], why: "the Initiative Step of Stomp Attacks, a row of its own" },
  "t9a.model-height.full-ranks": { figures: ["8"], why: "the width of Line Formation, a row of its own" },
  "t9a.table.to-wound": { figures: ["6"], why: "the natural 6, a row of its own (t9a.rule.bounds)" },
  "t9a.shooting.hopeless-shots": { figures: ["6", "1"], why: "natural faces (t9a.rule.bounds)" },
  "t9a.to-hit-modifier.long-range": {
    figures: ["half", "moitié"],
    why: "where Long Range begins, no number of its own",
  },
  "t9a.to-hit-modifier.moving-and-shooting.unwieldy": {
    figures: ["-1"],
    why: "the penalty of everybody (t9a.to-hit-modifier.moving-and-shooting)",
  },
  "t9a.to-hit-modifier.moving-and-shooting.quick-to-fire-and-unwieldy": {
    figures: ["half"],
    why: "a figure of speech",
  },
  "t9a.to-hit-modifier.hard-cover": {
    figures: ["-1"],
    why: "the penalty of Soft Cover (t9a.to-hit-modifier.soft-cover)",
  },
  "t9a.terrain.hill.charge-reroll": { figures: ["half", "moitié"], why: "a majority, no number" },
  "t9a.miscast.111": { figures: ["1"], why: "the natural face that returns (t9a.magic.fizzle)" },
  "t9a.battle-points.secondary-objective": { figures: ["20", "0"], why: "what 17 and 3 become by it" },
  "tow.combat-result.rank-bonus": {
    figures: ["2"],
    why: "the maximum of infantry, a row of its own (tow.keyword.rank-bonus)",
  },
  "tow.weapon.melee.additional-hand-weapon": { figures: ["two", "deux"], why: "the name of a special rule" },
  "tow.weapon.melee.great-weapon": { figures: ["6"], why: "the natural 6 of Armour Bane, a rule of its own" },
  "tow.weapon.melee.halberd": {
    figures: ["6", "two", "deux"],
    why: "the natural 6 of Armour Bane and the name of a special rule",
  },
  "tow.weapon.melee.whip": { figures: ["10"], why: "the Initiative of Strike First, a row of its own" },
  "tow.armour.shield": {
    figures: ["4+", "5+", "6+", "two", "deux"],
    why: "an example of the step by 1, and the name of a special rule",
  },
};
