// Moves before the first Game Turn (sheet 000, Vanguard).
import { defineRule, defineState, whole } from "../define.ts";

export const vanguard = defineRule({
  id: "t9a.rule.vanguard",
  name: { en: "Vanguard", fr: "Avant-garde" },
  listed: true,
  parameters: { inches: whole(1, 18) },
  alone: true,
  said: { en: "{name} ({inches}″)", fr: "{name} ({inches}″)" },
  figures: { inches: 12, fromEnemies: 12, fromVanguards: 6, noChargeInPlayerTurn: 1, noScoringInGameTurn: 1 },
});

export const noVanguard = defineState({
  word: "no-vanguard",
  of: ["t9a.rule.vanguard"],
  name: { en: "No Vanguard", fr: "Pas d’Avant-garde" },
});
