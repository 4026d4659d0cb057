// Armour that is worn, and the best there is (sheet 001).
import { defineRule, defineState } from "../define.ts";

export const light = defineRule({
  id: "tow.armour.light",
  name: { en: "Light armour", fr: "Armure légère" },
  figures: { save: 6 },
});

export const heavy = defineRule({
  id: "tow.armour.heavy",
  name: { en: "Heavy armour", fr: "Armure lourde" },
  figures: { save: 5 },
});

export const fullPlate = defineRule({
  id: "tow.armour.full-plate",
  name: { en: "Full plate armour", fr: "Armure de plates complète" },
  figures: { save: 4 },
});

export const shield = defineRule({
  id: "tow.armour.shield",
  name: { en: "Shield", fr: "Bouclier" },
  figures: { improvement: 1 },
});

export const bestSave = defineRule({
  id: "tow.armour.best-save",
  name: { en: "Best armour save", fr: "Meilleure sauvegarde d’armure" },
  figures: { best: 2 },
});

/** What else protects a unit, as its profile says. */
export const armourBonus = defineState({
  word: "armour-bonus",
  of: [],
  name: { en: "Other protection", fr: "Autre protection" },
});
