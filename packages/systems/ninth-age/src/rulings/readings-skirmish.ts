import type { Ruling } from "@tercio/kernel";
import { OURS, PAGE, reading, way } from "./reading.ts";

/** How this program reads the rules of skirmish formation, which no sheet prints. */
export const skirmishReadings: readonly Ruling[] = [
  reading(
    "skirmish-boundary",
    "How far a skirmish formation reaches",
    "Jusqu’où s’étend une formation de tirailleurs",
    OURS,
    way(
      "outer-bases",
      "To the outer edges of its outer bases: all gaps lie between models.",
      "Jusqu’aux bords extérieurs des socles extérieurs : tous les intervalles sont entre des figurines.",
    ),
  ),
  reading(
    "skirmish-contact",
    "Which models touch where Skirmishers fight",
    "Quelles figurines se touchent quand des Tirailleurs combattent",
    `${OURS}; a public page of the rules draws a straight line from base to base, square to both facings`,
    way(
      "bases",
      "Those whose bases stand before one another, a corner included. Nobody stands in a gap, so it brings nobody into contact.",
      "Celles dont les socles sont face à face, coin compris. Personne n’occupe un intervalle : il ne met personne en contact.",
    ),
  ),
  reading(
    "skirmish-closes-up",
    "The last Skirmisher falls in a unit that somebody has joined",
    "Le dernier Tirailleur d’une unité rejointe tombe",
    PAGE,
    way(
      "about-front",
      "Who is left closes up at once about the middle of what is left of the first rank; a combat that loses contact by that is nudged together like any other.",
      "Les autres se resserrent aussitôt autour du milieu de ce qui reste du premier rang ; un combat qui y perd le contact est rapproché comme tout autre.",
    ),
  ),
  reading(
    "skirmish-sight",
    "Looking through a skirmish formation",
    "Regarder à travers une formation de tirailleurs",
    PAGE,
    way(
      "soft",
      "Models and gaps alike hide nobody and give Soft Cover, never Hard.",
      "Figurines et intervalles ne cachent personne et donnent un Couvert léger, jamais lourd.",
    ),
  ),
  reading(
    "skirmish-ruins",
    "Ruins and a unit of Skirmishers that somebody has joined",
    "Les ruines et une unité de Tirailleurs rejointe",
    OURS,
    way(
      "as-one",
      "Nobody in it tests as long as somebody with the rule stands in it.",
      "Personne n’y teste tant que s’y trouve quelqu’un qui a la règle.",
    ),
  ),
];
