// What sets champions apart from their unit (sheet 000, Command Group; army books).
import { defineRule } from "../define.ts";

export const champion = defineRule({
  id: "t9a.rule.champion",
  name: { en: "Champion", fr: "Champion" },
  figures: { attackValue: 1, ownHealthPool: true },
});

export const favouredChampion = defineRule({
  id: "t9a.rule.favoured-champion",
  name: { en: "Favoured Champion", fr: "Champion favori" },
  listed: true,
  of: "champions",
  figures: { agility: 1, offensiveSkill: 1, defensiveSkill: 1, healthPoints: 1 },
});

export const pathOfTheFavoured = defineRule({
  id: "t9a.rule.path-of-the-favoured",
  name: { en: "Path of the Favoured", fr: "Voie des Élus" },
  listed: true,
  of: "champions",
  figures: { discipline: 9, healthPoints: 1, atMost: 3 },
});
