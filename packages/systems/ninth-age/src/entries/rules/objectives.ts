// What Secondary Objectives ask of units while the battle lasts (sheet 000, Secondary Objectives).
import { defineRule } from "../define.ts";

export const markerCarriers = defineRule({
  id: "t9a.rule.marker-carriers",
  name: { en: "Carrying a marker", fr: "Porter un marqueur" },
  figures: { fullRanks: 3 },
  reference: {
    group: "start",
    phases: ["movement"],
    text: {
      en: "A unit with fewer than 3 Full Ranks does not march while it carries a marker of Spoils of War.",
      fr: "Une unité de moins de 3 rangs complets ne fait pas de marche forcée tant qu’elle porte un marqueur du Butin de guerre.",
    },
    see: ["t9a.objective.spoils-of-war"],
  },
});
