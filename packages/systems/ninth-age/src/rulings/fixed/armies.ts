import type { Ruling } from "@tercio/kernel";
import { OURS, fixedRuling, way } from "../fixed-ruling.ts";

/** How this program reads the short words of the armies' own rules. */
export const armyRulings: readonly Ruling[] = [
  fixedRuling(
    "academies",
    "Being near an academy’s other unit, and the first charge",
    "Être proche d’une autre unité de l’académie, et la première charge",
    OURS,
    way(
      "general",
      "A Tactician counts while it is the General, as far as its Discipline reaches. A charge counts as made once its dice are rolled, wherever it ended.",
      "Un Tacticien compte tant qu’il est le Général, aussi loin que porte sa Discipline. Une charge compte comme faite une fois ses dés jetés, où qu’elle finisse.",
    ),
  ),
  fixedRuling(
    "chariot-host",
    "Chariots with more Impact Hits",
    "Quels chars percutent davantage",
    OURS,
    way(
      "behind",
      "Those of the first rank with another right behind them, in a unit that has a Full Rank.",
      "Ceux du premier rang qui en ont un autre juste derrière, dans une unité qui a un Rang complet.",
    ),
  ),
  fixedRuling(
    "steam-powered",
    "A Pursuit of 0 inches",
    "Une poursuite de 0 pouce",
    OURS,
    way(
      "none",
      "A unit with a distance of no inch does not pursue or overrun, and may pivot or reform as a unit that restrains itself.",
      "Une unité dont la distance est nulle ne poursuit pas et ne fait pas de charge irrésistible ; elle peut pivoter ou se reformer comme une unité qui se retient.",
    ),
  ),
  fixedRuling(
    "orders",
    "The effect of an order to shoot, and how many orders a unit may have",
    "L’effet d’un ordre de tir, et combien d’ordres une unité peut recevoir",
    OURS,
    way(
      "to-hit",
      "Its shots have +1 to hit. A unit may be under several orders, but not twice under the same one, even while it flees. Stone lasts until the start of its owner’s next Player Turn.",
      "Ses tirs ont +1 pour toucher. Une unité peut avoir plusieurs ordres, mais pas deux fois le même, y compris en fuite. La pierre dure jusqu’au début du prochain Tour de joueur de son propriétaire.",
    ),
  ),
  fixedRuling(
    "red-haze",
    "Models hit by a natural 1 of the Red Haze",
    "Figurines touchées par un 1 naturel de la Brume rouge",
    OURS,
    way(
      "own",
      "The models of the same kind in its unit; a Character hits itself. If you re-roll a die, the second result counts.",
      "Les figurines de la même sorte dans son unité ; un Personnage se touche lui-même. Si vous relancez un dé, le second résultat compte.",
    ),
  ),
  fixedRuling(
    "mummys-curse",
    "The killer of a model that several models attacked",
    "Le tueur d’une figurine que plusieurs attaquaient",
    OURS,
    way(
      "most",
      "Only in close combat: the models that attacked it with most dice in that Initiative Step; the hit falls on them.",
      "Au corps à corps seulement : les figurines qui l’ont attaquée avec le plus de dés à ce palier d’initiative ; la touche tombe sur elles.",
    ),
  ),
  fixedRuling(
    "wyrd-stone",
    "Which of several hits is the first",
    "Laquelle de plusieurs touches est la première",
    OURS,
    way(
      "order",
      "The first in the order in which the attacks are resolved; of simultaneous hits, those of the first attack.",
      "La première dans l’ordre où les attaques se résolvent ; de touches simultanées, celles de la première attaque.",
    ),
  ),
  fixedRuling(
    "death-warrant",
    "How long a Death Warrant lasts",
    "Combien de temps dure un Arrêt de mort",
    OURS,
    way(
      "phase",
      "Until the end of the Melee Phase; models that attack in the same Initiative Step do not benefit from it yet.",
      "Jusqu’à la fin de la phase de mêlée ; les figurines qui attaquent au même palier d’initiative n’en profitent pas encore.",
    ),
  ),
  fixedRuling(
    "raking-claws",
    "Enemies that the unit passes over",
    "Ennemis que survole l’unité",
    OURS,
    way(
      "touch",
      "Every enemy that any base of the unit touches on its way, on foot or through the air.",
      "Tout ennemi que touche en chemin un socle de l’unité, au sol ou dans les airs.",
    ),
  ),
];
