// Shaken, Fleeing, Decimated; what an engaged unit may not do; Scoring (sheet 000, Psychology).
import { defineRule, defineState } from "../define.ts";

export const fleeingCannotShoot = defineRule({
  id: "t9a.fleeing.cannot.shoot",
  name: { en: "Fleeing: shoot", fr: "En fuite : tirer" },
  also: ["t9a.fleeing.no-voluntary-actions"],
});

export const fleeingCannotCharge = defineRule({
  id: "t9a.fleeing.cannot.charge",
  name: { en: "Fleeing: declare a charge", fr: "En fuite : déclarer une charge" },
  also: ["t9a.fleeing.no-voluntary-actions"],
});

export const fleeingCannotReactExceptFlee = defineRule({
  id: "t9a.fleeing.cannot.react-except-flee",
  name: { en: "Fleeing: react other than by Flee", fr: "En fuite : réagir autrement que par Fuir" },
  also: ["t9a.fleeing.no-voluntary-actions"],
});

export const fleeingCannotMoveExceptFlee = defineRule({
  id: "t9a.fleeing.cannot.move-except-flee",
  name: { en: "Fleeing: move except by a Flee Move", fr: "En fuite : bouger autrement que par un mouvement de fuite" },
  also: ["t9a.fleeing.no-voluntary-actions"],
});

export const decimatedRally = defineState({
  word: "decimated-rally",
  of: ["t9a.decimated.rally"],
  name: { en: "Decimated", fr: "Décimée" },
});

export const panicExemptEngaged = defineRule({
  id: "t9a.panic.exempt.engaged",
  name: { en: "No Panic Test: it is Engaged in Combat", fr: "Pas de test de Panique : elle est engagée au combat" },
});

export const panicExemptFleeing = defineRule({
  id: "t9a.panic.exempt.fleeing",
  name: { en: "No Panic Test: it is already Fleeing", fr: "Pas de test de Panique : elle fuit déjà" },
});

export const panicExemptAlreadyPassed = defineRule({
  id: "t9a.panic.exempt.already-passed",
  name: {
    en: "No Panic Test: it already passed one this phase",
    fr: "Pas de test de Panique : elle en a déjà réussi un à cette phase",
  },
});

export const shakenCannotCharge = defineRule({
  id: "t9a.shaken.cannot.charge",
  name: { en: "Shaken: declare a charge", fr: "Ébranlée : déclarer une charge" },
  also: ["t9a.shaken"],
});

export const shakenCannotPursue = defineRule({
  id: "t9a.shaken.cannot.pursue",
  name: { en: "Shaken: pursue", fr: "Ébranlée : poursuivre" },
  also: ["t9a.shaken"],
});

export const shakenCannotOverrun = defineRule({
  id: "t9a.shaken.cannot.overrun",
  name: { en: "Shaken: overrun", fr: "Ébranlée : faire une charge irrésistible" },
  also: ["t9a.shaken"],
});

export const shakenCannotAdvance = defineRule({
  id: "t9a.shaken.cannot.advance",
  name: { en: "Shaken: advance", fr: "Ébranlée : faire un mouvement simple" },
  also: ["t9a.shaken"],
});

export const shakenCannotMarch = defineRule({
  id: "t9a.shaken.cannot.march",
  name: { en: "Shaken: march", fr: "Ébranlée : faire une marche forcée" },
  also: ["t9a.shaken"],
});

export const shakenCannotReform = defineRule({
  id: "t9a.shaken.cannot.reform",
  name: { en: "Shaken: reform", fr: "Ébranlée : se reformer" },
  also: ["t9a.shaken"],
});

export const shakenCannotRandomMovement = defineRule({
  id: "t9a.shaken.cannot.random-movement",
  name: { en: "Shaken: use Random Movement", fr: "Ébranlée : faire un mouvement aléatoire" },
  also: ["t9a.shaken"],
});

export const shakenCannotShoot = defineRule({
  id: "t9a.shaken.cannot.shoot",
  name: { en: "Shaken: shoot", fr: "Ébranlée : tirer" },
  also: ["t9a.shaken"],
});

export const engaged = defineRule({
  id: "t9a.rule.engaged",
  name: { en: "Engaged in Combat", fr: "Engagée au combat" },
});

export const marchTest = defineRule({
  id: "t9a.rule.march-test",
  name: { en: "March Test", fr: "Test de marche forcée" },
  figures: { inches: 8 },
});

export const postCombatReform = defineRule({
  id: "t9a.rule.post-combat-reform",
  name: { en: "Post-Combat Reform", fr: "Reformation post-combat" },
});

export const scoring = defineRule({ id: "t9a.rule.scoring", name: { en: "Scoring", fr: "Unité de capture" } });
