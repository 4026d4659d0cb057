import type { Entry } from "../entry/entry.ts";
import { rowOf } from "./book.ts";

/** Charges: who may charge, reactions, the roll, failed charges and charges at fleeing enemies. */
export const charging: readonly Entry[] = [
  {
    id: "tow.phase.movement.declare-charges",
    chapter: "charging",
    phases: ["movement"],
    kind: "step",
    names: { en: "Declare Charges & Charge Reactions", fr: "Déclarations et réactions de charge", ours: true },
    summary: {
      en: "The active player names every unit that will charge and its target. Then the charged units declare their reactions, each one once.",
      fr: "Le joueur actif désigne chaque unité qui charge et sa cible. Les unités chargées annoncent ensuite leur réaction, une seule chacune.",
    },
    editions: { standard: { sheet: "003", section: "Movement Phase", facts: { step: 1, of: 4, page: 119 } } },
    see: ["tow.charge-reaction.choice", "tow.charge.eligibility.line-of-sight", "tow.charge.eligibility.barred"],
  },
  {
    id: "tow.charge.eligibility.line-of-sight",
    chapter: "charging",
    phases: ["movement"],
    kind: "rule",
    names: { en: "Charge needs line of sight", fr: "Charger exige une ligne de vue", ours: true },
    summary: {
      en: "A unit may only charge an enemy to which it can draw a line of sight. The target must also be possible to reach: at most Movement + 6″ away.°",
      fr: "Une unité ne peut charger qu’un ennemi vers lequel elle peut tracer une ligne de vue. La cible doit aussi être accessible\u00a0: à Mouvement + 6″ au plus.°",
    },
    editions: {
      standard: { sheet: "003", section: "Movement Phase", facts: rowOf("tow.charge.eligibility.line-of-sight") },
    },
    see: ["tow.charge.range", "tow.keyword.line-of-sight"],
  },
  {
    id: "tow.charge.eligibility.barred",
    chapter: "charging",
    phases: ["movement"],
    kind: "rule",
    names: { en: "Units that cannot charge", fr: "Unités qui ne peuvent pas charger", ours: true },
    summary: {
      en: "Units in a Marching Column, units engaged in combat and fleeing units may not declare a charge.",
      fr: "Une unité en colonne de marche, engagée au combat ou en fuite ne peut pas déclarer de charge.",
    },
    editions: {
      standard: {
        sheet: "003",
        section: "Movement Phase",
        facts: rowOf("tow.charge.eligibility.barred"),
      },
    },
    see: ["tow.keyword.marching-column", "tow.keyword.flee-move", "tow.keyword.base-contact"],
    ruling: "charge-from-marching-column",
  },
  {
    id: "tow.charge-reaction.choice",
    chapter: "charging",
    phases: ["movement"],
    kind: "rule",
    names: { en: "Charge reactions", fr: "Réactions de charge", ours: true },
    summary: {
      en: "A charged unit picks Hold, Stand & Shoot or Flee. It reacts at most once a phase, however many enemies charge it. A unit already in combat can only Hold.°",
      fr: "Une unité chargée choisit\u00a0: Tenir, Tenir et tirer, ou Fuir. Elle réagit au plus une fois par phase, quel que soit le nombre d’assaillants. Une unité déjà au combat ne peut que Tenir.°",
    },
    editions: {
      standard: {
        sheet: "003",
        section: "Movement Phase",
        facts: rowOf("tow.charge-reaction.choice"),
      },
    },
    see: ["tow.charge-reaction.hold", "tow.charge-reaction.stand-and-shoot", "tow.charge-reaction.flee"],
  },
  {
    id: "tow.charge-reaction.hold",
    chapter: "charging",
    phases: ["movement"],
    kind: "rule",
    names: { en: "Hold", fr: "Tenir", ours: true },
    summary: {
      en: "The unit does nothing and waits for the charge to strike home.",
      fr: "L’unité ne fait rien et attend le choc.",
    },
    editions: { standard: { sheet: "003", section: "Movement Phase", facts: rowOf("tow.charge-reaction.hold") } },
    see: ["tow.charge-reaction.choice"],
  },
  {
    id: "tow.charge-reaction.stand-and-shoot",
    chapter: "charging",
    phases: ["movement"],
    kind: "rule",
    names: { en: "Stand & Shoot", fr: "Tenir et tirer", ours: true },
    summary: {
      en: "The unit shoots at the chargers with its missile weapons, each shot at -1 To Hit, and then receives the charge. Not possible if the charger starts nearer than its own Movement; exactly that distance is enough.",
      fr: "L’unité tire sur les assaillants avec ses armes de tir, à -1 pour toucher, puis reçoit la charge. Impossible si l’assaillant part de plus près que son propre Mouvement ; une distance égale suffit.",
    },
    editions: {
      standard: {
        sheet: "003",
        section: "Movement Phase",
        facts: rowOf("tow.charge-reaction.stand-and-shoot"),
      },
    },
    see: ["tow.to-hit-modifier.standing-and-shooting", "tow.keyword.quick-shot", "tow.keyword.cumbersome"],
  },
  {
    id: "tow.charge-reaction.flee",
    chapter: "charging",
    phases: ["movement"],
    kind: "rule",
    names: { en: "Flee", fr: "Fuir", ours: true },
    summary: {
      en: "Turn the unit on its centre until its back is squarely to the charger’s centre, then make its flee move of 2D6″ at once, straight away from the charger.",
      fr: "On fait pivoter l’unité sur son centre jusqu’à tourner le dos au centre de l’assaillant, puis elle fuit aussitôt de 2D6″, droit à l’opposé de celui-ci.",
    },
    editions: { standard: { sheet: "003", section: "Movement Phase", facts: rowOf("tow.charge-reaction.flee") } },
    see: ["tow.charge-reaction.flee.already-fleeing", "tow.charge.fleeing-enemy.contact", "tow.keyword.flee-move"],
  },
  {
    id: "tow.charge-reaction.flee.already-fleeing",
    chapter: "charging",
    phases: ["movement"],
    kind: "rule",
    names: { en: "Flee - unit already fleeing", fr: "Fuir : unité déjà en fuite", ours: true },
    summary: {
      en: "A unit that is fleeing when charged has no other choice than Flee. Even then it reacts once a phase and does not flee a second time from a later charge.",
      fr: "Une unité déjà en fuite n’a d’autre choix que de Fuir. Là encore, une seule réaction par phase : elle ne fuit pas une deuxième fois devant une autre charge.",
    },
    editions: {
      standard: { sheet: "003", section: "Movement Phase", facts: rowOf("tow.charge-reaction.flee.already-fleeing") },
    },
    see: ["tow.charge-reaction.flee", "tow.keyword.flee-move"],
  },
  {
    id: "tow.phase.movement.charge-moves",
    chapter: "charging",
    phases: ["movement"],
    kind: "step",
    names: { en: "Charge Moves", fr: "Mouvements de charge", ours: true },
    summary: {
      en: "For each declared charge, roll for its range; a charge that reaches its target is moved into contact, any other is a failed charge.",
      fr: "Pour chaque charge déclarée, on jette la portée ; une charge qui atteint sa cible est amenée au contact, toute autre est ratée.",
    },
    editions: { standard: { sheet: "003", section: "Movement Phase", facts: { step: 2, of: 4, page: 121 } } },
    see: [
      "tow.charge.roll",
      "tow.charge.range",
      "tow.charge.move",
      "tow.charge.failed",
      "tow.keyword.charge-move-geometry",
    ],
  },
  {
    id: "tow.charge.roll",
    chapter: "charging",
    phases: ["movement"],
    kind: "rule",
    names: { en: "Charge roll", fr: "Jet de charge", ours: true },
    summary: {
      en: "Roll 2D6 and set the lower die aside: the higher one is the Charge roll.",
      fr: "Jetez 2D6 et écartez le dé le plus bas : le plus haut est le jet de charge.",
    },
    editions: { standard: { sheet: "003", section: "Movement Phase", facts: rowOf("tow.charge.roll") } },
    see: ["tow.charge.range"],
  },
  {
    id: "tow.charge.range",
    chapter: "charging",
    phases: ["movement"],
    kind: "rule",
    names: { en: "Charge range", fr: "Portée de charge", ours: true },
    summary: {
      en: "Charge range = the unit’s Movement plus the Charge roll, in inches.",
      fr: "Portée de charge = Mouvement de l’unité plus jet de charge, en pouces.",
    },
    editions: { standard: { sheet: "003", section: "Movement Phase", facts: rowOf("tow.charge.range") } },
    see: ["tow.charge.roll", "tow.charge.move"],
  },
  {
    id: "tow.charge.move",
    chapter: "charging",
    phases: ["movement"],
    kind: "rule",
    names: { en: "Move charging unit", fr: "Déplacer l’unité qui charge", ours: true },
    summary: {
      en: "If the charge range covers the distance, the charger moves until it touches its target; it goes straight with at most one wheel, chosen so that as many models as possible fight;° then a free second wheel aligns the two.°",
      fr: "Si la portée de charge suffit, l’unité avance jusqu’au contact de sa cible\u00a0; elle va droit, avec une roue au plus, choisie pour que le plus de figurines possible combattent\u00a0;° une seconde roue, gratuite, aligne alors les deux unités.°",
    },
    editions: { standard: { sheet: "003", section: "Movement Phase", facts: { page: 126, geometryOnSheets: false } } },
    see: ["tow.charge.range", "tow.keyword.charge-move-geometry"],
  },
  {
    id: "tow.charge.failed",
    chapter: "charging",
    phases: ["movement"],
    kind: "rule",
    names: { en: "Failed charge", fr: "Charge ratée", ours: true },
    summary: {
      en: "When the range falls short, the charger advances towards its target by the Charge roll alone: the higher die, without its Movement.",
      fr: "Si la portée ne suffit pas, l’unité avance vers sa cible du seul jet de charge : le dé le plus haut, sans son Mouvement.",
    },
    editions: { standard: { sheet: "003", section: "Movement Phase", facts: rowOf("tow.charge.failed") } },
    see: ["tow.charge.roll"],
  },
  {
    id: "tow.charge.fleeing-enemy.contact",
    chapter: "charging",
    phases: ["movement"],
    kind: "rule",
    names: { en: "Charging a fleeing enemy - contact", fr: "Charger un fuyard : contact", ours: true },
    summary: {
      en: "A charger that touches a fleeing unit wheels to line up with it, and the fleeing unit is destroyed. The charger may then try a Leadership test; if passed, it reforms.",
      fr: "Une unité qui touche un fuyard s’aligne sur lui par une roue et le fuyard est détruit. Elle peut ensuite tenter un test de Commandement ; réussi, elle se reforme.",
    },
    editions: {
      standard: { sheet: "003", section: "Movement Phase", facts: { result: "destroyed", test: "Leadership" } },
    },
    see: [
      "tow.charge.fleeing-enemy.no-contact",
      "tow.keyword.leadership-test",
      "tow.keyword.flee-move",
      "tow.keyword.free-reform",
    ],
  },
  {
    id: "tow.charge.fleeing-enemy.no-contact",
    chapter: "charging",
    phases: ["movement"],
    kind: "rule",
    names: { en: "Charging a fleeing enemy - no contact", fr: "Charger un fuyard : sans contact", ours: true },
    summary: {
      en: "If it does not catch the fleeing unit, the charger goes forward its entire charge range, Movement and Charge roll together. This is not a failed charge.°",
      fr: "Si elle ne rattrape pas le fuyard, l’unité avance de toute sa portée de charge, Mouvement et jet de charge compris. Ce n’est pas une charge ratée.°",
    },
    editions: { standard: { sheet: "003", section: "Movement Phase", facts: { distance: "Movement + Charge roll" } } },
    see: ["tow.charge.fleeing-enemy.contact", "tow.keyword.flee-move"],
  },
];
