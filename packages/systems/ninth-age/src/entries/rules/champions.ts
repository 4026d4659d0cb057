// What sets champions apart from their unit (sheet 000, Command Group; army books).
import { defineRule } from "../define.ts";

export const champion = defineRule({
  id: "t9a.rule.champion",
  name: { en: "Champion", fr: "Champion" },
  figures: { attackValue: 1, ownHealthPool: true },
  reference: {
    group: "models",
    text: {
      en: "+1 Attack Value, and a Health Pool of its own: wounds from attacks on the Champion are lost by the Champion alone, and those of the rank and file fall on it only where none of these are left. May fight Duels and orders the charge.",
      fr: "+1 Attaque et une réserve de Points de vie à lui : les blessures des attaques qui le visent ne sont perdues que par lui, et celles de la troupe ne retombent sur lui que si elle n’a plus de figurine. Peut se battre en Duel et ordonne la charge.",
    },
    see: ["t9a.rule.ordering-the-charge", "t9a.rule.refuse-duel"],
    ruling: "spill-on-duellist",
  },
});

export const favouredChampion = defineRule({
  id: "t9a.rule.favoured-champion",
  name: { en: "Favoured Champion", fr: "Champion favori" },
  listed: true,
  of: "champions",
  figures: { agility: 1, offensiveSkill: 1, defensiveSkill: 1, healthPoints: 1 },
  reference: {
    group: "models",
    from: "army",
    text: {
      en: "The Champion has +1 Agility, +1 Offensive Skill, +1 Defensive Skill and 1 Health Point more.",
      fr: "Le Champion a +1 en Agilité, +1 en Capacité offensive, +1 en Capacité défensive et 1 Point de vie de plus.",
    },
    see: ["t9a.rule.champion"],
  },
});

export const pathOfTheFavoured = defineRule({
  id: "t9a.rule.path-of-the-favoured",
  name: { en: "Path of the Favoured", fr: "Voie des Élus" },
  listed: true,
  of: "champions",
  figures: { discipline: 9, healthPoints: 1, atMost: 3 },
  reference: {
    group: "models",
    from: "army",
    text: {
      en: "The Champion has Discipline 9, which its unit uses while the Champion stands, and 1 Health Point more (3 at most).",
      fr: "Le Champion a 9 en Discipline, dont son unité se sert tant qu’il est debout, et 1 Point de vie de plus (3 au plus).",
    },
    see: ["t9a.rule.champion"],
  },
});
