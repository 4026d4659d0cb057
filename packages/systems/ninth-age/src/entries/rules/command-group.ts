// What champions and musicians do for their unit besides fighting (sheet 000, Command Group).
import { defineRule } from "../define.ts";

export const orderingTheCharge = defineRule({
  id: "t9a.rule.ordering-the-charge",
  name: { en: "Ordering the Charge", fr: "Ordonner la charge" },
  figures: { diceAtLeast: 4 },
  reference: {
    group: "models",
    phases: ["charge"],
    text: {
      en: "With a Champion in the charging unit, the dice of its Charge Range count as 4 at least to find whether it arrives.",
      fr: "Avec un Champion dans l’unité qui charge, les dés de la portée de charge valent au moins 4 pour déterminer si elle arrive.",
    },
    see: ["t9a.rule.champion"],
    ruling: "ordered-charge",
  },
});

export const marchToTheBeat = defineRule({
  id: "t9a.rule.march-to-the-beat",
  name: { en: "March to the Beat", fr: "Marcher au pas" },
  figures: { inches: 8, discipline: -1 },
  reference: {
    group: "models",
    phases: ["movement"],
    text: {
      en: "An enemy Musician within 8″, whose unit does not flee: -1 Discipline in March Tests.",
      fr: "Un Musicien ennemi à 8 pouces ou moins, dont l’unité ne fuit pas : -1 en Discipline aux tests de marche forcée.",
    },
    ruling: "march-to-the-beat",
  },
});

export const swiftReform = defineRule({
  id: "t9a.rule.swift-reform",
  name: { en: "Swift Reform", fr: "Reformation rapide" },
  reference: {
    group: "models",
    phases: ["movement"],
    text: {
      en: "A unit with a Musician may reform and then make an Advance Move. No model ends farther than its March Rate from where it began.",
      fr: "Une unité avec un Musicien peut se reformer puis faire un Mouvement simple. Aucune figurine ne finit plus loin que sa Marche forcée de son départ.",
    },
    facts: { modelAtMost: "March Rate", needs: "Musician" },
    see: ["t9a.rule.march-to-the-beat"],
  },
});
