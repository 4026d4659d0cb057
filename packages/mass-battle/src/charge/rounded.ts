import { there } from "@tercio/kernel";
import { angleOf, type Block, corners, discOf, isPolygon, type Point, signedTurn } from "@tercio/tabletop";

/*
 * What a disc meets is met by its centre, once that is grown by the disc's radius: a convex shape of straight edges and
 * round corners. All is seen from where the disc's centre starts: x to its right (flipped as in `Frame`), y ahead, lengths in
 * 0.01 mm, angles in 1/65536 turns to its right.
 */

/** A convex shape seen from the start: the hull of these points, grown by `radius`. */
export interface Rounded {
  readonly points: readonly Point[];
  readonly radius: number;
  /** A point within. */
  readonly middle: Point;
}

/** How the table is seen from the start. */
export interface Eye {
  readonly x: number;
  readonly y: number;
  /** Sine and cosine of where it looks. */
  readonly s: number;
  readonly c: number;
  readonly flip: 1 | -1;
}

export function seenFrom({ x, y, s, c, flip }: Eye, p: Point): Point {
  const [dx, dy] = [p.x - x, p.y - y];
  return { x: flip * (dx * c - dy * s), y: dx * s + dy * c };
}

export function roundedIn(eye: Eye, shape: Block): Rounded {
  const disc = !isPolygon(shape) && shape.round === true ? discOf(shape) : null;
  const points = (disc !== null ? [disc] : isPolygon(shape) ? shape.points : corners(shape)).map((p) =>
    seenFrom(eye, p),
  );
  const [xs, ys] = [points.map((p) => p.x), points.map((p) => p.y)];
  const middle = {
    x: (Math.min(...xs) + Math.max(...xs)) / 2,
    y: (Math.min(...ys) + Math.max(...ys)) / 2,
  };
  return { points, radius: disc?.radius ?? 0, middle };
}

/** The edges, each from one point to the next; the hull of two points has one. */
function forEachEdge({ points }: Rounded, visit: (p: Point, q: Point, length: number) => void): void {
  const count = points.length === 2 ? 1 : points.length;
  for (let i = 0; i < count; i++) {
    const p = there(points[i]);
    const q = there(points[(i + 1) % points.length]);
    const length = Math.sqrt((q.x - p.x) * (q.x - p.x) + (q.y - p.y) * (q.y - p.y));
    if (length > 0) visit(p, q, length);
  }
}

/**
 * How far along the direction with this sine and cosine the shape, grown by `grow` more, is entered from outside; Infinity
 * where it is passed by or lies behind. Its border is arcs about the points and edges moved out, and none
 * of these reaches out of it: so the first of them that is entered is where it is.
 */
export function entered(body: Rounded, grow: number, s: number, c: number): number {
  const around = body.radius + grow;
  let first = Infinity;
  for (const p of body.points) {
    const along = p.x * s + p.y * c;
    const aside = p.x * c - p.y * s;
    const root = around * around - aside * aside;
    if (root < 0 || around < 0) continue;
    const half = Math.sqrt(root);
    if (along + half >= 0) first = Math.min(first, along - half);
  }
  if (body.points.length < 2) return first;
  forEachEdge(body, (p, q, length) => {
    const [ex, ey] = [(q.x - p.x) / length, (q.y - p.y) / length];
    // Outward is where the start is, or the edge is not entered.
    const sign = p.x * ey - p.y * ex > 0 ? -1 : 1;
    const [nx, ny] = [sign * ey, -sign * ex];
    const towards = s * nx + c * ny;
    if (towards >= 0 || !outside(body, p, nx, ny)) return;
    const way = (p.x * nx + p.y * ny + around) / towards;
    const at = (way * s - p.x) * ex + (way * c - p.y) * ey;
    if (way >= 0 && at >= 0 && at <= length) first = Math.min(first, way);
  });
  return first;
}

/** Do all points lie behind an edge with that normal? */
const outside = ({ points }: Rounded, p: Point, nx: number, ny: number): boolean =>
  points.every((o) => (o.x - p.x) * nx + (o.y - p.y) * ny <= 1e-6);

/** How far to the left and right of a disc's middle it is met from `away`, 1/65536 turns. */
const halfAngle = (away: number, radius: number): number =>
  angleOf(radius, Math.sqrt(Math.max(0, away * away - radius * radius)));

/** Directions (real angles, `from` <= `to`). */
export interface Directions {
  readonly from: number;
  readonly to: number;
}

/** The directions in which the shape, grown by `grow` more, is met: up to both tangents; null where the start lies in it. */
export function tangents(body: Rounded, grow: number): Directions | null {
  const around = body.radius + grow;
  if (nearest(body).away <= around) return null;
  const towards = signedTurn(angleOf(body.middle.x, body.middle.y));
  let [from, to] = [Infinity, -Infinity];
  for (const { x, y } of body.points) {
    const off = signedTurn(angleOf(x, y) - towards);
    const half = halfAngle(Math.sqrt(x * x + y * y), Math.max(0, around));
    from = Math.min(from, towards + off - half);
    to = Math.max(to, towards + off + half);
  }
  return { from, to };
}

/** The point of the hull that is nearest to the start: in which direction (real, from -32768 to 32768), and how far. */
export function nearest(body: Rounded): { readonly angle: number; readonly away: number } {
  let best = { x: Infinity, y: Infinity };
  let least = Infinity;
  const offer = (x: number, y: number): void => {
    const away = x * x + y * y;
    if (away < least) [best, least] = [{ x, y }, away];
  };
  for (const p of body.points) offer(p.x, p.y);
  let inside = body.points.length > 2;
  forEachEdge(body, (p, q, length) => {
    const [ex, ey] = [(q.x - p.x) / length, (q.y - p.y) / length];
    const at = -(p.x * ex + p.y * ey);
    if (at > 0 && at < length) offer(p.x + at * ex, p.y + at * ey);
    const [mx, my] = [body.middle.x - p.x, body.middle.y - p.y];
    if ((mx * ey - my * ex) * (-p.x * ey + p.y * ex) < 0) inside = false;
  });
  return { angle: signedTurn(angleOf(best.x, best.y)), away: inside ? -Math.sqrt(least) : Math.sqrt(least) };
}

/** An angle the same as this one that lies nearest to another. */
export const beside = (angle: number, other: number): number => other + signedTurn(angle - other);
