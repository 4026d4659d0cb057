import {
  at,
  centre,
  cosine,
  discOf,
  forward,
  normalise,
  type Point,
  type Rectangle,
  rightward,
  roundHalfAway,
  signedTurn,
  sine,
} from "@tercio/tabletop";

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
  readonly round?: true;
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
  const there = { x: place.x, y: place.y, facing: place.facing, width: size.width, depth: size.depth };
  return size.round === true ? { ...there, round: true } : there;
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
 * second unit and looks at the facing. At a round base, which may be touched from anywhere, it is looked at as the first
 * unit's facing looks at it, and its middle is that of the base.
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
  const own = facingLine(a, aFacing);
  // Whatever quarter of its rim touches, a round base stands before the facing where its centre does.
  const touching = a.round === true ? centre(a) : own.middle;
  if (b.round === true) {
    const { x, y } = centre(b);
    return roundHalfAway((touching.x - x) * cosine(own.outward) - (touching.y - y) * sine(own.outward));
  }
  const line = facingLine(b, bFacing);
  // The right of someone who looks against `outward`.
  const rightX = -cosine(line.outward);
  const rightY = sine(line.outward);
  return roundHalfAway((touching.x - line.middle.x) * rightX + (touching.y - line.middle.y) * rightY);
}

/** The line that a facing of a unit of this size lies on at the offset: past its ends a round base comes less far out to it. */
function lineTouched(b: Rectangle, bFacing: Facing, size: Size, aFacing: Facing, offset: number): FacingLine {
  const line = facingLine(b, bFacing);
  const radius = (b.round === true ? b.width / 2 : 0) + (size.round === true ? size.width / 2 : 0);
  if (radius === 0) return line;
  // Flat against round: up to the end of what is flat it touches at the rim farthest out, beyond with its end.
  const flat =
    b.round === true && size.round === true
      ? 0
      : b.round === true
        ? (aFacing === "left" || aFacing === "right" ? size.depth : size.width) / 2
        : line.length / 2;
  const past = Math.min(radius, Math.max(0, Math.abs(offset) - flat));
  const back = radius - Math.sqrt(radius * radius - past * past);
  const { x, y } = line.middle;
  return { ...line, middle: { x: x - back * sine(line.outward), y: y - back * cosine(line.outward) } };
}

/** Where a unit of this size stands with `aFacing` flush against `b`'s facing at the offset of the {@link Contact}. */
export function placeInContact(size: Size, aFacing: Facing, b: Rectangle, bFacing: Facing, offset: number): Placement {
  const line = lineTouched(b, bFacing, size, aFacing, offset);
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
  const there = { x: point.x + (dx * c + dy * s), y: point.y + (dy * c - dx * s), facing: normalise(r.facing + by) };
  return rectangleAt(there, r);
}

/** The rectangle turned about `point` so that it looks along the whole angle `facing`, rounded once. */
export function alignAbout(point: Point, r: Rectangle, facing: number): Rectangle {
  const turned = turnedAbout(r, point, normalise(facing - r.facing));
  return rectangleAt({ x: roundHalfAway(turned.x), y: roundHalfAway(turned.y), facing: turned.facing }, r);
}

/**
 * The least straight move that brings `a`'s facing flush against `b`'s and touching it, for two units whose facings
 * are already parallel (as they are after losses): straight to the line, and along it only as far as it takes until
 * their corners meet. Null when the two facings do not look at each other. Against a round base: straight towards its
 * centre from the nearest point of the facing.
 */
export function nudgeIntoContact(a: Rectangle, aFacing: Facing, b: Rectangle, bFacing: Facing): Placement | null {
  if (a.round === true || b.round === true) return nudgedToRim(a, aFacing, b, bFacing);
  const own = facingLine(a, aFacing);
  const line = facingLine(b, bFacing);
  if (normalise(own.outward - line.outward) !== 2 * QUARTER) return null;
  const reach = (own.length + line.length) / 2;
  const offset = contactOf(a, aFacing, b, bFacing);
  const most = Math.floor(reach);
  return placeInContact(a, aFacing, b, bFacing, Math.max(-most, Math.min(most, offset)));
}

/** {@link nudgeIntoContact} where one of the two is round, or both are. */
function nudgedToRim(a: Rectangle, aFacing: Facing, b: Rectangle, bFacing: Facing): Placement {
  const from = nearestOf(a, aFacing, centre(b));
  const to = nearestOf(b, bFacing, a.round === true ? centre(a) : from);
  const radius = (a.round === true ? a.width / 2 : 0) + (b.round === true ? b.width / 2 : 0);
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const far = Math.sqrt(dx * dx + dy * dy);
  const share = far === 0 ? 0 : (far - radius) / far;
  return { x: roundHalfAway(a.x + dx * share), y: roundHalfAway(a.y + dy * share), facing: a.facing };
}

/** The point of a facing nearest to another; of a round base its centre. */
function nearestOf(r: Rectangle, facing: Facing, to: Point): Point {
  if (r.round === true) return discOf(r);
  const { middle, length } = facingLine(r, facing);
  const along = facing === "front" || facing === "rear" ? rightward(r) : forward(r);
  const at = (to.x - middle.x) * along.x + (to.y - middle.y) * along.y;
  const inside = Math.max(-length / 2, Math.min(length / 2, at));
  return { x: middle.x + inside * along.x, y: middle.y + inside * along.y };
}
