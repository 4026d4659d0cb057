// An attack, step by step (sheet 004).
import { defineRule } from "../define.ts";

export const meleeWeapons = defineRule({
  id: "aos2.core.melee-weapons",
  name: { en: "Melee weapons", fr: "Armes de mêlée" },
  figures: { within: "Range of the weapon" },
});

export const attackSequence = defineRule({
  id: "aos2.core.attack.sequence",
  name: { en: "Making attacks", fr: "Porter les attaques" },
  figures: {
    atATime: 1,
    rows: [
      [1, "hit roll"],
      [2, "wound roll"],
      [3, "save roll"],
      [4, "determine damage"],
    ],
    batch: "same type of weapon",
  },
});

export const hitRoll = defineRule({
  id: "aos2.core.attack.hit-roll",
  name: { en: "Hit roll", fr: "Jet de touche" },
  figures: {
    step: 1,
    of: 4,
    dice: "D6",
    needs: ">= To Hit",
    unmodifiedFails: 1,
    unmodifiedSucceeds: 6,
  },
});

export const woundRoll = defineRule({
  id: "aos2.core.attack.wound-roll",
  name: { en: "Wound roll", fr: "Jet de blessure" },
  figures: {
    step: 2,
    of: 4,
    dice: "D6",
    needs: ">= To Wound",
    unmodifiedFails: 1,
    unmodifiedSucceeds: 6,
  },
});

export const saveRoll = defineRule({
  id: "aos2.core.attack.save-roll",
  name: { en: "Save roll", fr: "Jet de sauvegarde" },
  figures: {
    step: 3,
    of: 4,
    dice: "D6",
    modifier: "Rend",
    example: { rend: -1, subtract: 1 },
    needs: ">= Save",
    unmodifiedFails: 1,
    notAutomaticOn: 6,
  },
});

export const damage = defineRule({
  id: "aos2.core.attack.damage",
  name: { en: "Determine damage", fr: "Déterminer les dégâts" },
  figures: { step: 4, of: 4, damage: "Damage characteristic", usual: 1, some: "2+" },
});

export const reRolls = defineRule({
  id: "aos2.core.re-rolls",
  name: { en: "Re-rolls", fr: "Relances" },
  figures: {
    sums: ["2D6", "3D6"],
    sumRerolls: "all dice",
    maximumRerollsPerDie: 1,
    order: ["roll", "re-roll", "unmodified result", "modifiers"],
  },
});

export const modifiers = defineRule({
  id: "aos2.core.modifiers.cumulative",
  name: { en: "Modifiers", fr: "Modificateurs" },
  figures: { cumulative: true, minimumDie: 1 },
});

export const randomValues = defineRule({
  id: "aos2.core.modifiers.random-values",
  name: { en: "Modifiers on random values", fr: "Modificateurs de valeurs aléatoires" },
  figures: {
    order: ["roll", "modify"],
    example: { value: "D3", modifier: 1, result: "D3+1" },
  },
});
