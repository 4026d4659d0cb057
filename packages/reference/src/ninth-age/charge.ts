import type { Entry } from "../entry/entry.ts";
import { entriesAt, misnumbered, type Place, say } from "./writing.ts";

const phase: Place = {
  chapter: "charge",
  phases: ["charge"],
  kind: "step",
  early: "Charge Phase > Charge Phase Sequence",
  late: "Phase de charge > Séquence de la Phase de charge",
  facts: { of: 7 },
};

const contact: Place = {
  chapter: "charge",
  phases: ["charge"],
  kind: "rule",
  early: "Charge Phase > Maximising Contact",
  late: "Phase de charge > Maximiser le contact",
  see: ["t9a.maximising-contact.order"],
};

const odds: Place = {
  chapter: "charge",
  phases: ["charge"],
  kind: "row",
  early: "Chances to Pass a Charge Range Roll",
  late: "Phase de mouvement > Probabilités de réussir une charge",
  see: ["t9a.table.charge-range"],
};

export const chargeEntries: readonly Entry[] = [
  ...entriesAt(phase, [
    {
      id: "t9a.sequence.charge.charge-phase.1",
      names: say("Start of the Charge Phase", "Début de la Phase de charge"),
      summary: say(
        "The Player Turn and the Charge Phase begin; effects that last until now end.°",
        "Le Tour de joueur et la Phase de charge commencent\u00a0; les effets qui duraient jusqu’ici cessent.°",
      ),
      both: { step: 1 },
    },
    {
      id: "t9a.sequence.charge.charge-phase.2",
      names: say("Declare a Charge", "Déclarez une charge"),
      summary: say(
        "The Active Player picks a unit and declares a Charge. It is neither Engaged nor Fleeing nor Shaken, has not declared yet, sees the enemy and has a chance to reach it.° The side to be charged is the one whose arc the charger stands in.°",
        "Le Joueur actif prend une unité et déclare une charge. Elle n’est ni engagée, ni en fuite, ni Ébranlée, n’a pas encore déclaré, voit l’ennemi et a une chance de l’atteindre.° Le côté chargé est celui dans l’arc duquel se tient le chargeur.°",
      ),
      both: { step: 2 },
      see: ["t9a.shaken.cannot.charge", "t9a.fleeing.cannot.charge", "t9a.line-of-sight.definition"],
    },
    {
      id: "t9a.sequence.charge.charge-phase.3",
      names: say("Charge Reaction", "Réaction à la charge"),
      summary: say(
        "The Reactive Player answers at once. Hold: wait.° Stand and Shoot: shoot at -1 to hit if the charger is in the Front Arc and farther away than its Advance Rate.° Flee: 2D6″ directly away.° Engaged units Hold, Fleeing ones Flee.° If the target flees, a charger that passes a Discipline Test may Redirect once.°",
        "Le Joueur réactif répond aussitôt. Tenir la position\u00a0: attendre.° Tenir la position et tirer\u00a0: tirer à -1 pour toucher si le chargeur est dans l’arc avant et plus loin que son Mouvement simple.° Fuir\u00a0: 2D6″ à l’opposé.° Une unité engagée tient, une unité en fuite fuit.° Si la cible fuit, un chargeur qui réussit un Test de discipline peut rediriger une fois sa charge.°",
      ),
      both: { step: 3 },
      see: ["t9a.to-hit-modifier.stand-and-shoot", "t9a.fleeing.cannot.react-except-flee"],
    },
    {
      id: "t9a.sequence.charge.charge-phase.4",
      names: say("Repeat declarations", "Répétez les déclarations"),
      summary: say(
        "Go back to steps 2 and 3 for every other unit that wants to charge.",
        "Reprendre les étapes 2 et 3 pour chaque autre unité qui veut charger.",
      ),
      misprints: [misnumbered("2e-late", null, 4)],
      both: { step: 4, repeat: [2, 3] },
      see: ["t9a.sequence.charge.charge-phase.2"],
    },
    {
      id: "t9a.sequence.charge.charge-phase.5",
      names: say("Charge Range and move", "Portée de charge et mouvement"),
      summary: say(
        "Pick a unit that declared and roll. Charge Range is 2D6 plus its Advance Rate.° In reach: move straight with a single Wheel of up to 90 degrees until it touches;° then align by rotating the charger round the point of contact.‡ Short: wheel towards the target, go forward the higher D6 in inches and be Shaken until the Player Turn ends.°",
        "Prendre une unité qui a déclaré et lancer. La Portée de charge vaut 2D6 plus son Mouvement simple (MS).° À portée\u00a0: avancer droit avec une seule roue de 90 degrés au plus, jusqu’à toucher\u00a0;° puis aligner en tournant le chargeur autour du point de contact.‡ Trop court\u00a0: roue vers la cible, avancer du plus haut D6 en pouces, Ébranlée jusqu’à la fin du Tour de joueur.°",
      ),
      misprints: [misnumbered("2e-late", 4, 5)],
      both: { step: 5 },
      late: { printedStep: 4 },
      see: ["t9a.maximising-contact.order", "t9a.table.charge-range", "t9a.terrain.hill.charge-reroll", "t9a.shaken"],
      ruling: "aligning-after-a-charge",
    },
    {
      id: "t9a.sequence.charge.charge-phase.6",
      names: say("Repeat charge moves", "Répétez les mouvements"),
      summary: say(
        "Do step 5 for each unit that declared, in any order the Active Player likes.",
        "Faire l’étape 5 pour chaque unité qui a déclaré, dans l’ordre voulu par le Joueur actif.",
      ),
      misprints: [misnumbered("2e-late", 5, 6)],
      both: { step: 6, repeat: 5 },
      late: { printedStep: 5 },
      see: ["t9a.sequence.charge.charge-phase.5"],
    },
    {
      id: "t9a.sequence.charge.charge-phase.7",
      names: say("End of the Charge Phase", "Fin de la Phase de charge"),
      summary: say(
        "No charge is left to move; the Movement Phase follows.",
        "Plus aucune charge à déplacer ; vient la Phase de mouvement.",
      ),
      misprints: [misnumbered("2e-late", 6, 7)],
      both: { step: 7 },
      late: { printedStep: 6 },
    },
  ]),
  ...entriesAt(contact, [
    {
      id: "t9a.maximising-contact.order",
      names: say("Maximising Contact", "Maximiser le contact"),
      summary: say(
        "A Charge Move must meet four aims as well as it can, each yielding to those before it: touch only the charged unit, bring in the most chargers, leave the charged unit unturned, put the most models in contact.",
        "Un Mouvement de charge répond au mieux à quatre buts, chacun cédant aux précédents : ne toucher que l’unité chargée, amener le plus de chargeurs, ne pas tourner la cible, mettre le plus de figurines au contact.",
      ),
      both: { priorities: 4 },
      see: [
        "t9a.maximising-contact.1",
        "t9a.maximising-contact.2",
        "t9a.maximising-contact.3",
        "t9a.maximising-contact.4",
      ],
    },
    {
      id: "t9a.maximising-contact.1",
      names: say("1st priority: only the charged unit", "Première priorité"),
      summary: say(
        "Touch the charged unit alone. Where others cannot be avoided, touch as few of them as you can and treat it as a Multiple Charge.",
        "Ne toucher que l’unité chargée. Si d’autres sont inévitables, en toucher le moins possible et appliquer les charges multiples.",
      ),
      both: { priority: 1 },
      misprints: [
        {
          edition: "2e-late",
          printed: say(
            "Taken literally, the exception applies where touching a second unit is impossible.",
            "À la lettre, l’exception vaut là où toucher une seconde unité est impossible.",
          ),
          used: say("Where avoiding it is impossible.", "Là où l’éviter est impossible."),
          why: say(
            "Only this makes sense, and the earlier sheet says it.",
            "Seul ce sens tient, et la feuille ancienne le dit.",
          ),
        },
      ],
    },
    {
      id: "t9a.maximising-contact.2",
      names: say("2nd priority: number of charging units", "Deuxième priorité"),
      summary: say(
        "When several units charge one target, get as many of them as possible into contact.",
        "Quand plusieurs unités chargent la même cible, en amener le plus possible au contact.",
      ),
      both: { priority: 2 },
    },
    {
      id: "t9a.maximising-contact.3",
      names: say("3rd priority: do not rotate the charged unit", "Troisième priorité"),
      summary: say(
        "Let the charger do the turning. If the charged unit must turn, by the smallest angle; never if it is already Engaged.",
        "C’est au chargeur de tourner. Si la cible doit tourner, que ce soit le moins possible ; jamais si elle est déjà engagée.",
      ),
      both: { priority: 3 },
    },
    {
      id: "t9a.maximising-contact.4",
      names: say("4th priority: number of models in contact", "Quatrième priorité"),
      summary: say(
        "Bring the most models of the two sides into base contact, those fighting across a gap included.",
        "Mettre au contact le plus de figurines des deux camps, y compris celles qui se battent à travers un vide.",
      ),
      both: { priority: 4 },
    },
  ]),
  ...entriesAt(odds, [
    {
      id: "t9a.table.charge-range",
      kind: "table",
      names: say("Chances to Pass a Charge Range Roll", "Probabilités de réussir une charge"),
      summary: say(
        "Chances in percent, by the number the dice must reach: the distance less the Advance Rate. Swiftstride rolls three dice and keeps the two best.°",
        "Chances en pour cent, selon le total à atteindre aux dés\u00a0: la distance moins le Mouvement simple. La Course rapide lance trois dés et garde les deux meilleurs.°",
      ),
      both: { rolls: 4, columns: [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12], unit: "percent" },
      early: { column: "distance minus Advance Rate" },
      late: { column: "roll needed" },
      see: [
        "t9a.table.charge-range.charge",
        "t9a.table.charge-range.charge-swiftstride",
        "t9a.table.charge-range.charge-reroll",
        "t9a.table.charge-range.charge-swiftstride-reroll",
      ],
    },
    {
      id: "t9a.table.charge-range.charge",
      names: say("Charge", "Charge"),
      summary: say(
        "A plain charge: 7 or more comes up a little over half the time (58 %).",
        "Charge simple : 7 ou plus tombe un peu plus d’une fois sur deux (58 %).",
      ),
      both: {
        values: { "2": 100, "3": 97, "4": 92, "5": 83, "6": 72, "7": 58, "8": 42, "9": 28, "10": 17, "11": 8, "12": 3 },
      },
    },
    {
      id: "t9a.table.charge-range.charge-swiftstride",
      names: say("Charge + Swiftstride", "Charge + Course rapide"),
      summary: say(
        "With Swiftstride, even a 9 is more likely than not (52 %).",
        "Avec Course rapide, même un 9 est plus probable que non (52 %).",
      ),
      both: {
        values: {
          "2": 100,
          "3": 99,
          "4": 98,
          "5": 95,
          "6": 89,
          "7": 81,
          "8": 68,
          "9": 52,
          "10": 36,
          "11": 20,
          "12": 7,
        },
      },
    },
    {
      id: "t9a.table.charge-range.charge-reroll",
      names: say("Charge + reroll", "Charge + Relance"),
      summary: say(
        "With a reroll of the failed roll, for example downhill, an 8 comes in two cases of three (66 %).",
        "Avec relance du jet raté, par exemple depuis une Colline, un 8 sort deux fois sur trois (66 %).",
      ),
      both: {
        values: {
          "2": 100,
          "3": 99,
          "4": 99,
          "5": 97,
          "6": 92,
          "7": 83,
          "8": 66,
          "9": 48,
          "10": 31,
          "11": 16,
          "12": 5,
        },
      },
      see: ["t9a.terrain.hill.charge-reroll"],
    },
    {
      id: "t9a.table.charge-range.charge-swiftstride-reroll",
      names: say("Charge + Swiftstride + reroll", "Charge + Course rapide + Relance"),
      summary: say(
        "With both, a 10 still comes up more often than not (59 %).",
        "Avec les deux, un 10 sort encore plus d’une fois sur deux (59 %).",
      ),
      both: {
        values: {
          "2": 100,
          "3": 99,
          "4": 99,
          "5": 99,
          "6": 99,
          "7": 96,
          "8": 90,
          "9": 77,
          "10": 59,
          "11": 36,
          "12": 14,
        },
      },
    },
  ]),
];
