import { there } from "@tercio/basis";
import { angleOf, cosine, normalise, type Point, radians, sine, TURN } from "@tercio/tabletop";
import { crossedBy, distanceTo, type Hull } from "./hull.ts";

/** A way goes no deeper into anything than this (0.01 mm); it is what tangents worked out in floating point need. */
export const GRAZE = 0.02;

/** What a polyline may leave out of an arc, in 0.01 mm. */
const SAGITTA = 0.5;

/** A sweep that falls short of a whole turn by less than this (1/65536 turns) is none at all, made long by noise. */
const NO_SWEEP = 0.01;

/** Added and taken away again, it leaves 36 binary digits of an angle, as many as tabletop's `angleOf` gives. */
const GRID = 1.5 * TURN;

/** Round a hull with it at the right hand (clockwise, 1) or at the left hand (-1). */
export type Sense = 1 | -1;

/** A part of a way: a straight stretch, or an arc about (x, y) from the angle `from` by `sweep`, clockwise if positive. */
export type Piece =
  | { readonly kind: "line"; readonly a: Point; readonly b: Point; readonly length: number }
  | {
      readonly kind: "arc";
      readonly x: number;
      readonly y: number;
      readonly radius: number;
      readonly from: number;
      readonly sweep: number;
      readonly length: number;
    };

/** A place on a hull's border: the corner it belongs to, and the direction out of the hull there (a unit vector). */
export interface Spot {
  readonly corner: number;
  readonly nx: number;
  readonly ny: number;
}

export const line = (a: Point, b: Point): Piece => {
  const dx = b.x - a.x;
  const dy = b.y - a.y;
  return { kind: "line", a, b, length: Math.sqrt(dx * dx + dy * dy) };
};

function arc(centre: Point, radius: number, from: number, sweep: number): Piece {
  return { kind: "arc", x: centre.x, y: centre.y, radius, from, sweep, length: radius * radians(Math.abs(sweep)) };
}

/** A corner where it lies on the table. */
export function pointOf(hull: Hull, corner: number): Point {
  const p = there(hull.points[corner]);
  return { x: hull.x + p.x, y: hull.y + p.y };
}

/** The turn from one angle to another in this sense, from nothing to a whole turn. */
function sweepBetween(from: number, to: number, sense: Sense): number {
  const turn = normalise(sense * (to - from));
  return turn > TURN - NO_SWEEP ? 0 : turn;
}

/** The way along the border of a hull from one spot to another in this sense; null where that is nearly all of it. */
export function along(hull: Hull, from: Spot, to: Spot, sense: Sense): readonly Piece[] | null {
  const { points, edges, radius } = hull;
  const end = angleOf(to.nx, to.ny);
  let angle = angleOf(from.nx, from.ny);
  let corner = from.corner;
  const whole = sweepBetween(angle, end, sense);
  if (edges.length === 0) return whole === 0 ? [] : [arc({ x: hull.x, y: hull.y }, radius, angle, sense * whole)];
  const found: Piece[] = [];
  const count = points.length;
  let turned = 0;
  while (corner !== to.corner) {
    const next = sense === 1 ? (corner + 1) % count : (corner + count - 1) % count;
    const edge = there(edges[sense === 1 ? corner : next]);
    const out = edge.angle;
    const sweep = sweepBetween(angle, out, sense);
    // A spot at the very end of its corner's arc has nothing left of it: what seems nearly a whole turn is noise.
    if (sweep > 0 && sweep < TURN / 2) {
      turned += sweep;
      if (turned > TURN) return null;
      if (radius > 0) found.push(arc(pointOf(hull, corner), radius, angle, sense * sweep));
    }
    const p = pointOf(hull, corner);
    const q = pointOf(hull, next);
    const outX = radius * edge.nx;
    const outY = radius * edge.ny;
    found.push(line({ x: p.x + outX, y: p.y + outY }, { x: q.x + outX, y: q.y + outY }));
    angle = out;
    corner = next;
  }
  const rest = sweepBetween(angle, end, sense);
  if (rest >= TURN / 2) return found.length === 0 && rest < TURN - 1 ? null : found;
  if (rest > 0 && radius > 0) found.push(arc(pointOf(hull, corner), radius, angle, sense * rest));
  return found;
}

