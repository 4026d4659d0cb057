// Parent Units and their Support Units (army books).
import { defineRule } from "../define.ts";

export const parentUnit = defineRule({
  id: "t9a.rule.parent-unit",
  name: { en: "Parent Unit", fr: "Unité principale" },
  listed: true,
  figures: { notFrightenedBy: "Support Units" },
  reference: {
    group: "armies",
    from: "army",
    text: {
      en: "The fate of Support Units does not frighten it.",
      fr: "Le sort des Unités de soutien ne l’effraie pas.",
    },
    see: ["t9a.rule.support-unit"],
    ruling: "support-units",
  },
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
  reference: {
    group: "armies",
    from: "army",
    text: {
      en: "Within 8″ of a Parent Unit it gives Supporting Attacks from 1 rank more, shoots from 1 rank more, and counts the Full Ranks of that unit to find whether it is Steadfast.",
      fr: "À 8″ ou moins d’une Unité principale, elle donne des Attaques de soutien d’1 rang de plus, tire d’1 rang de plus, et compte les Rangs complets de celle-ci pour déterminer si elle est Indomptable.",
    },
    see: ["t9a.rule.parent-unit", "t9a.rule.steadfast"],
    ruling: "support-units",
  },
});
