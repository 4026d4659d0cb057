// Special items of armies that do what no item's effects say: a list sells them, and their bearer has them as rules (army books).
import { defineRule } from "../define.ts";

export const mantleOfUllor = defineRule({
  id: "t9a.rule.mantle-of-ullor",
  name: { en: "Mantle of Ullor", fr: "Manteau d’Ullor" },
  listed: true,
  figures: { inches: 6 },
  reference: {
    group: "items",
    from: "army",
    text: {
      en: "Artefact: enemy units within 6″ of its bearer gain no Agility from Charging Momentum.",
      fr: "Artefact : les unités ennemies à 6″ ou moins de son porteur ne gagnent pas d’Agilité par l’Élan de charge.",
    },
    see: ["t9a.rule.charging-momentum"],
  },
});
