// What Characters do in Duels that others do not (army books).
import { defineRule, defineState } from "../define.ts";

export const divineRight = defineRule({
  id: "t9a.rule.divine-right",
  name: { en: "Divine Right", fr: "Droit divin" },
  listed: true,
  grantsTo: "unit",
  figures: { gives: ["Lethal Strike", "Multiple Wounds"], multipleWounds: 2, joins: "no other Character" },
  reference: {
    group: "armies",
    from: "army",
    phases: ["movement", "melee"],
    text: {
      en: "It joins no unit with another Character in it, and no Character joins it. It must issue and accept Duels, and a Character that it challenges must accept. In a Duel its blows have Lethal Strike and Multiple Wounds (2).",
      fr: "Il ne rejoint aucune unité où se trouve un autre Personnage, et aucun ne le rejoint. Il doit lancer et accepter les duels, et un Personnage qu’il défie doit accepter. En duel ses coups ont Coup fatal et Blessures multiples (2).",
    },
    see: ["t9a.rule.lethal-strike", "t9a.rule.multiple-wounds", "t9a.rule.joining"],
  },
});

export const dueling = defineState({
  word: "dueling",
  remembered: true,
  of: ["t9a.rule.locket-of-sunna"],
  name: { en: "In a Duel", fr: "En duel" },
});
