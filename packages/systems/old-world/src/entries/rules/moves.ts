// Marching and manoeuvres (sheet 003; what it leaves open: public pages of the rules).
import { defineRule } from "../define.ts";

export const marchDistance = defineRule({
  id: "tow.march.distance",
  name: { en: "Marching distance", fr: "Distance de marche" },
  figures: { multiplier: 2, marchingColumn: 3 },
});

export const marchWheels = defineRule({
  id: "tow.march.wheel-only",
  name: { en: "Marching manoeuvres", fr: "Manœuvres en marche" },
});

export const marchTest = defineRule({
  id: "tow.march.enemy-near",
  name: { en: "Marching near the enemy", fr: "Marcher près de l’ennemi" },
  figures: { inches: 8, roll: "2D6" },
});

export const limits = defineRule({
  id: "tow.manoeuvre.limits",
  name: { en: "Manoeuvre limits", fr: "Limites des manœuvres" },
  figures: { manoeuvres: 1, mostMovements: 2 },
});

export const wheel = defineRule({
  id: "tow.manoeuvre.wheel",
  name: { en: "Wheel", fr: "Roue" },
});

export const turn = defineRule({
  id: "tow.manoeuvre.turn",
  name: { en: "Turn", fr: "Changement de face" },
  figures: { perQuarter: 0.25 },
});

export const backwards = defineRule({
  id: "tow.manoeuvre.move-backwards",
  name: { en: "Move Backwards", fr: "Marche arrière" },
  figures: { part: 0.5 },
});

export const sideways = defineRule({
  id: "tow.manoeuvre.move-sideways",
  name: { en: "Move Sideways", fr: "Pas de côté" },
  figures: { part: 0.5 },
});

export const redressRanks = defineRule({
  id: "tow.manoeuvre.redress-ranks",
  name: { en: "Redress the Ranks", fr: "Resserrer les rangs" },
  figures: { part: 0.5, models: 5 },
});

export const reform = defineRule({
  id: "tow.manoeuvre.reform",
  name: { en: "Reform", fr: "Reformation" },
});
