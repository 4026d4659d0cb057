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
  figures: { onSheets: "not printed", within: 1, when: ["end of a move", "end of the turn"] },
});

export const threeInches = defineRule({
  id: "aos2.rule.three-inches",
  name: { en: "Three inches from enemies", fr: "À trois pouces de l’ennemi" },
  figures: { onSheets: "named only", distance: 3, moves: ["normal", "run"], exactly: "is within" },
});
