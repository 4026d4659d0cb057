import type { Entry } from "../entry/entry.ts";
import { rowOf } from "./book.ts";

/** Normal moves, running, flying, charges and pile-ins. */
export const coreMovement: readonly Entry[] = [
  {
    id: "aos2.core.normal-moves",
    chapter: "core",
    phases: ["movement"],
    kind: "rule",
    names: { en: "Normal moves", fr: "Mouvements normaux", ours: true },
    summary: {
      en: "A move made in the movement phase: each model goes up to its Move in inches. Charge moves and pile-in moves are not normal moves.",
      fr: "Un mouvement fait en phase de mouvement : chaque figurine avance d’au plus son Mouvement, en pouces. Mouvements de charge et de mise au contact ne sont pas des mouvements normaux.",
    },
    editions: {
      standard: {
        sheet: "004",
        section: "Normal Moves",
        facts: rowOf("aos2.core.normal-moves"),
      },
    },
    see: ["aos2.core.running", "aos2.core.flying", "aos2.keyword.retreat"],
  },
  {
    id: "aos2.core.running",
    chapter: "core",
    phases: ["movement"],
    kind: "rule",
    names: { en: "Running", fr: "Courir", ours: true },
    summary: {
      en: "Say so when you pick the unit for its normal move, then roll a D6: all its models add the result to their Move in this phase. A unit that ran neither shoots nor charges for the rest of the turn.",
      fr: "On l’annonce en choisissant l’unité pour son mouvement normal, puis on lance un D6 : toutes ses figurines l’ajoutent à leur Mouvement durant cette phase. Une unité qui a couru ne tire ni ne charge plus de ce tour.",
    },
    editions: {
      standard: {
        sheet: "004",
        section: "Running",
        facts: rowOf("aos2.core.running"),
      },
    },
    see: ["aos2.core.normal-moves", "aos2.core.charge-roll"],
  },
  {
    id: "aos2.core.flying",
    chapter: "core",
    phases: ["movement", "charge", "combat"],
    kind: "rule",
    names: { en: "Flying", fr: "Vol", ours: true },
    summary: {
      en: "In any kind of move a flying model passes over models and terrain as though the way were clear, and height up or down costs it nothing. It may not come to rest on another model.",
      fr: "Dans tout mouvement, une figurine volante franchit figurines et terrain comme si la voie était libre, sans compter la hauteur montée ou descendue. Elle ne peut pas s’arrêter sur une autre figurine.",
    },
    editions: {
      standard: {
        sheet: "004",
        section: "Flying",
        facts: rowOf("aos2.core.flying"),
      },
    },
    see: ["aos2.core.normal-moves", "aos2.core.charge-move"],
  },
  {
    id: "aos2.core.charge-roll",
    chapter: "core",
    phases: ["charge"],
    kind: "step",
    names: { en: "Charge roll", fr: "Jet de charge", ours: true },
    summary: {
      en: "In your charge phase a unit within 12″ of the enemy may try to charge: roll 2D6, each of its models may move that many inches. Barred: units that ran or retreated this turn, and units within 3″ of an enemy already.",
      fr: "En votre phase de charge, une unité à 12″ ou moins de l’ennemi peut tenter une charge : lancez 2D6, chacune de ses figurines peut avancer d’autant de pouces. Exclues : les unités qui ont couru ou fait retraite ce tour-ci, et celles déjà à 3″ ou moins d’un ennemi.",
    },
    editions: {
      standard: {
        sheet: "004",
        section: "Charge roll, charge move",
        facts: rowOf("aos2.core.charge-roll"),
      },
    },
    see: ["aos2.core.charge-move", "aos2.core.running", "aos2.keyword.retreat"],
  },
  {
    id: "aos2.core.charge-move",
    chapter: "core",
    phases: ["charge"],
    kind: "step",
    names: { en: "Charge move", fr: "Mouvement de charge", ours: true },
    summary: {
      en: "The first model moved has to stop within ½″ of an enemy model; no target need be named before the dice. If it cannot, or you would rather not, the charge fails and the whole unit stays put this phase.",
      fr: "La première figurine déplacée doit s’arrêter à ½″ ou moins d’une figurine ennemie ; nul besoin de nommer la cible avant le jet. Si c’est impossible, ou si vous y renoncez, la charge échoue et l’unité entière reste sur place durant cette phase.",
    },
    editions: {
      standard: {
        sheet: "004",
        section: "Charge roll, charge move",
        facts: rowOf("aos2.core.charge-move"),
      },
    },
    see: ["aos2.core.charge-roll", "aos2.core.charge-sequence"],
  },
  {
    id: "aos2.core.charge-sequence",
    chapter: "core",
    phases: ["charge"],
    kind: "step",
    names: { en: "Charge sequence", fr: "Suite des charges", ours: true },
    summary: {
      en: "Charges are made unit by unit: finish one, roll and moves, before picking the next, until you wish for no more.",
      fr: "Les charges se font unité par unité : on achève l’une, jet et mouvements, avant de choisir la suivante, jusqu’à ce qu’on n’en veuille plus.",
    },
    editions: {
      standard: {
        sheet: "004",
        section: "Charge roll, charge move",
        facts: rowOf("aos2.core.charge-sequence"),
      },
    },
    see: ["aos2.core.charge-roll", "aos2.core.charge-move"],
  },
  {
    id: "aos2.core.piling-in",
    chapter: "core",
    phases: ["combat"],
    kind: "rule",
    names: { en: "Piling in", fr: "Mise au contact", ours: true },
    summary: {
      en: "A unit within 3″ of the enemy, or that charged this turn, may pile in: each model moves up to 3″ and must end no farther from the nearest enemy model than it began.",
      fr: "Une unité à 3″ ou moins de l’ennemi, ou qui a chargé ce tour-ci, peut se mettre au contact : chaque figurine bouge d’au plus 3″ et ne doit pas finir plus loin de la figurine ennemie la plus proche qu’au départ.",
    },
    editions: {
      standard: {
        sheet: "004",
        section: "Piling In",
        facts: rowOf("aos2.core.piling-in"),
      },
    },
    see: ["aos2.core.charge-move", "aos2.keyword.fight-order"],
  },
];
