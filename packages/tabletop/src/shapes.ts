import { HALF_TURN, normalise, roundHalfAway } from "./numbers.ts";
import { cosineOf, sineOf } from "./trigonometry.ts";

/** A point of the table: 0.01 mm east (x) and north (y) of the table's centre. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/**
 * A rectangle on the table. (x, y) is the centre of its front edge, whole numbers of 0.01 mm; it looks along `facing`, a
 * whole angle of 1/65536 turns, and extends `depth` backwards and half of `width` to either side.
 */
export interface Rectangle {
  readonly x: number;
  readonly y: number;
  readonly facing: number;
  readonly width: number;
  readonly depth: number;
}

/** A disc on the table around (x, y); lengths in 0.01 mm. */
export interface Disc {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
}

/**
 * A convex polygon on the table: its corners in order, clockwise or not, the first not given again; whole numbers of
 * 0.01 mm. What has another outline is several of these, see `convexParts`.
 */
export interface Polygon {
  readonly points: readonly Point[];
}

/** What has straight edges only. */
export type Block = Rectangle | Polygon;

/** Anything that may stand in the way. */
export type Obstacle = Block | Disc;

export function isDisc(obstacle: Obstacle): obstacle is Disc {
  return "radius" in obstacle;
}

export function isPolygon(obstacle: Obstacle): obstacle is Polygon {
  return "points" in obstacle;
}

/** The point `right` of the front edge's centre and `back` behind the front edge, in table coordinates. */
export function at(r: Rectangle, right: number, back: number): Point {
  const s = sineOf(r.facing);
  const c = cosineOf(r.facing);
  return { x: r.x + right * c - back * s, y: r.y - right * s - back * c };
}

/** Front left, front right, rear right and rear left corner, not rounded. */
export function corners(r: Rectangle): readonly [Point, Point, Point, Point] {
  const s = sineOf(r.facing);
  const c = cosineOf(r.facing);
  const half = r.width / 2;
  const eastward = half * c;
  const southward = half * s;
  const backEast = r.depth * s;
  const backNorth = r.depth * c;
  return [
    { x: r.x - eastward, y: r.y + southward },
    { x: r.x + eastward, y: r.y - southward },
    { x: r.x + eastward - backEast, y: r.y - southward - backNorth },
    { x: r.x - eastward - backEast, y: r.y + southward - backNorth },
  ];
}

/** Centre of the rectangle, not rounded. */
export function centre(r: Rectangle): Point {
  return at(r, 0, r.depth / 2);
}

/** Unit vector in which the rectangle looks. */
export function forward(r: Rectangle): Point {
  return { x: sineOf(r.facing), y: cosineOf(r.facing) };
}

/** Unit vector to the right hand of the rectangle. */
export function rightward(r: Rectangle): Point {
  return { x: cosineOf(r.facing), y: 0 - sineOf(r.facing) };
}

/** The rectangle after going `distance` (0.01 mm, negative for backwards) along `direction`, rounded once. */
export function advance(r: Rectangle, distance: number, direction: number = r.facing): Rectangle {
  return {
    x: roundHalfAway(r.x + distance * sineOf(direction)),
    y: roundHalfAway(r.y + distance * cosineOf(direction)),
    facing: r.facing,
    width: r.width,
    depth: r.depth,
  };
}

/** The rectangle turned on the spot about its centre to look along the whole angle `toFacing`, rounded once. */
export function pivot(r: Rectangle, toFacing: number): Rectangle {
  const half = r.depth / 2;
  return {
    x: roundHalfAway(r.x + half * (sineOf(toFacing) - sineOf(r.facing))),
    y: roundHalfAway(r.y + half * (cosineOf(toFacing) - cosineOf(r.facing))),
    facing: normalise(toFacing),
    width: r.width,
    depth: r.depth,
  };
}

/** The mirror image across the line from south to north through the table's centre. Left and right change places. */
export function mirror(r: Rectangle): Rectangle {
  return { x: 0 - r.x, y: r.y, facing: normalise(-r.facing), width: r.width, depth: r.depth };
}

/** The rectangle as the player on the other side of the table sees it. */
export function halfTurn(r: Rectangle): Rectangle {
  return { x: 0 - r.x, y: 0 - r.y, facing: normalise(r.facing + HALF_TURN), width: r.width, depth: r.depth };
}

/** {@link mirror} for a point. */
export function mirrorPoint(p: Point): Point {
  return { x: 0 - p.x, y: p.y };
}

/** {@link halfTurn} for a point. */
export function halfTurnPoint(p: Point): Point {
  return { x: 0 - p.x, y: 0 - p.y };
}

/** {@link mirror} for a polygon. */
export function mirrorPolygon(p: Polygon): Polygon {
  return { points: p.points.map(mirrorPoint) };
}

/** {@link halfTurn} for a polygon. */
export function halfTurnPolygon(p: Polygon): Polygon {
  return { points: p.points.map(halfTurnPoint) };
}

/** {@link mirror} for a disc. */
export function mirrorDisc(d: Disc): Disc {
  return { x: 0 - d.x, y: d.y, radius: d.radius };
}

/** {@link halfTurn} for a disc. */
export function halfTurnDisc(d: Disc): Disc {
  return { x: 0 - d.x, y: 0 - d.y, radius: d.radius };
}
