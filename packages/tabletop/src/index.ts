/**
 * Rectangles, discs and polygons on a table, the same on every machine. Lengths are whole numbers of 0.01 mm and angles whole
 * numbers of 1/65536 turn, 0 north, clockwise; the origin is the centre of the table. A mirrored or half-turned
 * question always has exactly the mirrored or half-turned answer.
 */
export { INCH, normalise, radians, roundHalfAway, signedTurn, TURN } from "./numbers.ts";
export { angleOf, angleTo, cosine, cosineOf, sine, sineOf } from "./trigonometry.ts";
export {
  advance,
  at,
  type Block,
  centre,
  circle,
  grown,
  corners,
  type Disc,
  discOf,
  facingEnds,
  forward,
  halfTurn,
  halfTurnDisc,
  halfTurnPoint,
  halfTurnPolygon,
  isDisc,
  isPolygon,
  mirror,
  mirrorDisc,
  mirrorPoint,
  mirrorPolygon,
  type Obstacle,
  pivot,
  type Point,
  type Polygon,
  type Rectangle,
  rightward,
} from "./shapes.ts";
export { convexParts, holdsPoint, holdsUnit, isOutline } from "./parts.ts";
export { common, gapToPolygonAt } from "./polygon.ts";
export {
  around,
  CONTACT_TOLERANCE,
  discInsideTable,
  discsOverlap,
  distance,
  distanceBetweenDiscs,
  distanceToDisc,
  distanceToPoint,
  gap,
  gapToDisc,
  gapToObstacle,
  insideTable,
  overlaps,
  overlapsDisc,
  touches,
  wellApart,
} from "./contact.ts";
export { type Arc, arcOf, inFrontArc, rectangleInFrontArc } from "./arcs.ts";
export { remembering } from "./remembering.ts";
export { hiddenFraction, seesAny, type SightLine, sightLine } from "./sight.ts";
export { type Clearance, straightClearance, sweptOverlap, sweptTouch } from "./straight.ts";
export { type Side, wheel, wheelAngleFor, wheelClearance, type WheelClearance, wheelLength } from "./wheel.ts";
