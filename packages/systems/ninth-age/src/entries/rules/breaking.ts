// What keeps a unit that lost its combat from breaking (sheet 000, Break Test).
import { defineRule } from "../define.ts";

export const steadfast = defineRule({
  id: "t9a.rule.steadfast",
  name: { en: "Steadfast", fr: "Indomptable" },
  figures: { breakTestModifier: 0, fullRanks: "more than each enemy" },
});

export const steadfastDisrupted = defineRule({
  id: "t9a.rule.steadfast-disrupted",
  name: { en: "Disrupted", fr: "Désorganisée" },
  figures: { fullRanks: 2, facings: ["flank", "rear"] },
});

export const stubborn = defineRule({
  id: "t9a.rule.stubborn",
  name: { en: "Stubborn", fr: "Tenace" },
  listed: true,
  figures: { breakTestModifier: 0 },
});
