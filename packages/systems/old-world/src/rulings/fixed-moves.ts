import type { Ruling } from "@tercio/kernel";
import { OURS, reading, way } from "./reading.ts";

/** Those on moves and the ground under them. */
export const moveRulings: readonly Ruling[] = [
  reading(
    "wheel-front",
    "What a wheel may pass over",
    "Ce qu’une roue peut survoler",
    `public page of the rules for units; of ground: ${OURS}`,
    way(
      "rear-corner",
      "Only the front edge keeps clear of units and impassable ground on the way; a rear corner may pass over them.",
      "Seul le bord avant évite les unités et le terrain infranchissable en chemin\u00a0; un coin arrière peut passer par-dessus.",
    ),
  ),
  reading(
    "flight-ground",
    "Ground under a flight",
    "Le terrain sous un vol",
    "public page of the rules",
    way(
      "landing",
      "Only the ground where the unit lands counts: it slows and is tested for as on foot.",
      "Seul compte le terrain où l’unité se pose\u00a0: il la ralentit et se teste comme à pied.",
    ),
  ),
  reading(
    "unit-outline",
    "The outline of a unit in ranks",
    "Le contour d’une unité en rangs",
    OURS,
    way(
      "rectangle",
      "The rectangle of its ranks, with the gaps of an incomplete last rank; it blocks, and distances are measured to it.",
      "Le rectangle de ses rangs, avec les vides d’un dernier rang incomplet\u00a0; il bloque, et les distances s’y mesurent.",
    ),
  ),
  reading(
    "random-movement-whole",
    "How far a unit of Random Movement goes",
    "Jusqu’où va une unité à mouvement aléatoire",
    OURS,
    way(
      "whole-roll",
      "It goes as far as its roll. Beyond the path chosen it goes straight on, until a unit, impassable ground or the table edge stops it. It stops an inch from an enemy that it cannot charge. Ground that slows takes an inch from the roll.",
      "Elle va aussi loin que son jet. Au bout du trajet choisi, elle continue tout droit jusqu’à ce qu’une unité, un terrain infranchissable ou le bord de table l’arrête. Elle s’arrête à un pouce d’un ennemi qu’elle ne peut pas charger. Un terrain qui ralentit retire un pouce au jet.",
    ),
  ),
  reading(
    "models-in-terrain",
    "Which models stand in terrain",
    "Quelles figurines sont dans un terrain",
    OURS,
    way(
      "any-part",
      "Those of whose bases any part is in it. A unit stands across a low obstacle when any part of it does.",
      "Celles dont une partie du socle s’y trouve. Une unité est à cheval sur un obstacle bas dès qu’une partie d’elle l’est.",
    ),
  ),
  reading(
    "one-inch",
    "Exactly an inch from an enemy",
    "À un pouce exactement d’un ennemi",
    OURS,
    way("far-enough", "It is far enough: a move may end there.", "C’est assez loin\u00a0: un mouvement peut y finir."),
  ),
  reading(
    "skirmishers-on-the-table",
    "Skirmishers on a table",
    "Les tirailleurs sur une table",
    OURS,
    way(
      "block",
      "They move, charge and are charged as a block that sees all around; they have no flank, no rear and no Rank Bonus in combat.",
      "Ils bougent, chargent et sont chargés en bloc, qui voit tout autour\u00a0; au combat ils n’ont ni flanc, ni arrière, ni Bonus de Rangs.",
    ),
  ),
];
