import { there } from "@tercio/kernel";
import type { Point } from "@tercio/tabletop";

/** A convex polygon, its corners in the order in which every next edge turns the same way as from x to y. */
export type Convex = readonly Point[];

/** Points with x * p.x + y * p.y >= least; (x, y) of length 1. */
export interface HalfPlane {
  readonly x: number;
  readonly y: number;
  readonly least: number;
}

const NOISE = 1e-6;

/** The part of a polygon in a half-plane, its edge included; empty when there is none. */
export function clip(polygon: Convex, { x, y, least }: HalfPlane): Convex {
  const result: Point[] = [];
  for (const [i, a] of polygon.entries()) {
    const b = there(polygon[(i + 1) % polygon.length]);
    const da = x * a.x + y * a.y - least;
    const db = x * b.x + y * b.y - least;
    if (da >= -NOISE) result.push(a);
    if ((da < -NOISE && db > NOISE) || (da > NOISE && db < -NOISE)) {
      const t = da / (da - db);
      result.push({ x: a.x + t * (b.x - a.x), y: a.y + t * (b.y - a.y) });
    }
  }
  return result;
}

/** All sums of a point of one and a point of the other. */
export function minkowski(a: Convex, b: Convex): Convex {
  const p = fromLowest(a);
  const q = fromLowest(b);
  const result: Point[] = [];
  let i = 0;
  let j = 0;
  while (i < p.length || j < q.length) {
    const pi = there(p[i % p.length]);
    const qj = there(q[j % q.length]);
    result.push({ x: pi.x + qj.x, y: pi.y + qj.y });
    const pn = there(p[(i + 1) % p.length]);
    const qn = there(q[(j + 1) % q.length]);
    const turn = (pn.x - pi.x) * (qn.y - qj.y) - (pn.y - pi.y) * (qn.x - qj.x);
    if (j >= q.length || (i < p.length && turn > 0)) i++;
    else if (i >= p.length || turn < 0) j++;
    else {
      i++;
      j++;
    }
  }
  return result;
}

function fromLowest(polygon: Convex): Convex {
  let at = 0;
  for (const [i, p] of polygon.entries()) {
    const low = there(polygon[at]);
    if (p.y < low.y || (p.y === low.y && p.x < low.x)) at = i;
  }
  return [...polygon.slice(at), ...polygon.slice(0, at)];
}

/**
 * The stretch of the line through a and b that lies in a polygon, as shares of the way from a to b; null when nothing
 * between them does. `shrunk` leaves the rim out.
 */
function within(a: Point, b: Point, polygon: Convex, shrunk: number): readonly [number, number] | null {
  let from = Number.NEGATIVE_INFINITY;
  let to = Number.POSITIVE_INFINITY;
  const dx = b.x - a.x;
  const dy = b.y - a.y;
  for (const [i, p] of polygon.entries()) {
    const q = there(polygon[(i + 1) % polygon.length]);
    const ex = q.x - p.x;
    const ey = q.y - p.y;
    const rim = shrunk * Math.sqrt(ex * ex + ey * ey);
    // Inside is to the left of every edge.
    const at = ex * (a.y - p.y) - ey * (a.x - p.x) - rim;
    const change = ex * dy - ey * dx;
    if (Math.abs(change) < 1e-12) {
      if (at < 0) return null;
    } else if (change > 0) from = Math.max(from, -at / change);
    else to = Math.min(to, -at / change);
    if (from > to || from > 1 || to < 0) return null;
  }
  return [from, to];
}

interface Bounds {
  readonly left: number;
  readonly right: number;
  readonly low: number;
  readonly high: number;
}

function boundsOf(polygon: Convex): Bounds {
  let left = Number.POSITIVE_INFINITY;
  let right = Number.NEGATIVE_INFINITY;
  let low = Number.POSITIVE_INFINITY;
  let high = Number.NEGATIVE_INFINITY;
  for (const { x, y } of polygon) {
    if (x < left) left = x;
    if (x > right) right = x;
    if (y < low) low = y;
    if (y > high) high = y;
  }
  return { left, right, low, high };
}

const meet = (a: Bounds, b: Bounds): boolean =>
  a.left <= b.right && b.left <= a.right && a.low <= b.high && b.low <= a.high;

/**
 * Offers points of `zone` that lie in none of `taken`, rims do not count, until one is taken up: the ends and the middle of
 * each free stretch of a rim. None is offered if and only if the zone is wholly taken: what is free has a rim, and that
 * consists of stretches of the rims of these polygons. True when one was taken up.
 */
export function freePoint(zone: Convex, taken: readonly Convex[], take: (p: Point) => boolean): boolean {
  if (zone.length === 0) return false;
  const around = boundsOf(zone);
  const shapes = taken.map((polygon) => ({ polygon, bounds: boundsOf(polygon) })).filter((t) => meet(t.bounds, around));
  const along = (polygon: Convex, bounds: Bounds, self: Convex | null): boolean => {
    const beside = shapes.filter((t) => t.polygon !== self && meet(t.bounds, bounds));
    for (const [i, a] of polygon.entries()) {
      const b = there(polygon[(i + 1) % polygon.length]);
      const edge = boundsOf([a, b]);
      if (!meet(edge, around)) continue;
      const whole = self === null ? ([0, 1] as const) : within(a, b, zone, -NOISE);
      if (whole === null) continue;
      const holes: (readonly [number, number])[] = [];
      for (const t of beside) {
        const hole = meet(t.bounds, edge) ? within(a, b, t.polygon, NOISE) : null;
        if (hole !== null) holes.push(hole);
      }
      holes.sort((p, q) => p[0] - q[0]);
      const on = (s: number): boolean => take({ x: a.x + s * (b.x - a.x), y: a.y + s * (b.y - a.y) });
      let at = Math.max(0, whole[0]);
      const last = Math.min(1, whole[1]);
      for (const [from, to] of [...holes, [last, last] as const]) {
        const end = Math.min(from, last);
        if (end >= at && (on(at) || (end > at && (on(end) || on((at + end) / 2))))) return true;
        at = Math.max(at, to);
        if (at > last) break;
      }
    }
    return false;
  };
  return along(zone, around, null) || shapes.some((t) => along(t.polygon, t.bounds, t.polygon));
}
