import { there } from "@tercio/basis";
import type { Point } from "@tercio/tabletop";
import type { Hull } from "./hull.ts";
import { pointOf, type Sense, type Spot } from "./rim.ts";

/** A straight stretch that leaves the border of one hull and meets that of another, on the sides it was asked for. */
export interface Tangent {
  readonly leaves: Spot;
  readonly meets: Spot;
  readonly from: Point;
  readonly to: Point;
  readonly length: number;
}

/** A point this much inside a border (0.01 mm) still has tangents: it lies on it. */
const ON_BORDER = 0.01;

/** Corners that are farther out by less than this are as good as each other. */
const SAME = 1e-9;

/** Never reached: each round turns the stretch nearer to the tangent, as Newton's method does. */
const MOST_ROUNDS = 60;

/** The corner farthest out along (nx, ny), `now` where none is farther: uphill from there, as a convex border lets one. */
function outermost(hull: Hull, nx: number, ny: number, now: number): number {
  const { points } = hull;
  const count = points.length;
  if (count === 1) return 0;
  const out = (i: number): number => {
    const p = there(points[i]);
    return p.x * nx + p.y * ny;
  };
  let best = now;
  let most = out(now);
  for (const step of [1, count - 1]) {
    for (let walked = 0; walked < count; walked++) {
      const next = (best + step) % count;
      const there = out(next);
      if (there <= most + SAME) break;
      best = next;
      most = there;
    }
    if (best !== now) break;
  }
  return best;
}

/**
 * The stretch that leaves `a`, round which one goes in the sense `senseA`, towards `b`, to go on round that in the sense
 * `senseB`. Null where there is none: one hull in the other, or a crossing tangent of two that overlap.
 */
export function tangent(a: Hull, senseA: Sense, b: Hull, senseB: Sense): Tangent | null {
  const k = senseA * a.radius - senseB * b.radius;
  let i = 0;
  let j = 0;
  if (a.points.length > 1 || b.points.length > 1) {
    // To begin with, the corners outermost to the side of the line between the middles.
    const dx = b.x - a.x;
    const dy = b.y - a.y;
    i = outermost(a, -dy * senseA, dx * senseA, 0);
    j = outermost(b, -dy * senseB, dx * senseB, 0);
  }
  for (let round = 0; round < MOST_ROUNDS; round++) {
    const p = pointOf(a, i);
    const q = pointOf(b, j);
    const dx = q.x - p.x;
    const dy = q.y - p.y;
    const square = dx * dx + dy * dy;
    if (square === 0) return null;
    const distance = Math.sqrt(square);
    if (Math.abs(k) > distance + ON_BORDER) return null;
    const sine = Math.abs(k) >= distance ? (k > 0 ? 1 : -1) : k / distance;
    const cosine = Math.sqrt(1 - sine * sine);
    // Left of the way: the direction of the corners, turned by what the radii differ.
    const nx = (sine * dx - cosine * dy) / distance;
    const ny = (sine * dy + cosine * dx) / distance;
    const nextI = outermost(a, senseA * nx, senseA * ny, i);
    const nextJ = outermost(b, senseB * nx, senseB * ny, j);
    if (nextI === i && nextJ === j) {
      const outA = senseA * a.radius;
      const outB = senseB * b.radius;
      return {
        leaves: { corner: i, nx: senseA * nx, ny: senseA * ny },
        meets: { corner: j, nx: senseB * nx, ny: senseB * ny },
        from: { x: p.x + outA * nx, y: p.y + outA * ny },
        to: { x: q.x + outB * nx, y: q.y + outB * ny },
        length: distance * cosine,
      };
    }
    i = nextI;
    j = nextJ;
  }
  return null;
}
