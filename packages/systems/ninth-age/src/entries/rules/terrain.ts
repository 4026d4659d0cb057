// What Terrain Features do to units that fight in them, or behind them (sheet 000, Terrain).
import { defineRule, defineState, oneOf } from "../define.ts";
import { FEATURES } from "../../book/terrain.ts";

export const forestNoSteadfast = defineState({
  word: "forest-no-steadfast",
  of: ["t9a.terrain.forest.no-steadfast"],
  name: { en: "Among trees", fr: "Parmi les arbres" },
});

export const waterNoSteadfast = defineState({
  word: "water-no-steadfast",
  of: ["t9a.terrain.water.no-steadfast"],
  name: { en: "In water", fr: "Dans l’eau" },
});

export const forestLightTroops = defineState({
  word: "forest-light-troops",
  of: ["t9a.terrain.forest.light-troops-stubborn"],
  name: { en: "Light Troops in a Forest", fr: "Troupes légères en forêt" },
});

export const strider = defineRule({
  id: "t9a.rule.strider",
  name: { en: "Strider", fr: "Guide" },
  listed: true,
  parameters: { terrain: oneOf("any", ...FEATURES) },
  said: { en: "{name} ({terrain})", fr: "{name} ({terrain})" },
  reads: { terrain: { first: "of", words: { Forest: "forest" }, usual: "any" } },
  reference: {
    group: "models",
    phases: ["movement"],
    text: {
      en: "Strider (terrain): takes no Dangerous Terrain Tests for terrain of that kind, and is not kept from being Steadfast by it.",
      fr: "Guide (décor) : ne fait pas de tests de terrain dangereux pour les décors de ce type, qui ne l’empêchent pas non plus d’être Indomptable.",
    },
    facts: { dangerousTerrainTests: false, steadfast: true },
    see: ["t9a.terrain.dangerous-terrain-test.when", "t9a.rule.steadfast"],
  },
});

export const wallDistracting = defineState({
  word: "wall-distracting",
  of: ["t9a.terrain.wall.distracting"],
  name: { en: "Behind a wall", fr: "Derrière un mur" },
});
