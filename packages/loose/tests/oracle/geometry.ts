/**
 * Ground of the oracle: bases, the room they leave to a moving base, and distances between convex things.
 *
 * Units: 0.01 mm; 1/65536 turn, 0 north, clockwise; the origin is the centre of the table, x east, y north.
 * An oval is an ellipse; its LENGTH lies along its facing (reading), its width across.
 *
 * One formula carries everything. For a convex set K let h(u) be how far K reaches along the unit vector u. Then
 *     gap(p, K) = max over u of (p.u - h(u))
 * is the distance of p from K outside, and minus the depth of p in K inside. Every single u proves a LOWER bound of
 * the gap: it is a line that parts p from K. A segment pq is apart from K by max over u of (min(p.u, q.u) - h(u)).
 * Two bases: h is the sum of both reaches (both are symmetric about their centres), p the vector between the centres.
 */
export type Shape =
  | { readonly kind: "round"; readonly radius: number }
  | { readonly kind: "oval"; readonly length: number; readonly width: number };

/** A base on the table; all whole numbers. The facing of a round base has no effect. */
export interface Base {
  readonly shape: Shape;
  readonly x: number;
  readonly y: number;
  readonly facing: number;
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Table {
  readonly width: number;
  readonly depth: number;
}

export const INCH = 2540;
export const TURN = 65536;
/** Noise of double arithmetic, 1e-6 of 0.01 mm: "not in one another" is always tested up to this. */
export const NOISE = 1e-6;

/** An ellipse about the origin: half axis `a` along (fx, fy), `b` along (fy, -fx). */
interface Ellipse {
  readonly a: number;
  readonly b: number;
  readonly fx: number;
  readonly fy: number;
}

/**
 * A convex set about (x, y): the Minkowski sum of ellipses and of a disc of radius `extra` (negative: pared off).
 * As a body of the room of centres it is where the mover's centre may NOT be; its rim is allowed.
 */
export interface Body {
  readonly x: number;
  readonly y: number;
  readonly ellipses: readonly Ellipse[];
  readonly extra: number;
  /** Radii of a disc inside it and of one around it. */
  readonly inner: number;
  readonly outer: number;
  /** Largest radius of curvature of the rim, or more. */
  readonly bend: number;
}

function ellipseOf(shape: Shape, facing: number): Ellipse | undefined {
  if (shape.kind === "round") return undefined;
  const angle = (facing * 2 * Math.PI) / TURN;
  return { a: shape.length / 2, b: shape.width / 2, fx: Math.sin(angle), fy: Math.cos(angle) };
}

function makeBody(x: number, y: number, ellipses: readonly Ellipse[], extra: number): Body {
  let inner = extra;
  let outer = extra;
  let bend = Math.max(extra, 0);
  for (const { a, b } of ellipses) {
    const long = Math.max(a, b);
    const short = Math.min(a, b);
    inner += short;
    outer += long;
    bend += (long * long) / short;
  }
  return { x, y, ellipses, extra, inner, outer, bend };
}

/** The base itself as a convex set, blown up by `margin` (negative: pared). */
export function bodyOfBase(base: Base, margin = 0): Body {
  const own = ellipseOf(base.shape, base.facing);
  const radius = base.shape.kind === "round" ? base.shape.radius : 0;
  return makeBody(base.x, base.y, own ? [own] : [], radius + margin);
}

/** A base in the way; the mover has to stay `keep` away from it (0: may touch it). */
export interface Hindrance {
  readonly base: Base;
  readonly keep?: number;
}

/**
 * Where the centre of a mover of this shape and facing may not be because of one base. `allow` is the depth to which
 * bases may lie in one another (0 exact; the engine's tolerance is 3). Exact as long as `allow` is less than the
 * smallest radius of curvature (always, for bases of millimetres).
 */
export function bodyFor(shape: Shape, facing: number, { base, keep = 0 }: Hindrance, allow = 0): Body {
  const ellipses: Ellipse[] = [];
  let extra = keep - allow;
  for (const [each, turned] of [[shape, facing] as const, [base.shape, base.facing] as const]) {
    const oval = ellipseOf(each, turned);
    if (oval) ellipses.push(oval);
    else if (each.kind === "round") extra += each.radius;
  }
  return makeBody(base.x, base.y, ellipses, extra);
}

/** How far the set reaches from its centre along the unit vector (ux, uy). */
export function reach(body: Body, ux: number, uy: number): number {
  let sum = body.extra;
  for (const { a, b, fx, fy } of body.ellipses) sum += Math.hypot(a * (ux * fx + uy * fy), b * (ux * fy - uy * fx));
  return sum;
}

/** The point of the rim that reaches farthest along (ux, uy), from the set's centre. */
export function rimPoint(body: Body, ux: number, uy: number): Point {
  let x = body.extra * ux;
  let y = body.extra * uy;
  for (const { a, b, fx, fy } of body.ellipses) {
    const along = ux * fx + uy * fy;
    const across = ux * fy - uy * fx;
    const h = Math.hypot(a * along, b * across);
    const s = (a * a * along) / h;
    const t = (b * b * across) / h;
    x += s * fx + t * fy;
    y += s * fy - t * fx;
  }
  return { x, y };
}

export interface Nearest {
  /** Signed gap; a proven lower bound, for round sets exact. */
  readonly gap: number;
  /** The parting direction, away from the set. */
  readonly ux: number;
  readonly uy: number;
}

const COARSE = 48;
const COARSE_U = Array.from({ length: COARSE }, (_, i) => {
  const angle = (i * 2 * Math.PI) / COARSE;
  return { angle, x: Math.cos(angle), y: Math.sin(angle) };
});

/**
 * The gap of a point from a set and the direction that proves it. Not round: 48 directions, then bisection of the
 * derivative about the best. The result is a lower bound whatever happens; outside the set the maximum is the only one
 * where positive, so it is the distance to within rounding; deep inside it might be a local maximum.
 */
export function nearest(body: Body, px: number, py: number): Nearest {
  const dx = px - body.x;
  const dy = py - body.y;
  if (body.ellipses.length === 0) {
    const d = Math.hypot(dx, dy);
    return d === 0 ? { gap: -body.extra, ux: 1, uy: 0 } : { gap: d - body.extra, ux: dx / d, uy: dy / d };
  }
  let best = -Infinity;
  let at = 0;
  for (const u of COARSE_U) {
    const value = dx * u.x + dy * u.y - reach(body, u.x, u.y);
    if (value > best) {
      best = value;
      at = u.angle;
    }
  }
  let low = at - (2 * Math.PI) / COARSE;
  let high = at + (2 * Math.PI) / COARSE;
  for (let i = 0; i < 46; i++) {
    const middle = (low + high) / 2;
    const ux = Math.cos(middle);
    const uy = Math.sin(middle);
    const s = rimPoint(body, ux, uy);
    if ((dx - s.x) * -uy + (dy - s.y) * ux > 0) low = middle;
    else high = middle;
  }
  const angle = (low + high) / 2;
  const ux = Math.cos(angle);
  const uy = Math.sin(angle);
  const gap = dx * ux + dy * uy - reach(body, ux, uy);
  return gap >= best ? { gap, ux, uy } : { gap: best, ux: Math.cos(at), uy: Math.sin(at) };
}

/** The distance of the point (px, py) from the segment from p to q. */
export function pointToSegment(px: number, py: number, p: Point, q: Point): number {
  const dx = q.x - p.x;
  const dy = q.y - p.y;
  const square = dx * dx + dy * dy;
  const t = square === 0 ? 0 : Math.min(1, Math.max(0, ((px - p.x) * dx + (py - p.y) * dy) / square));
  return Math.hypot(px - p.x - t * dx, py - p.y - t * dy);
}

/**
 * Whether the segment stays out of the set (up to NOISE). YES IS PROVEN: for round sets by the exact distance,
 * otherwise by a parting line (the segment's own normal, or the normal at the set's point nearest to an end: one of
 * them is the line of the true distance). No is right too, up to rounding.
 */
export function segmentFree(body: Body, p: Point, q: Point): boolean {
  const centre = pointToSegment(body.x, body.y, p, q);
  if (centre >= body.outer - NOISE) return true;
  if (centre < body.inner - NOISE || body.ellipses.length === 0) return false;
  const parts = (ux: number, uy: number): boolean =>
    Math.min((p.x - body.x) * ux + (p.y - body.y) * uy, (q.x - body.x) * ux + (q.y - body.y) * uy) -
      reach(body, ux, uy) >=
    -NOISE;
  const length = Math.hypot(q.x - p.x, q.y - p.y);
  if (length > 0) {
    const nx = (q.y - p.y) / length;
    const ny = (p.x - q.x) / length;
    if (parts(nx, ny) || parts(-nx, -ny)) return true;
  }
  const one = nearest(body, p.x, p.y);
  if (one.gap < -NOISE) return false;
  if (parts(one.ux, one.uy)) return true;
  const other = nearest(body, q.x, q.y);
  return other.gap >= -NOISE && parts(other.ux, other.uy);
}

/** The rectangle of places of the centre that keep the mover on the table: |x| <= x, |y| <= y. Exact. */
export function boxFor(shape: Shape, facing: number, table: Table, allow = 0): Point {
  const body = bodyOfBase({ shape, x: 0, y: 0, facing });
  return { x: table.width / 2 - reach(body, 1, 0) + allow, y: table.depth / 2 - reach(body, 0, 1) + allow };
}

/** The room of one mover that keeps its facing: where its centre may go. */
export interface Room {
  readonly bodies: readonly Body[];
  readonly box: Point;
}

export function roomFor(shape: Shape, facing: number, hindrances: readonly Hindrance[], table: Table, allow = 0): Room {
  return {
    bodies: hindrances.map((each) => bodyFor(shape, facing, each, allow)),
    box: boxFor(shape, facing, table, allow),
  };
}

export function pointInRoom(room: Room, p: Point): boolean {
  if (Math.abs(p.x) > room.box.x + NOISE || Math.abs(p.y) > room.box.y + NOISE) return false;
  return room.bodies.every((body) => segmentFree(body, p, p));
}

/** Whether the mover can go straight from p to q. Yes is proven. */
export function segmentInRoom(room: Room, p: Point, q: Point): boolean {
  const { x, y } = room.box;
  if (Math.max(Math.abs(p.x), Math.abs(q.x)) > x + NOISE || Math.max(Math.abs(p.y), Math.abs(q.y)) > y + NOISE) {
    return false;
  }
  for (const body of room.bodies) if (!segmentFree(body, p, q)) return false;
  return true;
}

export function polylineLength(points: readonly Point[]): number {
  let sum = 0;
  for (let i = 1; i < points.length; i++) {
    const a = points[i - 1] as Point;
    const b = points[i] as Point;
    sum += Math.hypot(b.x - a.x, b.y - a.y);
  }
  return sum;
}
