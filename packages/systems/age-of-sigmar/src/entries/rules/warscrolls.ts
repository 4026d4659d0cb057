// Abilities that warscrolls of the game’s armies have (public texts of the warscrolls).
import { defineRule } from "../define.ts";

export const murderousTide = defineRule({
  id: "aos2.ability.murderous-tide",
  name: { en: "Murderous Tide", fr: "Marée meurtrière" },
  also: ["aos2.core.modifiers.cumulative"],
  listed: true,
  text: {
    en: "{hit} more on hit rolls while the unit has {models} or more models.",
    fr: "{hit} de plus aux jets de touche tant que l’unité a {models} figurines ou plus.",
  },
  reference: { group: "abilities", see: ["aos2.core.attack.hit-roll", "aos2.core.modifiers.cumulative"] },
  figures: { hit: 1, models: 20 },
});

export const soulreaper = defineRule({
  id: "aos2.ability.soulreaper",
  name: { en: "Soulreaper", fr: "Faucheur d’âmes" },
  also: ["aos2.core.re-rolls"],
  listed: true,
  text: {
    en: "Re-roll hit rolls that fail for attacks that target a unit of {models} or more models.",
    fr: "Les jets de touche ratés des attaques qui visent une unité de {models} figurines ou plus sont relancés.",
  },
  reference: { group: "abilities", see: ["aos2.core.attack.hit-roll", "aos2.core.re-rolls"] },
  figures: { models: 5 },
});
