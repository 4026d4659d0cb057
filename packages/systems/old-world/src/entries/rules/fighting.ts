// A round of combat up to its result (sheets 001 and 003).
import { defineRule } from "../define.ts";

export const combatPhase = defineRule({
  id: "tow.phase.combat",
  name: { en: "Combat phase", fr: "Phase de Combat" },
});

export const chooseAndFight = defineRule({
  id: "tow.phase.combat.choose-and-fight",
  name: { en: "Choose & Fight Combat", fr: "Choisir et livrer un combat" },
});

export const calculateCombatResult = defineRule({
  id: "tow.phase.combat.calculate-combat-result",
  name: { en: "Calculate Combat Result", fr: "Calculer le résultat du combat" },
});

export const choose = defineRule({
  id: "tow.combat.choose",
  name: { en: "Choose Combat", fr: "Choisir le combat" },
});

export const fightingRank = defineRule({
  id: "tow.combat.who-fights.fighting-rank",
  name: { en: "Fighting rank", fr: "Rang de combat" },
});

export const noBaseContact = defineRule({
  id: "tow.combat.who-fights.no-base-contact",
  name: { en: "Fighting rank without base contact", fr: "Rang de combat sans contact" },
});

export const initiativeOrder = defineRule({
  id: "tow.combat.initiative-order",
  name: { en: "Initiative order", fr: "Ordre d’Initiative" },
});

export const rollToHit = defineRule({
  id: "tow.combat.roll-to-hit",
  name: { en: "Roll To Hit (combat)", fr: "Jets pour toucher (combat)" },
});

export const rollToWoundAndSaves = defineRule({
  id: "tow.combat.roll-to-wound-and-saves",
  name: { en: "Roll To Wound & Make Armour Saves (combat)", fr: "Jets pour blesser et sauvegardes (combat)" },
});

export const removeCasualties = defineRule({
  id: "tow.combat.remove-casualties",
  name: { en: "Remove Casualties (combat)", fr: "Retirer les pertes (combat)" },
});

export const stepUp = defineRule({
  id: "tow.combat.step-up",
  name: { en: "Stepping forward", fr: "Monter en ligne" },
});
