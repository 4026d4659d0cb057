import type { Ruling } from "@tercio/kernel";
import { OURS, reading, way } from "./reading.ts";

/** How this program reads the short words of the armies' own rules. */
export const armyReadings: readonly Ruling[] = [
  reading(
    "academies",
    "Who counts as standing near an academy’s other unit, and which charge is the first",
    "Qui compte comme proche d’une autre unité de l’académie, et quelle charge est la première",
    OURS,
    way(
      "general",
      "A Tactician counts while he is the General, as far as he lends his Discipline. A charge has been made once its dice have fallen, wherever it ended.",
      "Un Tacticien compte tant qu’il est le Général, aussi loin qu’il prête sa Discipline. Une charge est faite une fois ses dés tombés, où qu’elle finisse.",
    ),
  ),
  reading(
    "chariot-host",
    "Which chariots run over more",
    "Quels chars percutent davantage",
    OURS,
    way(
      "behind",
      "Those of the first rank with another right behind them, in a unit that has a Full Rank.",
      "Ceux du premier rang qui en ont un autre juste derrière, dans une unité qui a un Rang complet.",
    ),
  ),
  reading(
    "steam-powered",
    "Pursuit of no inch at all",
    "Une poursuite de zéro pouce",
    OURS,
    way(
      "none",
      "Who would go no inch pursues and overruns nobody, and may pivot or reform as who restrains itself.",
      "Qui n’irait d’aucun pouce ne poursuit personne, et peut pivoter ou se reformer comme qui se retient.",
    ),
  ),
  reading(
    "orders",
    "What an order to shoot does, and how often a unit may be ordered",
    "Ce que fait un ordre de tir, et combien d’ordres une unité peut recevoir",
    OURS,
    way(
      "to-hit",
      "Its shots hit one easier. A unit may be under several orders, but none of them twice; also one that flees. Stone lasts to the start of the next own Player Turn.",
      "Ses tirs touchent d’un point plus facilement. Une unité peut avoir plusieurs ordres, mais aucun deux fois, même en fuite. La pierre dure jusqu’au début du prochain Tour du joueur.",
    ),
  ),
  reading(
    "red-haze",
    "Whom a natural 1 of the Red Haze hits",
    "Qui touche un 1 naturel de la Brume rouge",
    OURS,
    way(
      "own",
      "The models of its own kind in its unit: a Character itself. The second die counts where one is rolled again.",
      "Les figurines de sa propre sorte dans son unité : un Personnage, lui-même. Si un dé est relancé, le second compte.",
    ),
  ),
  reading(
    "mummys-curse",
    "Who has slain a model that several struck",
    "Qui a tué une figurine que plusieurs frappaient",
    OURS,
    way(
      "most",
      "In close combat alone: whoever struck it with most dice in that Initiative Step; the hit falls on those who did.",
      "Au corps à corps seulement : qui l’a frappée avec le plus de dés à ce palier d’initiative ; la touche tombe sur ceux-là.",
    ),
  ),
  reading(
    "wyrd-stone",
    "Which of several hits is the first",
    "Laquelle de plusieurs touches est la première",
    OURS,
    way(
      "order",
      "The first in the order in which attacks are told; of simultaneous hits those of the first attack.",
      "La première dans l’ordre où les attaques sont dites ; de touches simultanées, celles de la première attaque.",
    ),
  ),
  reading(
    "death-warrant",
    "How long a Death Warrant lies on a unit",
    "Combien de temps un Arrêt de mort pèse sur une unité",
    OURS,
    way(
      "phase",
      "To the end of the Melee Phase; who strikes in the same Initiative Step has nothing of it yet.",
      "Jusqu’à la fin de la phase de mêlée ; qui frappe au même palier d’initiative n’en a encore rien.",
    ),
  ),
  reading(
    "raking-claws",
    "Who has been passed over",
    "Au-dessus de qui l’on est passé",
    OURS,
    way(
      "touch",
      "Whoever any of its bases touches anywhere on its way, on foot or through the air.",
      "Quiconque une de ses figurines touche en chemin, au sol ou dans les airs.",
    ),
  ),
];
