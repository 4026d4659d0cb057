// What Characters do in Duels that others do not (army books).
import { defineRule, defineState } from "../define.ts";

export const divineRight = defineRule({
  id: "t9a.rule.divine-right",
  name: { en: "Divine Right", fr: "Droit divin" },
  listed: true,
  grantsTo: "unit",
  figures: { gives: ["Lethal Strike", "Multiple Wounds"], multipleWounds: 2, joins: "no other Character" },
});

export const dueling = defineState({
  word: "dueling",
  of: ["t9a.rule.locket-of-sunna"],
  name: { en: "In a Duel", fr: "En duel" },
});
