import { at, cosine, normalise, type Point, type Rectangle, roundHalfAway, signedTurn, sine } from "@tercio/tabletop";

/** A side of a formation, as it sees itself. */
export type Facing = "front" | "left" | "right" | "rear";

/** Breaks ties between left and right: 1 prefers the right, -1 the left. A mirrored battle has the other sign. */
export type Chirality = 1 | -1;

/** Where a formation stands: the centre of its front in 0.01 mm and where it looks in 1/65536 turns. */
export interface Placement {
  readonly x: number;
  readonly y: number;
  readonly facing: number;
}

/** Extent of a formation in 0.01 mm. */
export interface Size {
  readonly width: number;
  readonly depth: number;
}

/** A facing of a rectangle as a line: its middle, the direction that points out of it, and its length in 0.01 mm. */
export interface FacingLine {
  readonly middle: Point;
  readonly outward: number;
  readonly length: number;
}

const QUARTER = 16384;

/** A rectangle of this size standing there. */
export function rectangleAt(place: Placement, size: Size): Rectangle {
  return { x: place.x, y: place.y, facing: place.facing, width: size.width, depth: size.depth };
}

/** The middle of a facing and the direction that points out of it. The middle is not rounded. */
export function facingLine(r: Rectangle, facing: Facing): FacingLine {
  switch (facing) {
    case "front":
      return { middle: { x: r.x, y: r.y }, outward: r.facing, length: r.width };
    case "rear":
      return { middle: at(r, 0, r.depth), outward: normalise(r.facing + 2 * QUARTER), length: r.width };
    case "left":
      return { middle: at(r, -r.width / 2, r.depth / 2), outward: normalise(r.facing - QUARTER), length: r.depth };
    case "right":
      return { middle: at(r, r.width / 2, r.depth / 2), outward: normalise(r.facing + QUARTER), length: r.depth };
  }
}

/**
 * Contact on record: the facing of the first unit, the facing of the second, and how far (whole 0.01 mm) the middle of
 * the first one's facing lies to the right of the middle of the second one's, for someone who stands outside the
 * second unit and looks at the facing.
 */
export interface Contact {
  readonly facing: Facing;
  readonly of: Facing;
  readonly offset: number;
}

/** Two facings whose directions differ from opposite by no more than this, 1/65536 turns, lie flush. */
const FLUSH = 40;

/** Whether two facings that point outward there look straight at each other. */
export const areFlush = (outward: number, other: number): boolean =>
  Math.abs(signedTurn(outward - other + 2 * QUARTER)) <= FLUSH;

/** The offset of a {@link Contact} between `a`'s and `b`'s facing, measured along `b`'s facing and rounded. */
export function contactOf(a: Rectangle, aFacing: Facing, b: Rectangle, bFacing: Facing): number {
  const line = facingLine(b, bFacing);
  const touching = facingLine(a, aFacing).middle;
  // The right of someone who looks against `outward`.
  const rightX = -cosine(line.outward);
  const rightY = sine(line.outward);
  return roundHalfAway((touching.x - line.middle.x) * rightX + (touching.y - line.middle.y) * rightY);
}

/** Where a unit of this size stands with `aFacing` flush against `b`'s facing at the offset of the {@link Contact}. */
export function placeInContact(size: Size, aFacing: Facing, b: Rectangle, bFacing: Facing, offset: number): Placement {
  const line = facingLine(b, bFacing);
  const towards = normalise(line.outward + 2 * QUARTER);
  const turn = aFacing === "front" ? 0 : aFacing === "rear" ? 2 * QUARTER : aFacing === "left" ? QUARTER : -QUARTER;
  const facing = normalise(towards + turn);
  const back = aFacing === "front" ? 0 : aFacing === "rear" ? size.depth : size.depth / 2;
  const right = aFacing === "left" ? -size.width / 2 : aFacing === "right" ? size.width / 2 : 0;
  const s = sine(facing);
  const c = cosine(facing);
  return {
    x: roundHalfAway(line.middle.x + offset * cosine(towards) + (back * s - right * c)),
    y: roundHalfAway(line.middle.y - offset * sine(towards) + (back * c + right * s)),
    facing,
  };
}

/** The rectangle turned clockwise by the whole angle `by` about a point, not rounded. */
export function turnedAbout(r: Rectangle, point: Point, by: number): Rectangle {
  const s = sine(by);
  const c = cosine(by);
  const dx = r.x - point.x;
  const dy = r.y - point.y;
  return {
    x: point.x + (dx * c + dy * s),
    y: point.y + (dy * c - dx * s),
    facing: normalise(r.facing + by),
    width: r.width,
    depth: r.depth,
  };
}

/** The rectangle turned about `point` so that it looks along the whole angle `facing`, rounded once. */
export function alignAbout(point: Point, r: Rectangle, facing: number): Rectangle {
  const turned = turnedAbout(r, point, normalise(facing - r.facing));
  return { ...turned, x: roundHalfAway(turned.x), y: roundHalfAway(turned.y) };
}

/**
 * The least straight move that brings `a`'s facing flush against `b`'s and touching it, for two units whose facings
 * are already parallel (as they are after losses): straight to the line, and along it only as far as it takes until
 * their corners meet. Null when the two facings do not look at each other.
 */
export function nudgeIntoContact(a: Rectangle, aFacing: Facing, b: Rectangle, bFacing: Facing): Placement | null {
  const own = facingLine(a, aFacing);
  const line = facingLine(b, bFacing);
  if (normalise(own.outward - line.outward) !== 2 * QUARTER) return null;
  const reach = (own.length + line.length) / 2;
  const offset = contactOf(a, aFacing, b, bFacing);
  const most = Math.floor(reach);
  return placeInContact(a, aFacing, b, bFacing, Math.max(-most, Math.min(most, offset)));
}
