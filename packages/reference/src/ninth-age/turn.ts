import type { Entry } from "../entry/entry.ts";
import { entriesAt, type Place, say } from "./writing.ts";

const turnPlace: Place = {
  chapter: "turn",
  phases: [],
  kind: "step",
  early: "General > Turn",
  late: "Général > Tour",
};

const modifierPlace: Place = {
  chapter: "turn",
  phases: [],
  kind: "row",
  early: "General > Priority of Modifiers",
  late: "Général > Priorité des modificateurs",
  see: ["t9a.table.modifier-priority"],
};

export const turnEntries: readonly Entry[] = [
  ...entriesAt(turnPlace, [
    {
      id: "t9a.turn.game-length",
      kind: "rule",
      names: say("Game Turns / Player Turns", "Tours de jeu / Tours de joueur"),
      summary: say(
        "A standard game runs for 6 Game Turns. In each, both players take one Player Turn of 5 phases; the one whose Player Turn it is is the Active Player, the other the Reactive Player.°",
        "Une partie normale dure 6 Tours de jeu. Dans chacun, les deux joueurs jouent un Tour de joueur de 5 phases\u00a0; celui dont c’est le tour est le Joueur actif, l’autre le Joueur réactif.°",
      ),
      see: ["t9a.sequence.general.player-turn.1"],
    },
    {
      id: "t9a.sequence.general.player-turn.1",
      phases: ["charge"],
      names: say("Charge Phase", "Phase de charge"),
      summary: say(
        "First phase: all Charges are declared and answered, then all are moved.",
        "Première phase : on déclare toutes les charges et leurs réactions, puis on les déplace.",
      ),
      both: { step: 1, of: 5 },
      see: ["t9a.sequence.charge.charge-phase.1"],
    },
    {
      id: "t9a.sequence.general.player-turn.2",
      phases: ["movement"],
      names: say("Movement Phase", "Phase de mouvement"),
      summary: say(
        "Second phase: Fleeing units rally or run, then the units that are free to move do so one by one.",
        "Deuxième phase : les unités en fuite se rallient ou courent, puis les unités libres bougent une à une.",
      ),
      both: { step: 2, of: 5 },
      see: ["t9a.sequence.movement.movement-phase.1"],
    },
    {
      id: "t9a.sequence.general.player-turn.3",
      phases: ["magic"],
      names: say("Magic Phase", "Phase de magie"),
      summary: say(
        "Third phase: a Flux Card gives the Magic Dice, then spells are cast and dispelled.",
        "Troisième phase : une Carte de flux donne les Dés de magie, puis on lance et dissipe des sorts.",
      ),
      both: { step: 3, of: 5 },
      see: ["t9a.sequence.magic.magic-phase.1"],
    },
    {
      id: "t9a.sequence.general.player-turn.4",
      phases: ["shooting"],
      names: say("Shooting Phase", "Phase de tir"),
      summary: say(
        "Fourth phase: the Active Player’s units shoot, one after another.",
        "Quatrième phase : les unités du Joueur actif tirent l’une après l’autre.",
      ),
      both: { step: 4, of: 5 },
      see: ["t9a.sequence.shooting.shooting-phase.1"],
    },
    {
      id: "t9a.sequence.general.player-turn.5",
      phases: ["melee"],
      names: say("Melee Phase", "Phase de mêlée"),
      summary: say(
        "Fifth phase: every combat on the board fights one round, with both sides striking.",
        "Cinquième phase : chaque combat de la table livre une manche, et les deux camps frappent.",
      ),
      both: { step: 5, of: 5 },
      see: ["t9a.sequence.melee.melee-phase.1"],
    },
  ]),
  ...entriesAt(modifierPlace, [
    {
      id: "t9a.table.modifier-priority",
      kind: "table",
      names: say("Priority of Modifiers", "Priorité des modificateurs"),
      summary: say(
        "Modifiers count in four steps: set values first, then multiply and divide, then add and subtract, and last whatever says always or never.",
        "Les modificateurs comptent en quatre étapes : d’abord les valeurs fixées, puis multiplier et diviser, puis ajouter et soustraire, enfin ce qui dit toujours ou jamais.",
      ),
      both: {
        steps: 4,
        rows: [
          [1, "set"],
          [2, "multiply, divide"],
          [3, "add, subtract"],
          [4, "always, never"],
        ],
      },
      see: ["t9a.modifier-priority.1", "t9a.modifier-priority.same-step-order"],
    },
    {
      id: "t9a.modifier-priority.1",
      names: say("Priority step 1: set values", "Étape de priorité 1"),
      summary: say(
        "Set the value to a number, or to what another model has. In the second case modify the lender’s Characteristic first and copy the result.",
        "Fixer la valeur à un nombre, ou à celle d’une autre figurine. Dans ce cas, modifier d’abord la caractéristique prêtée, puis copier le résultat.",
      ),
      both: { step: 1, set: ["number", "other model's value"], modifyLenderFirst: true },
    },
    {
      id: "t9a.modifier-priority.2",
      names: say("Priority step 2: multiplication and division", "Étape de priorité 2"),
      summary: say("Multiply and divide; fractions go up.", "Multiplier et diviser ; on arrondit vers le haut."),
      both: { step: 2, round: "up" },
    },
    {
      id: "t9a.modifier-priority.3",
      names: say("Priority step 3: addition and subtraction", "Étape de priorité 3"),
      summary: say("Add and subtract.", "Ajouter et soustraire."),
      both: { step: 3 },
    },
    {
      id: "t9a.modifier-priority.4",
      names: say("Priority step 4: always / never", "Étape de priorité 4"),
      summary: say(
        "Last come rolls that always or never succeed, or fail, on a given result, and Characteristics that are always or never a given value or range.",
        "En dernier vient ce qui vaut pour certains résultats d’un jet (réussite ou échec toujours, ou jamais), puis les caractéristiques qui valent toujours, ou jamais, une valeur ou une plage donnée.",
      ),
      both: { step: 4, last: true },
      early: { ranges: true },
      late: { ranges: false },
      lateSummary: say(
        "Last come rolls that always or never succeed, or fail, on a given result, and Characteristics that are always or never a given value.",
        "En dernier vient ce qui vaut pour certains résultats d’un jet (réussite ou échec toujours, ou jamais), puis les caractéristiques qui valent toujours, ou jamais, une valeur donnée.",
      ),
    },
    {
      id: "t9a.modifier-priority.same-step-order",
      kind: "rule",
      names: say("Order within one priority step", "Ordre dans un même groupe"),
      summary: say(
        "Two or more modifiers of one step on the same value or roll: take them in whichever order leaves the value lowest, or success least likely.",
        "Plusieurs modificateurs d’une même étape sur une valeur ou un jet : les prendre dans l’ordre qui donne la valeur la plus basse ou le succès le moins probable.",
      ),
      both: { roll: "lowest success chance" },
      early: { value: "lowest value" },
      late: { value: null },
      lateSummary: say(
        "Two or more modifiers of one step on the same dice roll: take them in whichever order leaves success least likely. Values are not mentioned.",
        "Plusieurs modificateurs d’une même étape sur un jet de dé : les prendre dans l’ordre qui rend le succès le moins probable. Les valeurs ne sont pas citées.",
      ),
    },
  ]),
];
