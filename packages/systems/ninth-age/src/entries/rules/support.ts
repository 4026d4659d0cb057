// Parent Units and their Support Units (army books).
import { defineRule } from "../define.ts";

export const parentUnit = defineRule({
  id: "t9a.rule.parent-unit",
  name: { en: "Parent Unit", fr: "Unité principale" },
  listed: true,
  figures: { notFrightenedBy: "Support Units" },
});

export const supportUnit = defineRule({
  id: "t9a.rule.support-unit",
  name: { en: "Support Unit", fr: "Unité de soutien" },
  listed: true,
  figures: {
    inches: 8,
    of: "Parent Unit",
    ranksOfSupport: 1,
    ranksThatShoot: 1,
    steadfast: "Full Ranks of the Parent Unit",
  },
});
