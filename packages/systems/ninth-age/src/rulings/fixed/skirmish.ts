import type { Ruling } from "@tercio/kernel";
import { OURS, PAGE, fixedRuling, way } from "../fixed-ruling.ts";

/** How this program reads the rules of skirmish formation, which no sheet prints. */
export const skirmishRulings: readonly Ruling[] = [
  fixedRuling(
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
  fixedRuling(
    "skirmish-contact",
    "Which models touch where Skirmishers fight",
    "Quelles figurines se touchent quand des Tirailleurs combattent",
    `${OURS}; a public page of the rules draws a straight line from base to base, square to both facings`,
    way(
      "bases",
      "Those whose bases are opposite one another, a corner included. A gap holds no model, so it brings no model into contact.",
      "Celles dont les socles sont face à face, coin compris. Un intervalle ne contient pas de figurine : il n’en met aucune en contact.",
    ),
  ),
  fixedRuling(
    "skirmish-closes-up",
    "The last Skirmisher falls in a unit with joined Characters",
    "Le dernier Tirailleur d’une unité rejointe par des Personnages tombe",
    PAGE,
    way(
      "about-front",
      "The models left close up at once about the middle of the first rank’s remainder; a combat that loses contact by that is nudged together like any other.",
      "Les figurines restantes se resserrent aussitôt autour du milieu de ce qui reste du premier rang ; un combat qui y perd le contact est rapproché comme tout autre.",
    ),
  ),
  fixedRuling(
    "skirmish-sight",
    "Looking through a skirmish formation",
    "Regarder à travers une formation de tirailleurs",
    PAGE,
    way(
      "soft",
      "Models and gaps alike block no line of sight and give Soft Cover, never Hard.",
      "Figurines et intervalles ne bloquent aucune ligne de vue et donnent un Couvert léger, jamais lourd.",
    ),
  ),
  fixedRuling(
    "skirmish-ruins",
    "Ruins and a unit of Skirmishers with joined Characters",
    "Les ruines et une unité de Tirailleurs rejointe par des Personnages",
    OURS,
    way(
      "as-one",
      "The unit does not test while any model in it has the rule.",
      "L’unité ne teste pas tant qu’une de ses figurines a la règle.",
    ),
  ),
];
