import type { Glossary } from "@tercio/kernel";

/** Age of Sigmar’s terms: English as its sheet prints them, one French wording each. */
export const glossary: Glossary = [
  { en: "Rend", fr: "Perforation", not: { en: ["armour penetration"], fr: ["Perforant", "perfore"] } },
  { en: "retreat", fr: "battre en retraite", not: { fr: ["se replier", "se replie", "se replient", "repli"] } },
  { en: "battle round", fr: "round de bataille", not: { en: ["game turn"], fr: ["manche"] } },
  { en: "battleshock", fr: "déroute", not: { en: ["break test", "panic test"], fr: ["test de moral"] } },
  { en: "pile in", fr: "mise au contact", not: { en: ["come to blows"] } },
  { en: "hit roll", fr: "jet de touche", not: { en: ["roll to hit"], fr: ["jet pour toucher"] } },
  { en: "wound roll", fr: "jet de blessure", not: { en: ["roll to wound"], fr: ["jet pour blesser"] } },
  { en: "save roll", fr: "jet de sauvegarde", not: { en: ["armour save"], fr: ["sauvegarde d’armure"] } },
  { en: "wounds allocated", fr: "blessures reçues", not: { en: ["wounds borne"] } },
  { en: "mortal wound", fr: "blessure mortelle" },
  { en: "slain", fr: "perdue" },
  { en: "warscroll", fr: "charte d’unité" },
  { en: "formation", fr: "formation", not: { en: ["arrangement"], fr: ["disposition"] } },
  { en: "Bravery", fr: "Bravoure", not: { en: ["leadership", "discipline"] } },
  { en: "attack", fr: "attaque", not: { en: ["blow"] }, but: ["Cruel blows", "Flurry of blows"] },
  { en: "friendly", fr: "allié", not: { en: ["friend"], fr: ["ami", "amie"] } },
  { en: "re-roll", fr: "relancer", not: { en: ["reroll", "roll again"] } },
];
