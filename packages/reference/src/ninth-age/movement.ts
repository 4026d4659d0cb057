import type { Entry } from "../entry/entry.ts";
import { entriesAt, misnumbered, type Place, say } from "./writing.ts";

const place: Place = {
  chapter: "movement",
  phases: ["movement"],
  kind: "step",
  early: "Movement Phase > Movement Phase Sequence",
  late: "Phase de mouvement > Séquence de la Phase de mouvement",
  facts: { of: 5 },
};

export const movementEntries: readonly Entry[] = entriesAt(place, [
  {
    id: "t9a.sequence.movement.movement-phase.1",
    names: say("Start of the Movement Phase", "Début de la Phase de mouvement"),
    summary: say(
      "The Movement Phase begins; resolve what happens at its start.°",
      "La Phase de mouvement commence\u00a0; résoudre ce qui a lieu à son début.°",
    ),
    both: { step: 1 },
  },
  {
    id: "t9a.sequence.movement.movement-phase.2",
    names: say("Rally and Flee Moves", "Ralliement et Mouvements de fuite"),
    summary: say(
      "Each Fleeing unit takes a Discipline Test.° Passed: it stops, reforms at once and is Shaken until the Player Turn ends.° Failed: it flees 2D6″ straight ahead;‡ touching the Board Edge destroys it, crossing enemies or Impassable Terrain means DT (3), and a friend it runs through takes a Panic Test.°",
      "Chaque unité en fuite passe un Test de discipline.° Réussi\u00a0: elle s’arrête, se reforme aussitôt et reste Ébranlée jusqu’à la fin du Tour de joueur.° Raté\u00a0: elle fuit de 2D6″ tout droit\u00a0;‡ toucher un bord de table la détruit, traverser un ennemi ou un Terrain infranchissable vaut TD (3), et l’unité amie traversée passe un Test de panique.°",
    ),
    both: { step: 2 },
    see: ["t9a.decimated.rally", "t9a.panic.trigger.fled-through", "t9a.terrain.dangerous-terrain-test.when"],
    ruling: "continuing-flight",
  },
  {
    id: "t9a.sequence.movement.movement-phase.3",
    names: say("Select a unit and a type of move", "Choisissez une unité et un type de déplacement"),
    summary: say(
      "Pick a unit and one move. Advance: up to its Advance Rate forwards with any Wheels, or half of it backwards or sideways.° March: forwards up to its March Rate, then no shooting;° within 8″ of enemies only after a passed Discipline Test.° Reform: new shape and facing about the same centre, no model beyond its March Rate, then no shooting.° Keep more than 1″ from other units and Impassable Terrain.°",
      "Choisir une unité et un déplacement. Mouvement simple\u00a0: jusqu’à sa MS vers l’avant avec des roues à volonté, ou la moitié en arrière ou de côté.° Marche forcée\u00a0: jusqu’à sa MF vers l’avant, puis pas de tir\u00a0;° à 8″ d’ennemis, seulement après un Test de discipline réussi.° Reformation\u00a0: nouvelle forme et orientation autour du même centre, aucune figurine au-delà de sa MF, puis pas de tir.° Rester à plus de 1″ des autres unités et des Terrains infranchissables.°",
    ),
    misprints: [misnumbered("2e-late", null, 3)],
    both: { step: 3, moves: ["Advance", "March", "Reform"] },
    see: ["t9a.shaken.cannot.advance", "t9a.shaken.cannot.march", "t9a.shaken.cannot.reform"],
  },
  {
    id: "t9a.sequence.movement.movement-phase.4",
    names: say("Repeat step 3", "Répétez l’étape 3"),
    summary: say(
      "Go on with another unit that has not moved in this phase, until none wants to.",
      "Continuer avec une autre unité qui n’a pas bougé dans cette phase, jusqu’à ce qu’aucune ne le veuille.",
    ),
    misprints: [misnumbered("2e-late", 3, 4)],
    both: { step: 4, repeat: 3 },
    late: { printedStep: 3 },
    see: ["t9a.sequence.movement.movement-phase.3"],
  },
  {
    id: "t9a.sequence.movement.movement-phase.5",
    names: say("End of the Movement Phase", "Fin de la Phase de mouvement"),
    summary: say(
      "No unit is left that may or wants to move; the Magic Phase follows.",
      "Plus aucune unité ne peut ou ne veut bouger ; vient la Phase de magie.",
    ),
    misprints: [misnumbered("2e-late", 4, 5)],
    both: { step: 5 },
    late: { printedStep: 4 },
  },
]);