function onArc(piece: Piece & { kind: "arc" }, part: number): Point {
  // With no more binary digits than an angle has, so that half a turn added to all changes nothing but signs.
  const angle = piece.from + (piece.sweep * part + GRID - GRID);
  return { x: piece.x + piece.radius * sine(angle), y: piece.y + piece.radius * cosine(angle) };
}

/** Whether some of an arc between these parts lies deeper in the hull than {@link GRAZE}: halved until either is sure. */
function arcCrosses(piece: Piece & { kind: "arc" }, hull: Hull, from: number, to: number): boolean {
  const middle = (from + to) / 2;
  const p = onArc(piece, middle);
  const away = distanceTo(hull, p.x, p.y);
  if (away < -GRAZE) return true;
  const half = ((to - from) * piece.length) / 2;
  if (away + GRAZE >= half) return false;
  return arcCrosses(piece, hull, from, middle) || arcCrosses(piece, hull, middle, to);
}

/** Whether a part of a way goes into a hull. */
export function crosses(piece: Piece, hull: Hull): boolean {
  if (piece.kind === "line") return crossedBy(hull, piece.a.x, piece.a.y, piece.b.x, piece.b.y, GRAZE);
  const dx = hull.x - piece.x;
  const dy = hull.y - piece.y;
  const far = hull.reach + piece.radius;
  return dx * dx + dy * dy < far * far && arcCrosses(piece, hull, 0, 1);
}

/** Whether any of the parts `from` to before `to` of a connected way goes into a hull. */
export function someCross(pieces: readonly Piece[], hull: Hull, from = 0, to = pieces.length): boolean {
  if (to - from < 3) {
    for (let i = from; i < to; i++) if (crosses(there(pieces[i]), hull)) return true;
    return false;
  }
  const middle = (from + to) >> 1;
  const piece = there(pieces[middle]);
  const p = piece.kind === "line" ? piece.a : onArc(piece, 0);
  const away = distanceTo(hull, p.x, p.y);
  if (away < -GRAZE) return true;
  // The distance changes by no more than one goes: far enough from here, all are.
  let before = 0;
  let after = 0;
  for (let i = from; i < middle; i++) before += there(pieces[i]).length;
  for (let i = middle; i < to; i++) after += there(pieces[i]).length;
  return (
    (away < before && someCross(pieces, hull, from, middle)) || (away < after && someCross(pieces, hull, middle, to))
  );
}

/** The farthest that a part of a way comes to the east or west, and to the north or south, of the origin. */
export function farthest(piece: Piece): { readonly east: number; readonly north: number } {
  if (piece.kind === "line")
    return {
      east: Math.max(Math.abs(piece.a.x), Math.abs(piece.b.x)),
      north: Math.max(Math.abs(piece.a.y), Math.abs(piece.b.y)),
    };
  const sense = piece.sweep < 0 ? -1 : 1;
  const ends = [onArc(piece, 0), onArc(piece, 1)];
  for (let quarter = 0; quarter < 4; quarter++) {
    const turn = normalise(sense * (quarter * (TURN / 4) - piece.from));
    if (turn < Math.abs(piece.sweep)) ends.push(onArc(piece, turn / Math.abs(piece.sweep)));
  }
  return {
    east: Math.max(...ends.map((p) => Math.abs(p.x))),
    north: Math.max(...ends.map((p) => Math.abs(p.y))),
  };
}

/** The points of a polyline along a part of a way, without its first. */
export function drawn(piece: Piece): readonly Point[] {
  if (piece.kind === "line") return [piece.b];
  const step = Math.sqrt((8 * SAGITTA) / Math.max(piece.radius, 1));
  const count = Math.max(1, Math.ceil(radians(Math.abs(piece.sweep)) / step));
  return Array.from({ length: count }, (_, i) => onArc(piece, (i + 1) / count));
}
