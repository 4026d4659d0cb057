// What Secondary Objectives ask of units while the battle lasts (sheet 000, Secondary Objectives).
import { defineRule } from "../define.ts";

export const markerCarriers = defineRule({
  id: "t9a.rule.marker-carriers",
  name: { en: "Carrying a marker", fr: "Porter un marqueur" },
  figures: { fullRanks: 3 },
});
