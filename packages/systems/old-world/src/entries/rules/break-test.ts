// What becomes of who has lost a round of combat (sheets 001 and 003).
import { defineRule } from "../define.ts";
import { fleeMove } from "./fleeing.ts";

export const breakTest = defineRule({
  id: "tow.phase.combat.break-test",
  name: { en: "Break Test", fr: "Test de moral" },
  figures: {
    step: 3,
    of: 4,
    page: 154,
    roll: "2D6",
    modifier: "score difference",
    comparisons: 2,
    example: { lostBy: 3, added: 3 },
  },
});

export const breaksAndFlees = defineRule({
  id: "tow.break.breaks-and-flees",
  name: { en: "Breaks and Flees", fr: "Démoralisée, elle fuit" },
});

export const fallsBackInGoodOrder = defineRule({
  id: "tow.break.falls-back-in-good-order",
  name: { en: "Falls Back in Good Order", fr: "Recule en bon ordre" },
});

export const givesGround = defineRule({
  id: "tow.break.gives-ground",
  name: { en: "Gives Ground", fr: "Cède du terrain" },
  figures: { modified: "<= Leadership", naturalDouble: 1 },
});

export const fleeDirection = defineRule({
  id: "tow.break-move.flee-direction",
  name: { en: "Flee move direction and distance", fr: "Fuite : direction et distance" },
  figures: { distance: fleeMove.figures.distance },
});

export const flight = defineRule({
  id: "tow.break-move.breaks",
  name: { en: "Breaks - flight", fr: "Démoralisation : la fuite" },
  figures: { distance: fleeMove.figures.distance, caught: "destroyed" },
});

export const fallBack = defineRule({
  id: "tow.break-move.falls-back-in-good-order",
  name: { en: "Falls Back in Good Order - move", fr: "Recul en bon ordre : mouvement" },
  figures: { roll: "2D6", keep: "highest", rallies: "automatic" },
});

export const overwhelmed = defineRule({
  id: "tow.break-move.falls-back-overwhelmed",
  name: { en: "Falls Back in Good Order - outnumbered", fr: "Recul en bon ordre : en infériorité" },
  figures: { threshold: 50 },
});

export const groundGiven = defineRule({
  id: "tow.break-move.gives-ground",
  name: { en: "Gives Ground - move", fr: "Céder du terrain : mouvement" },
  figures: { distance: 2 },
});
