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
  name: { en: "No Panic Test: it is Engaged in Combat", fr: "Pas de Test de panique : elle est engagée au combat" },
});

export const panicExemptFleeing = defineRule({
  id: "t9a.panic.exempt.fleeing",
  name: { en: "No Panic Test: it is already Fleeing", fr: "Pas de Test de panique : elle fuit déjà" },
});

export const panicExemptAlreadyPassed = defineRule({
  id: "t9a.panic.exempt.already-passed",
  name: {
    en: "No Panic Test: it already passed one this phase",
    fr: "Pas de Test de panique : elle en a déjà réussi un à cette phase",
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
  reference: {
    group: "combat",
    phases: ["charge", "movement", "melee"],
    text: {
      en: "A unit in contact with the enemy declares no charge, makes no move, and can only Hold when it is charged.",
      fr: "Une unité au contact de l’ennemi ne déclare pas de charge, ne bouge pas, et ne peut que Tenir quand on la charge.",
    },
    facts: { reactions: ["Hold"], mayCharge: false, mayMove: false },
  },
});

export const marchTest = defineRule({
  id: "t9a.rule.march-test",
  name: { en: "March Test", fr: "Test de marche forcée" },
  figures: { inches: 8 },
  reference: {
    group: "movement",
    text: {
      en: "A unit with a non-Fleeing enemy within 8″ before it moves takes a Discipline Test to march; if it fails, it does not march this phase, but may move in another way.",
      fr: "Une unité qui a, avant de bouger, un ennemi non en fuite à 8 pouces ou moins fait un test de discipline pour une marche forcée ; raté, elle n’en fait pas durant cette phase, mais peut bouger autrement.",
    },
    see: ["t9a.rule.march-to-the-beat"],
  },
});

export const postCombatReform = defineRule({
  id: "t9a.rule.post-combat-reform",
  name: { en: "Post-Combat Reform", fr: "Reformation post-combat" },
  reference: {
    group: "combat",
    text: {
      en: "A winner that is no longer in contact with the enemy and does not pursue may turn on its centre or reform. Reformed, it does not Score until the next Player Turn, of either player, and declares no charge in that one: after a combat of the enemy’s turn it loses a charge, after one of its own turn it does not.",
      fr: "Un vainqueur qui n’est plus au contact et ne poursuit pas peut pivoter sur son centre ou se reformer. Reformé, il ne capture pas jusqu’au tour de joueur suivant, quel qu’en soit le joueur, et n’y déclare pas de charge : après un combat au tour de l’ennemi il y perd une charge, après un combat à son propre tour non.",
    },
    facts: { barsCharge: "the very next Player Turn", barsScoring: "until the next Player Turn" },
    see: ["t9a.sequence.melee.round-of-combat.14", "t9a.rule.scoring"],
    ruling: "post-combat-reform",
  },
});

export const scoring = defineRule({
  id: "t9a.rule.scoring",
  name: { en: "Scoring", fr: "Unité de capture" },
  reference: {
    group: "models",
    phases: [],
    text: {
      en: "Counts for Secondary Objectives, but not while it flees, nor until the next Player Turn after a Post-Combat Reform or a return to the board.",
      fr: "Compte pour les objectifs secondaires, mais pas en fuite, ni jusqu’au tour de joueur suivant une Reformation post-combat ou un retour sur la table.",
    },
    facts: { notWhile: ["Fleeing", "after a Post-Combat Reform", "after a return to the board"] },
    see: ["t9a.rule.post-combat-reform"],
  },
});

/** What a spell leaves on a unit that it has moved: it counts as no Scoring Unit for a while. */
export const scoringDenied = defineState({
  word: "scoring-denied",
  of: ["t9a.rule.scoring"],
  name: { en: "Not scoring", fr: "Ne marque pas" },
});

/** What a spell leaves on a unit that it has hit: it tests before it marches, wherever the enemy is. */
export const marchTestOwed = defineState({
  word: "march-test-owed",
  of: ["t9a.rule.march-test"],
  name: { en: "Owes a March Test", fr: "Doit un test de Marche forcée" },
});
