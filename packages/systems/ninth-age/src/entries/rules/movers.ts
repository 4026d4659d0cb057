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
  reference: {
    group: "movers",
    text: {
      en: "Fly (X, Y): the unit may make its Advance, March and Charge Moves through the air, with X as its Advance Rate and Y as its March Rate. It passes over terrain and units; where it ends it keeps its distance like any other. For a charge the owner says when declaring it whether the unit flies.",
      fr: "Vol (X, Y) : l’unité peut faire en vol ses Mouvements simples, ses marches forcées et ses charges, X valant Mouvement simple et Y Marche forcée. Elle passe au-dessus des décors et des unités ; à l’arrivée elle garde ses distances comme toute autre. Pour une charge, son propriétaire dit en la déclarant si l’unité vole.",
    },
    see: ["t9a.rule.moves", "t9a.rule.charge-range", "t9a.terrain.forest.dangerous"],
  },
});

export const lightTroops = defineRule({
  id: "t9a.rule.light-troops",
  name: { en: "Light Troops", fr: "Troupe légère" },
  listed: true,
  grants: ["march-and-shoot"],
  figures: { costPerInch: 1, fullRanks: 0, reforms: "any number on the way" },
  reference: {
    group: "movers",
    phases: ["movement", "melee"],
    text: {
      en: "Reforms as often as it likes during an Advance or March Move, free of cost, as long as no model’s centre ends farther than the rate from where it began; goes backwards and sideways as far as ahead; may shoot after marching. It has no Full Ranks (0).",
      fr: "Se reforme autant qu’elle veut pendant un Mouvement simple ou une marche forcée, sans frais, tant qu’aucun centre de figurine ne finit plus loin que cette valeur de son départ ; recule et va de côté aussi loin que vers l’avant ; peut tirer après une marche forcée. Elle n’a aucun Rang complet (0).",
    },
    see: ["t9a.rule.backwards", "t9a.rule.moves", "t9a.model-height.full-ranks"],
  },
});

export const scout = defineRule({
  id: "t9a.rule.scout",
  name: { en: "Scout", fr: "Éclaireur" },
  listed: true,
  figures: { inches: 18, inTerrain: 12, terrain: ["field", "forest", "ruins", "water"], noChargeInPlayerTurn: 1 },
  reference: {
    group: "movers",
    phases: ["deployment", "charge"],
    text: {
      en: "May be declared before deployment and is then placed after all others, anywhere on the table at least 18″ from enemies (12″ wholly inside a Field, Forest, Ruins or Water). Declares no charge in the first Player Turn.",
      fr: "Peut s’annoncer avant le déploiement et se pose alors après tous les autres, n’importe où à 18″ au moins des ennemis (12″ entièrement dans un Champ, une Forêt, des Ruines ou de l’Eau). Ne déclare aucune charge au premier Tour de joueur.",
    },
    ruling: "scout-charge",
    see: ["t9a.sequence.pre-game.pre-game.8", "t9a.sequence.pre-game.deployment-phase.5"],
  },
});

export const ambush = defineRule({
  id: "t9a.rule.ambush",
  name: { en: "Ambush", fr: "Embuscade" },
  listed: true,
  figures: { fromGameTurn: 2, needs: 3, dice: "D6", noScoringFromGameTurn: 4, marches: false },
  reference: {
    group: "movers",
    phases: ["deployment", "movement"],
    text: {
      en: "May be declared before deployment and is then kept off the table. From its owner’s second turn on (Game Turn 2) it comes on a 3 or more of a D6 after the flights of the Movement Phase, its whole rear on any Board Edge; it does not march in that turn. A unit that comes in Game Turn 4 or later no longer scores; one that never comes counts as destroyed.",
      fr: "Peut s’annoncer avant le déploiement et reste alors hors de la table. À partir du deuxième tour de son propriétaire (Tour de jeu 2), elle arrive sur 3 ou plus d’un D6 après les fuites de la Phase de mouvement, tout l’arrière sur un bord de table quelconque ; elle ne fait pas de marche forcée à ce tour. Une unité qui arrive au Tour de jeu 4 ou plus tard ne capture plus rien ; celle qui n’arrive jamais compte comme détruite.",
    },
    ruling: "never-arrived",
    see: ["t9a.sequence.pre-game.pre-game.8", "t9a.deployment.dawn-assault"],
  },
});

export const undergroundAmbush = defineRule({
  id: "t9a.rule.underground-ambush",
  name: { en: "Underground Ambush", fr: "Embuscade souterraine" },
  listed: true,
  figures: { needed: 5, dice: "D6", scatters: "2D6", apartInches: 1, dangerousTerrain: 1 },
  reference: {
    group: "armies",
    from: "army",
    phases: ["movement"],
    text: {
      en: "Comes as from Ambush, but anywhere on the table; unless a die shows 5+ it drifts 2D6″ in a random direction.",
      fr: "Arrive comme en Embuscade, mais n’importe où sur la table ; à moins d’un 5+ elle dévie de 2D6″ dans une direction aléatoire.",
    },
    see: ["t9a.rule.ambush"],
    ruling: "underground",
  },
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
  reference: {
    group: "movers",
    phases: ["charge", "movement"],
    text: {
      en: "A unit that chose to Flee from a charge and rallies at its first try is not Shaken: it may move in that Movement Phase, also march, and shoot.",
      fr: "Une unité qui a choisi de Fuir une charge et se rallie au premier essai n’est pas Ébranlée : elle peut bouger à cette Phase de mouvement, même en marche forcée, et tirer.",
    },
    see: ["t9a.rule.rally", "t9a.rule.flee-reaction"],
  },
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
  reference: {
    group: "movers",
    phases: ["charge", "movement", "melee"],
    text: {
      en: "Stands on a round base: a unit that charges it touches the rim anywhere with its front and does not align. Declares no charges, does not pursue and cannot Flee from a charge. If it fails a Panic Test it is Shaken, if it fails a Break Test it is destroyed. No unit reforms in combat against it, and a unit that breaks from it turns by 180 degrees.",
      fr: "Se tient sur un socle rond : une unité qui la charge en touche le bord n’importe où de son front, sans s’aligner. Ne déclare aucune charge, ne poursuit pas et ne peut pas Fuir une charge. Un test de panique raté la laisse Ébranlée, un test de moral raté la détruit. Aucune unité ne se reforme au combat contre elle, et une unité qui fuit devant elle tourne de 180 degrés.",
    },
    see: ["t9a.misfire.jammed", "t9a.shaken"],
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
  reference: {
    group: "movers",
    phases: ["movement", "melee"],
    text: {
      en: "Moves by the dice X and in no other way: it declares no charges and neither advances, marches nor reforms. After rallying and flights of its owner’s Movement Phase it turns on the spot, then goes straight ahead as far as the dice show, like a pursuer: an enemy that it reaches is charged. It flees and pursues by the same dice and loses Swiftstride. A Shaken unit does not move so.",
      fr: "Bouge selon les dés X et pas autrement : elle ne déclare aucune charge et ne fait ni mouvement simple, ni marche forcée, ni reformation. Après les ralliements et fuites de la Phase de mouvement de son propriétaire, elle pivote sur place puis va tout droit d’autant que les dés montrent, comme une unité qui poursuit : un ennemi atteint est chargé. Elle fuit et poursuit avec les mêmes dés et perd Course rapide. Une unité Ébranlée ne bouge pas ainsi.",
    },
    ruling: "random-movement-first-turns",
    see: ["t9a.shaken.cannot.random-movement", "t9a.rule.pursuit"],
  },
});
