import { HALF_TURN, normalise, roundHalfAway, TURN } from "./numbers.ts";
import { cosine, cosineOf, sine, sineOf } from "./trigonometry.ts";

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
  /** A round base: only the disc that fills this square stands there. It looks along `facing` all the same. */
  readonly round?: true;
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

/**
 * The ends of a unit's facings, as {@link corners}: where the rim of a round base passes from one of its four quarters to
 * the next.
 */
export function facingEnds(r: Rectangle): readonly [Point, Point, Point, Point] {
  const all = corners(r);
  if (r.round !== true) return all;
  const { x, y } = centre(r);
  const onRim = (p: Point): Point => ({ x: x + (p.x - x) * Math.SQRT1_2, y: y + (p.y - y) * Math.SQRT1_2 });
  return [onRim(all[0]), onRim(all[1]), onRim(all[2]), onRim(all[3])];
}

/** The disc of a round base. */
export function discOf(r: Rectangle): Disc {
  const { x, y } = centre(r);
  return { x, y, radius: r.width / 2 };
}

/** The same shape in another place. */
function moved(r: Rectangle, x: number, y: number, facing: number): Rectangle {
  const there = { x, y, facing, width: r.width, depth: r.depth };
  return r.round === true ? { ...there, round: true } : there;
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
  const x = roundHalfAway(r.x + distance * sineOf(direction));
  return moved(r, x, roundHalfAway(r.y + distance * cosineOf(direction)), r.facing);
}

/** The rectangle turned on the spot about its centre to look along the whole angle `toFacing`, rounded once. */
export function pivot(r: Rectangle, toFacing: number): Rectangle {
  const half = r.depth / 2;
  const x = roundHalfAway(r.x + half * (sineOf(toFacing) - sineOf(r.facing)));
  return moved(r, x, roundHalfAway(r.y + half * (cosineOf(toFacing) - cosineOf(r.facing))), normalise(toFacing));
}

/** The mirror image across the line from south to north through the table's centre. Left and right change places. */
export function mirror(r: Rectangle): Rectangle {
  return moved(r, 0 - r.x, r.y, normalise(-r.facing));
}

/** The rectangle as the player on the other side of the table sees it. */
export function halfTurn(r: Rectangle): Rectangle {
  return moved(r, 0 - r.x, 0 - r.y, normalise(r.facing + HALF_TURN));
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

/** So many points of a circle's edge, clockwise from the north, not rounded. */
export const circle = (middle: Point, radius: number, corners: number): readonly Point[] =>
  Array.from({ length: corners }, (_, i) => {
    const angle = (i * TURN) / corners;
    return { x: middle.x + radius * sine(angle), y: middle.y + radius * cosine(angle) };
  });

/**
 * All that is no farther (0.01 mm) from a convex outline than that, as a polygon of so many corners, not rounded: for the
 * eye. Its corners are where they should be and its edges run a little inside.
 */
export const grown = (outline: readonly Point[], by: number, corners: number): readonly Point[] =>
  circle({ x: 0, y: 0 }, 1, corners).map(({ x: s, y: c }) => {
    const out = outline.reduce((best, p) => (p.x * s + p.y * c > best.x * s + best.y * c ? p : best));
    return { x: out.x + by * s, y: out.y + by * c };
  });
