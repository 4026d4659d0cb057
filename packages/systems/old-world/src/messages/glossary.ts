import type { Glossary } from "@tercio/kernel";

/** The Old World’s terms: English as its sheet prints them, one French wording each (no French sheet is known). */
export const glossary: Glossary = [
  { en: "Wizard", fr: "Sorcier", not: { en: ["spellcaster"], fr: ["Magicien"] } },
  { en: "Wounds", fr: "Points de Vie", not: { en: ["health point", "hit point"], fr: ["Points de vie"] } },
  { en: "Leadership", fr: "Commandement", not: { en: ["discipline test"], fr: ["test de discipline"] } },
  { en: "Toughness", fr: "Endurance", not: { en: ["resilience"] } },
  { en: "Weapon Skill", fr: "Capacité de Combat", not: { en: ["offensive skill", "defensive skill"] } },
  { en: "Initiative", fr: "Initiative", not: { en: ["agility"], fr: ["agilité"] } },
  { en: "combat result", fr: "Résultat de combat", not: { en: ["combat score"] } },
  { en: "round", fr: "round", not: { fr: ["manche"] } },
  { en: "attack", fr: "attaque", not: { en: ["blow"] } },
  { en: "Break test", fr: "test de moral", not: { fr: ["test de rupture"] } },
  { en: "Fall Back in Good Order", fr: "recul en bon ordre", not: { fr: ["repli en bon ordre"] } },
  { en: "Give Ground", fr: "céder du terrain" },
  { en: "Follow Up", fr: "suivre" },
  { en: "Restraint test", fr: "test pour se retenir" },
  { en: "file", fr: "colonne", not: { en: ["abreast"] } },
  { en: "Rank Bonus", fr: "Bonus de Rangs" },
  { en: "Unit Strength", fr: "Puissance d’Unité" },
  { en: "Skirmish", fr: "Tirailleurs" },
  { en: "table", fr: "table", not: { en: ["battlefield"] } },
  { en: "wheel", fr: "roue", not: { fr: ["conversion"] } },
  { en: "narrow end", fr: "extrémité étroite", not: { fr: ["petit bout"] } },
  { en: "large end", fr: "extrémité large", not: { fr: ["gros bout"] } },
  { en: "friendly", fr: "allié", not: { en: ["friend"], fr: ["ami", "amie"] } },
  { en: "re-roll", fr: "relancer", not: { en: ["reroll", "roll again"] } },
];
