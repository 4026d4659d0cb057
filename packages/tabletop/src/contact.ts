import { gapToPolygon, gapToPolygonAt, hullOf, separationFrom } from "./polygon.ts";
import {
  type Block,
  centre,
  type Disc,
  discOf,
  isDisc,
  isPolygon,
  type Obstacle,
  type Point,
  type Rectangle,
} from "./shapes.ts";
import { cosineOf, sineOf } from "./trigonometry.ts";

/**
 * How deep, in 0.01 mm, two shapes may lie in one another and still count as merely touching; the one tolerance of the
 * package. Putting two shapes on whole coordinates moves each by up to 0.71, rounding a facing moves the far end of a
 * 12 inch front by up to 0.73 more, and a later move along a neighbour rounds once again: 3 covers these together.
 */
export const CONTACT_TOLERANCE = 3;

/** Distances below this are noise of the arithmetic and count as none. */
const NOISE = 1e-6;

/**
 * The largest separation found along the four directions of the edges: negative is the depth of the overlap, positive
 * proves the rectangles apart (but is their distance only if an edge is nearest).
 */
function separation(a: Rectangle, b: Rectangle): number {
  const sineA = sineOf(a.facing);
  const cosineA = cosineOf(a.facing);
  const sineB = sineOf(b.facing);
  const cosineB = cosineOf(b.facing);
  const halfDepthA = a.depth / 2;
  const halfDepthB = b.depth / 2;
  const dx = b.x - halfDepthB * sineB - (a.x - halfDepthA * sineA);
  const dy = b.y - halfDepthB * cosineB - (a.y - halfDepthA * cosineA);
  const between = b.facing - a.facing;
  const along = Math.abs(cosineOf(between));
  const across = Math.abs(sineOf(between));
  const halfWidthA = a.width / 2;
  const halfWidthB = b.width / 2;
  return Math.max(
    Math.abs(dx * cosineA - dy * sineA) - (halfWidthA + (halfWidthB * along + halfDepthB * across)),
    Math.abs(dx * sineA + dy * cosineA) - (halfDepthA + (halfWidthB * across + halfDepthB * along)),
    Math.abs(dx * cosineB - dy * sineB) - (halfWidthB + (halfWidthA * along + halfDepthA * across)),
    Math.abs(dx * sineB + dy * cosineB) - (halfDepthB + (halfWidthA * across + halfDepthA * along)),
  );
}

/** A circle around a shape: no point of it is farther from (x, y), a rectangle's front, than `radius`. */
export function around(shape: Obstacle): Disc {
  if (isDisc(shape)) return shape;
  if (!isPolygon(shape) && shape.round === true) return discOf(shape);
  return isPolygon(shape) ? hullOf(shape) : { x: shape.x, y: shape.y, radius: shape.width / 2 + shape.depth };
}

/** Whether two shapes, the first a rectangle, lie in one another by more than `tolerance` (0.01 mm). Touching is no overlap. */
export function overlaps(a: Rectangle, b: Block, tolerance: number = CONTACT_TOLERANCE): boolean {
  if (isPolygon(b)) return !wellApart(a, b, 0) && (a.round === true ? gap(a, b) : separationFrom(a, b)) < -tolerance;
  const dx = b.x - a.x;
  const dy = b.y - a.y;
  // No point of a rectangle is farther from the centre of its front than this, so most pairs need no trigonometry.
  const reach = a.width / 2 + a.depth + (b.width / 2 + b.depth);
  if (dx * dx + dy * dy > reach * reach) return false;
  return (a.round === true || b.round === true ? gapOfRound(a, b) : separation(a, b)) < -tolerance;
}

/** The smallest square of a distance from a corner of `a` to the rectangle `b`, the two being apart. */
function cornersToRectangle(a: Rectangle, b: Rectangle): number {
  const sineB = sineOf(b.facing);
  const cosineB = cosineOf(b.facing);
  const between = a.facing - b.facing;
  const s = sineOf(between);
  const c = cosineOf(between);
  const dx = a.x - b.x;
  const dy = a.y - b.y;
  const halfWidth = b.width / 2;
  const halfDepth = b.depth / 2;
  // From the centre of b, in its own directions, to the centre of a's front.
  const right = dx * cosineB - dy * sineB;
  const ahead = dx * sineB + dy * cosineB + halfDepth;
  const half = a.width / 2;
  let least = Infinity;
  for (let rank = 0; rank <= 1; rank++) {
    const rightHere = rank === 0 ? right : right - a.depth * s;
    const aheadHere = rank === 0 ? ahead : ahead - a.depth * c;
    for (let side = -half; ; side = half) {
      const beside = Math.max(Math.abs(rightHere + side * c) - halfWidth, 0);
      const beyond = Math.max(Math.abs(aheadHere - side * s) - halfDepth, 0);
      least = Math.min(least, beside * beside + beyond * beyond);
      if (side === half) break;
    }
  }
  return least;
}

/** Shortest distance between a rectangle and another shape in 0.01 mm, 0 when they touch or overlap. */
export function distance(a: Rectangle, b: Block): number {
  if (isPolygon(b) || a.round === true || b.round === true) {
    const apart = gap(a, b);
    return apart < NOISE ? 0 : apart;
  }
  if (separation(a, b) <= 0) return 0;
  const least = Math.sqrt(Math.min(cornersToRectangle(a, b), cornersToRectangle(b, a)));
  return least < NOISE ? 0 : least;
}

