// The phases of a player turn and their steps (sheet 003).
import { defineRule } from "../define.ts";
import { fleeMove } from "./fleeing.ts";
import { oneInch } from "./moves.ts";

export const phases = defineRule({
  id: "tow.turn.phase-order",
  name: { en: "Turn summary", fr: "Déroulement du tour" },
});

export const strategy = defineRule({
  id: "tow.phase.strategy",
  name: { en: "Strategy phase", fr: "Phase de Stratégie" },
});

export const startOfTurn = defineRule({
  id: "tow.phase.strategy.start-of-turn",
  name: { en: "Start of Turn", fr: "Début de tour" },
});

export const command = defineRule({
  id: "tow.phase.strategy.command",
  name: { en: "Command", fr: "Commandement" },
});

export const conjuration = defineRule({
  id: "tow.phase.strategy.conjuration",
  name: { en: "Conjuration", fr: "Conjuration" },
});

export const rally = defineRule({
  id: "tow.phase.strategy.rally",
  name: { en: "Rally Fleeing Troops", fr: "Ralliement des fuyards" },
});

export const movement = defineRule({
  id: "tow.phase.movement",
  name: { en: "Movement phase", fr: "Phase de Mouvement" },
});

export const declareCharges = defineRule({
  id: "tow.phase.movement.declare-charges",
  name: { en: "Declare Charges & Charge Reactions", fr: "Déclarations et réactions de charge" },
});

export const chargeMoves = defineRule({
  id: "tow.phase.movement.charge-moves",
  name: { en: "Charge Moves", fr: "Mouvements de charge" },
});

export const compulsoryMoves = defineRule({
  id: "tow.phase.movement.compulsory-moves",
  name: { en: "Compulsory Moves", fr: "Mouvements obligatoires" },
  figures: { step: 3, of: 4, page: 122, distance: fleeMove.figures.distance, listOnSheets: false },
});

export const remainingMoves = defineRule({
  id: "tow.phase.movement.remaining-moves",
  name: { en: "Remaining Moves", fr: "Autres mouvements" },
  figures: { step: 4, of: 4, page: 122, clearance: oneInch.figures.inches },
});
