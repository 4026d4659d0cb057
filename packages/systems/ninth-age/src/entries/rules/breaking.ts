// What keeps a unit that lost its combat from breaking (sheet 000, Break Test).
import { defineRule } from "../define.ts";

export const steadfast = defineRule({
  id: "t9a.rule.steadfast",
  name: { en: "Steadfast", fr: "Indomptable" },
  figures: { breakTestModifier: 0, fullRanks: "more than each enemy" },
  reference: {
    group: "combat",
    text: {
      en: "A unit with more Full Ranks than each enemy unit of its combat takes its Break Test, and its test to Combat Reform, without the difference in Combat Score.",
      fr: "Une unité qui a plus de rangs complets que chacune des unités ennemies du combat fait son test de moral, et son test pour se reformer au combat, sans l’écart du résultat de combat.",
    },
    see: ["t9a.rule.steadfast-disrupted", "t9a.rule.stubborn", "t9a.model-height.full-ranks"],
  },
});

export const steadfastDisrupted = defineRule({
  id: "t9a.rule.steadfast-disrupted",
  name: { en: "Disrupted", fr: "Désorganisée" },
  figures: { fullRanks: 2, facings: ["flank", "rear"] },
  reference: {
    group: "combat",
    text: {
      en: "A unit touched on flank or rear by an enemy with 2 Full Ranks or more is not Steadfast.",
      fr: "Une unité touchée au flanc ou au dos par un ennemi d’au moins 2 rangs complets n’est pas Indomptable.",
    },
    see: ["t9a.rule.steadfast"],
  },
});

export const stubborn = defineRule({
  id: "t9a.rule.stubborn",
  name: { en: "Stubborn", fr: "Tenace" },
  listed: true,
  figures: { breakTestModifier: 0 },
  reference: {
    group: "models",
    phases: ["melee"],
    text: {
      en: "Takes Break Tests, and tests to Combat Reform, at its full Discipline, whatever the difference in Combat Score.",
      fr: "Fait ses tests de moral, et ses tests pour se reformer au combat, à sa pleine Discipline, quel que soit l’écart du résultat de combat.",
    },
    see: ["t9a.rule.steadfast"],
  },
});