/** Whether two shapes are surely farther apart than `level`: cheap, never yes wrongly. For the {@link gap} of most pairs. */
export function wellApart(a: Rectangle, b: Block, level: number): boolean {
  if (isPolygon(b)) {
    const { x, y, radius } = hullOf(b);
    const apart = a.width / 2 + a.depth + radius + level + 1;
    return apart > 0 && (x - a.x) * (x - a.x) + (y - a.y) * (y - a.y) > apart * apart;
  }
  const dx = b.x - a.x;
  const dy = b.y - a.y;
  const far = a.width / 2 + a.depth + (b.width / 2 + b.depth) + level + 1;
  return far > 0 && dx * dx + dy * dy > far * far;
}

/** The distance between a rectangle and another shape, or, when they overlap, minus the depth of the overlap. */
export function gap(a: Rectangle, b: Block): number {
  if (isPolygon(b)) {
    if (a.round !== true) return gapToPolygon(a, b);
    const { x, y } = centre(a);
    return gapToPolygonAt(b, x, y) - a.width / 2;
  }
  if (a.round === true || b.round === true) return gapOfRound(a, b);
  const apart = separation(a, b);
  return apart <= 0 ? apart : Math.sqrt(Math.min(cornersToRectangle(a, b), cornersToRectangle(b, a)));
}

/** {@link gap} where one of the two is a round base, or both are. */
function gapOfRound(a: Rectangle, b: Rectangle): number {
  const [disc, other] = b.round === true ? [b, a] : [a, b];
  const { x, y } = centre(disc);
  return gapToPoint(other, x, y) - disc.width / 2;
}

/** The distance from a rectangle's edge to a point, negative inside. */
function gapToPoint(r: Rectangle, x: number, y: number): number {
  if (r.round === true) {
    const middle = centre(r);
    return Math.sqrt((x - middle.x) * (x - middle.x) + (y - middle.y) * (y - middle.y)) - r.width / 2;
  }
  const s = sineOf(r.facing);
  const c = cosineOf(r.facing);
  const half = r.depth / 2;
  const dx = x - r.x;
  const dy = y - r.y;
  const beside = Math.abs(dx * c - dy * s) - r.width / 2;
  const beyond = Math.abs(dx * s + dy * c + half) - half;
  if (beside <= 0 || beyond <= 0) return Math.max(beside, beyond);
  return Math.sqrt(beside * beside + beyond * beyond);
}

/** Shortest distance from a rectangle to a point in 0.01 mm, 0 when the point is inside. */
export function distanceToPoint(r: Rectangle, p: Point): number {
  const apart = gapToPoint(r, p.x, p.y);
  return apart < NOISE ? 0 : apart;
}

/** The distance between a rectangle and a disc, negative when they overlap. */
export function gapToDisc(r: Rectangle, d: Disc): number {
  return gapToPoint(r, d.x, d.y) - d.radius;
}

/** The distance between a rectangle and a shape of any kind, negative when they overlap. */
export function gapToObstacle(r: Rectangle, obstacle: Obstacle): number {
  return isDisc(obstacle) ? gapToDisc(r, obstacle) : gap(r, obstacle);
}

/** Whether a rectangle and a disc lie in one another by more than `tolerance` (0.01 mm). */
export function overlapsDisc(r: Rectangle, d: Disc, tolerance: number = CONTACT_TOLERANCE): boolean {
  return gapToDisc(r, d) < -tolerance;
}

/** Shortest distance between a rectangle and a disc in 0.01 mm, 0 when they touch or overlap. */
export function distanceToDisc(r: Rectangle, d: Disc): number {
  const apart = gapToDisc(r, d);
  return apart < NOISE ? 0 : apart;
}

function gapBetweenDiscs(a: Disc, b: Disc): number {
  const dx = b.x - a.x;
  const dy = b.y - a.y;
  return Math.sqrt(dx * dx + dy * dy) - (a.radius + b.radius);
}

/** Whether two discs lie in one another by more than `tolerance` (0.01 mm). */
export function discsOverlap(a: Disc, b: Disc, tolerance: number = CONTACT_TOLERANCE): boolean {
  return gapBetweenDiscs(a, b) < -tolerance;
}

/** Shortest distance between two discs in 0.01 mm, 0 when they touch or overlap. */
export function distanceBetweenDiscs(a: Disc, b: Disc): number {
  const apart = gapBetweenDiscs(a, b);
  return apart < NOISE ? 0 : apart;
}

/** Whether a rectangle touches or overlaps another shape, allowing for the rounding of their positions. */
export function touches(a: Rectangle, b: Block, tolerance: number = CONTACT_TOLERANCE): boolean {
  return gap(a, b) <= tolerance;
}

/** Whether a rectangle lies on a table of this width (east to west) and depth, give or take {@link CONTACT_TOLERANCE}. */
export function insideTable(r: Rectangle, width: number, depth: number): boolean {
  if (r.round === true) return discInsideTable(discOf(r), width, depth);
  const s = sineOf(r.facing);
  const c = cosineOf(r.facing);
  const halfWidth = r.width / 2;
  const halfDepth = r.depth / 2;
  const east = Math.abs(r.x - halfDepth * s) + (halfWidth * Math.abs(c) + halfDepth * Math.abs(s));
  const north = Math.abs(r.y - halfDepth * c) + (halfWidth * Math.abs(s) + halfDepth * Math.abs(c));
  return east <= width / 2 + CONTACT_TOLERANCE && north <= depth / 2 + CONTACT_TOLERANCE;
}

/** Whether a disc lies on a table of this width and depth, give or take {@link CONTACT_TOLERANCE}. */
export function discInsideTable(d: Disc, width: number, depth: number): boolean {
  return (
    Math.abs(d.x) + d.radius <= width / 2 + CONTACT_TOLERANCE &&
    Math.abs(d.y) + d.radius <= depth / 2 + CONTACT_TOLERANCE
  );
}
