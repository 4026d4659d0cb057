// Moves of every kind (sheet 004; what it only names or takes for granted: public pages of the rules). Lengths are in inches.
import { defineRule } from "../define.ts";

export const normalMoves = defineRule({
  id: "aos2.core.normal-moves",
  name: { en: "Normal moves", fr: "Mouvements normaux" },
  figures: {
    distance: "Move characteristic",
    unit: "inches",
    distinctFrom: ["charge moves", "pile-in moves"],
  },
});

export const running = defineRule({
  id: "aos2.core.running",
  name: { en: "Running", fr: "Courir" },
  figures: { declared: "when picked to move", runRoll: "D6", shooting: false, charging: false },
});

export const flying = defineRule({
  id: "aos2.core.flying",
  name: { en: "Flying", fr: "Vol" },
  figures: {
    moves: "any",
    passes: ["models", "terrain features"],
    verticalDistance: "ignored",
    endOnModel: false,
  },
});

export const retreat = defineRule({
  id: "aos2.keyword.retreat",
  name: { en: "Retreat", fr: "Battre en retraite" },
  figures: {
    onSheets: "named only",
    startsWithin: 3,
    endsMoreThan: 3,
    thenShoot: false,
    thenCharge: false,
  },
});

export const chargeRoll = defineRule({
  id: "aos2.core.charge-roll",
  name: { en: "Charge roll", fr: "Jet de charge" },
  figures: {
    within: 12,
    chargeRoll: "2D6",
    notIf: ["ran this turn", "retreated this turn", "within 3 inches of an enemy unit"],
    enemyDistance: 3,
  },
});

export const chargeMove = defineRule({
  id: "aos2.core.charge-move",
  name: { en: "Charge move", fr: "Mouvement de charge" },
  figures: { firstModelWithin: 0.5, targetBeforeRoll: false, failed: "no model moves this phase" },
});

export const chargeSequence = defineRule({
  id: "aos2.core.charge-sequence",
  name: { en: "Charge sequence", fr: "Suite des charges" },
  figures: { atATime: 1, order: "charging player's choice", until: "no more wanted" },
});

export const pilingIn = defineRule({
  id: "aos2.core.piling-in",
  name: { en: "Piling in", fr: "Mise au contact" },
  figures: { within: 3, orCharged: true, move: 3, end: "at least as close to nearest enemy model" },
});

export const coherency = defineRule({
  id: "aos2.rule.coherency",
  name: { en: "Coherency", fr: "Cohésion" },
  text: {
    en: "A unit is one group: each model within {within} inch of another, in one chain, when it is set up and at the end of every move. A move that would end otherwise cannot be made. At the end of the turn a unit that casualties have split keeps one group, which its owner chooses; the others are slain.",
    fr: "Une unité forme un seul groupe : chaque figurine à {within} pouce ou moins d’une autre, en une seule chaîne, à la mise en place et à la fin de tout mouvement. Un mouvement qui finirait autrement ne peut se faire. À la fin du tour, une unité que ses pertes ont divisée garde un groupe, que choisit son propriétaire ; les autres sont perdues.",
  },
  figures: { onSheets: "not printed", within: 1, when: ["end of a move", "end of the turn"] },
  reference: { group: "core", see: ["aos2.core.normal-moves", "aos2.rule.three-inches"] },
});

export const threeInches = defineRule({
  id: "aos2.rule.three-inches",
  name: { en: "Three inches from enemies", fr: "À trois pouces de l’ennemi" },
  text: {
    en: "No part of a normal move or a run may lie within {distance} inches of an enemy unit; exactly {distance} inches is within. A unit that begins so near stands or retreats.",
    fr: "Aucune partie d’un mouvement normal ou d’une course ne passe à {distance} pouces ou moins d’une unité ennemie ; {distance} pouces exactement, c’est trop près. Une unité qui commence aussi près reste ou bat en retraite.",
  },
  figures: { onSheets: "named only", distance: 3, moves: ["normal", "run"], exactly: "is within" },
  reference: { group: "core", when: ["movement"], see: ["aos2.core.normal-moves", "aos2.keyword.retreat"] },
});
