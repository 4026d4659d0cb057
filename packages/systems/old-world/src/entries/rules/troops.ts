// Troop types: what one model counts, how many make a rank, how many ranks count (public pages of the rules).
import { defineRule } from "../define.ts";

export const unitStrength = defineRule({
  id: "tow.keyword.unit-strength",
  name: { en: "Unit Strength", fr: "Puissance d’unité" },
  figures: {
    onSheets: "named only",
    values: {
      infantry: 1,
      warBeasts: 1,
      cavalry: 2,
      monstrousInfantry: 3,
      monstrousCavalry: 3,
      swarms: 3,
      lightChariots: 3,
      heavyChariots: 5,
      monsters: "starting Wounds",
      warMachines: "starting Wounds",
    },
  },
});

export const ranks = defineRule({
  id: "tow.keyword.rank-bonus",
  name: { en: "Rank Bonus and its cap", fr: "Bonus de Rangs et son plafond" },
  figures: {
    onSheets: "named only",
    capPage: 105,
    modelsPerRank: [5, 4, 3],
    capInfantry: 2,
    capOthers: 1,
    lostToUnitStrength: 5,
  },
});
