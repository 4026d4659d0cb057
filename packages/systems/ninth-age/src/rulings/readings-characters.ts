import type { Ruling } from "@tercio/kernel";
import { OURS, reading, way } from "./reading.ts";

/** How this program reads the sheets of Characters; first what it plays, then what it does not. */
export const characterReadings: readonly Ruling[] = [
  reading(
    "presence-range",
    "How far a General and a Battle Standard reach",
    "Jusqu’où portent un Général et une grande bannière",
    `${OURS}; recalled`,
    way(
      "from-the-base",
      "From the base of the model to the nearest point of the unit’s boundary; their own unit always.",
      "Du socle de la figurine au point le plus proche du contour de l’unité ; leur propre unité toujours.",
    ),
    way("from-the-unit", "From the boundary of the unit that they are in.", "Du contour de l’unité où ils sont."),
  ),
  reading(
    "presence-discipline",
    "Whose Discipline a General lends",
    "Quelle Discipline un Général prête",
    `${OURS}; that his own modifiers come first is the sheet’s`,
    way(
      "his-own",
      "His own, with what changes it at any time, as Fear does; not what changes one kind of test. A unit uses it only where that leads higher.",
      "La sienne, avec ce qui la change en tout temps, comme la Peur ; pas ce qui change une seule sorte de test. Une unité n’en use que si cela mène plus haut.",
    ),
    way("his-units", "That of his unit.", "Celle de son unité."),
  ),
];
