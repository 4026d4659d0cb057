// The order of a battle (named on sheet 004; public page of the rules).
import { defineRule } from "../define.ts";

export const rollOffs = defineRule({
  id: "aos2.core.roll-offs",
  name: { en: "Roll-offs", fr: "Jets de départage" },
  figures: { dice: "D6", winner: "highest", tie: "roll again", rerolls: false, modifiers: false },
});

export const phases = defineRule({
  id: "aos2.keyword.phases",
  name: {
    en: "Phases named: hero, movement, shooting, charge, combat, battleshock",
    fr: "Phases nommées : héros, mouvement, tir, charge, combat, déroute",
  },
  figures: {
    onSheets: "named only",
    rows: [
      [1, "hero"],
      [2, "movement"],
      [3, "shooting"],
      [4, "charge"],
      [5, "combat"],
      [6, "battleshock"],
    ],
  },
});

export const battleRound = defineRule({
  id: "aos2.keyword.battle-round",
  name: { en: "Battle round; turn order", fr: "Round de bataille ; ordre des tours" },
  figures: {
    onSheets: "named only",
    priorityFromRound: 2,
    tie: "player who went first in the previous battle round chooses",
    order: ["priority", "predatory spells", "wandering spells", "Roaming Monsters", "first turn", "second turn", "end"],
  },
});

export const fightOrder = defineRule({
  id: "aos2.keyword.fight-order",
  name: { en: "Picked to fight; fights immediately", fr: "Choisie pour combattre ; combat aussitôt" },
  figures: { onSheets: "named only", first: "active player", within: 3, fightsPerPhase: 1 },
});
