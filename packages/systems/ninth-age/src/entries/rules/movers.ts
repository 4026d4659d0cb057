// Kinds of movement (sheet 000, Model Rules).
import { defineRule, defineState, whole, oneOf } from "../define.ts";
import { DICE } from "../forms.ts";

export const fly = defineRule({
  id: "t9a.rule.fly",
  name: { en: "Fly", fr: "Vol" },
  listed: true,
  parameters: { advance: whole(1, 20), march: whole(1, 30) },
  said: { en: "{name} ({advance}″, {march}″)", fr: "{name} ({advance}″, {march}″)" },
  figures: { over: "terrain and units", charges: "said when declared" },
});

export const lightTroops = defineRule({
  id: "t9a.rule.light-troops",
  name: { en: "Light Troops", fr: "Troupe légère" },
  listed: true,
  grants: ["march-and-shoot"],
  figures: { costPerInch: 1, fullRanks: 0, reforms: "any number on the way" },
});

export const scout = defineRule({
  id: "t9a.rule.scout",
  name: { en: "Scout", fr: "Éclaireur" },
  listed: true,
  figures: { inches: 18, inTerrain: 12, terrain: ["field", "forest", "ruins", "water"], noChargeInPlayerTurn: 1 },
});

export const ambush = defineRule({
  id: "t9a.rule.ambush",
  name: { en: "Ambush", fr: "Embuscade" },
  listed: true,
  figures: { fromGameTurn: 2, needs: 3, dice: "D6", noScoringFromGameTurn: 4, marches: false },
});

export const undergroundAmbush = defineRule({
  id: "t9a.rule.underground-ambush",
  name: { en: "Underground Ambush", fr: "Embuscade souterraine" },
  listed: true,
  figures: { needed: 5, dice: "D6", scatters: "2D6", apartInches: 1, dangerousTerrain: 1 },
});

export const arrived = defineState({
  word: "arrived",
  of: ["t9a.rule.ambush"],
  name: { en: "Come from the Board Edge", fr: "Arrivée par le bord de table" },
});

export const feignedFlight = defineRule({
  id: "t9a.rule.feigned-flight",
  name: { en: "Feigned Flight", fr: "Fuite simulée" },
  listed: true,
  figures: { afterFlight: "chosen against a charge", rallies: "at the first try", shaken: false },
});

export const warMachine = defineRule({
  id: "t9a.rule.war-machine",
  name: { en: "War Machine", fr: "Machine de guerre" },
  listed: true,
  figures: {
    charges: false,
    pursues: false,
    fleesFromCharges: false,
    panicTestFailed: "Shaken",
    breakTestFailed: "destroyed",
    breakingFromIt: 180,
    combatReforms: false,
  },
});

export const roundBase = defineState({
  word: "round-base",
  of: ["t9a.rule.combat-reform"],
  name: { en: "Round base", fr: "Socle rond" },
});

export const randomMovement = defineRule({
  id: "t9a.rule.random-movement",
  name: { en: "Random Movement", fr: "Mouvement aléatoire" },
  listed: true,
  parameters: { dice: oneOf(...DICE) },
  said: { en: "{name} ({dice}″)", fr: "{name} ({dice}″)" },
  takes: ["swiftstride"],
  figures: {
    when: "after rallying and flights",
    turns: "before the dice",
    charges: false,
    otherMoves: false,
    swiftstride: false,
    fleesAndPursuesBy: "its own dice",
  },
});
