import { type Rectangle, rectangleInFrontArc } from "@tercio/tabletop";
import { inEdition } from "../book/row.ts";
import { lineOfSight } from "../book/shooting.ts";
import type { NinthAge } from "../state/state.ts";

/** A front so wide that its arc is all that lies before it, 0.01 mm. */
const ENDLESS = 100_000_000;

/** Does the edition that is played keep shots to the Front Arc? */
export const keepsToArc = ({ edition }: NinthAge): boolean =>
  "endPointIn" in inEdition(lineOfSight["t9a.line-of-sight.definition"], edition);

/**
 * The front through which a unit's models look when they shoot: by sheet 000 into its Front Arc, by sheet 002, which names no
 * arc, at all that lies before it (reading `sight-without-arc`).
 */
export const outlook = (game: NinthAge, own: Rectangle): Rectangle =>
  keepsToArc(game) || own.round === true ? own : { ...own, width: ENDLESS };

/** Does any part of this lie where they look? As a Charge Reaction they shoot into their Front Arc. */
export const isAhead = (game: NinthAge, own: Rectangle, aim: Rectangle, standing = false): boolean =>
  rectangleInFrontArc(standing ? own : outlook(game, own), aim);
