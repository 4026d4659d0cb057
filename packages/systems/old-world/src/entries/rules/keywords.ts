// What the sheet names as a rule of weapons or of units (sheet 001; what it only names: public pages of the rules).
import { defineRule } from "../define.ts";

export const strikeFirst = defineRule({
  id: "tow.keyword.strike-first",
  name: { en: "Strike First", fr: "Frappe en premier" },
  figures: { onSheets: "named only", initiative: 10 },
});

export const strikeLast = defineRule({
  id: "tow.keyword.strike-last",
  name: { en: "Strike Last", fr: "Frappe en dernier" },
  figures: { onSheets: "named only", initiative: 1 },
});

export const armourBane = defineRule({
  id: "tow.keyword.armour-bane",
  name: { en: "Armour Bane (X)", fr: "Perce-armure (X)" },
  figures: {
    onSheets: "named only",
    values: [1, 2],
    natural: 6,
    on: "to wound",
    example: { armourBane: 1, armourPenetration: [-1, -2] },
  },
});

export const extraAttacks = defineRule({
  id: "tow.keyword.extra-attacks",
  name: { en: "Extra Attacks (X)", fr: "Attaques supplémentaires (X)" },
});

export const fightInExtraRank = defineRule({
  id: "tow.keyword.fight-in-extra-rank",
  name: { en: "Fight in Extra Rank", fr: "Combat sur un rang supplémentaire" },
});

export const requiresTwoHands = defineRule({
  id: "tow.keyword.requires-two-hands",
  name: { en: "Requires Two Hands", fr: "Arme à deux mains" },
});
