import { there } from "@tercio/kernel";
import {
  around,
  type Block,
  centre,
  type Clearance,
  corners,
  discOf,
  gap,
  type Point,
  radians,
  type Rectangle,
} from "@tercio/tabletop";
import { turnedAbout } from "./facing.ts";

/** How far a turn may go (a whole number of 1/65536 turns) and the position in the list of the obstacle that ends it. */
export interface TurnClearance {
  readonly angle: number;
  readonly by: Clearance["by"];
}

/** A turn may come this much (0.01 mm) nearer than it should: less than the tolerance of contact. */
const GRAZE = 2;

/**
 * Smallest step of the turn, in 1/65536 turns: the far end of a 12 inch front moves by 0.03 mm, so that a corner that is
 * clipped between two steps dips in by less than half of that.
 */
const LEAST_STEP = 1;

/**
 * The distance from `point` to the corner of `r` farthest from it: no part of `r` moves on a larger circle. A round base lies
 * elsewhere only as its centre does.
 */
function swing(r: Rectangle, point: Point): number {
  if (r.round === true) {
    const { x, y } = centre(r);
    return Math.sqrt((x - point.x) * (x - point.x) + (y - point.y) * (y - point.y));
  }
  let most = 0;
  for (const p of corners(r))
    most = Math.max(most, (p.x - point.x) * (p.x - point.x) + (p.y - point.y) * (p.y - point.y));
  return Math.sqrt(most);
}

/**
 * Follows a turn about a point by the whole angle `by` (positive clockwise) while `room` stays at least `level`. `room`
 * must never fall by more than the way of the point that moves most; each step is as long as that allows.
 */
export function turnWhile(
  r: Rectangle,
  point: Point,
  by: number,
  level: number,
  room: (turned: Rectangle) => number,
): number {
  const total = Math.abs(by);
  const perUnit = swing(r, point) * radians(1);
  if (perUnit === 0) return total;
  let angle = 0;
  for (;;) {
    const spare = room(turnedAbout(r, point, by < 0 ? -angle : angle)) - level;
    if (spare < 0) return Math.max(0, angle - LEAST_STEP);
    if (angle === total) return total;
    angle = Math.min(total, angle + Math.max(LEAST_STEP, Math.floor(spare / perUnit)));
  }
}

/**
 * How far `r` may turn about `point`, at most by the whole angle `by` (positive clockwise, less than a whole turn), until
 * its gap to an obstacle is `keep` (0.01 mm). An obstacle nearer than that from the start holds the turn up only when
 * the turn brings it nearer. Of obstacles at the same angle the first is named.
 */
export function turnClearance(
  r: Rectangle,
  point: Point,
  by: number,
  obstacles: readonly Block[],
  keep: number = 0,
): TurnClearance {
  let angle = Math.abs(by);
  let stopped: number | null = null;
  const reach = swing(r, point) + (r.round === true ? r.width / 2 : 0);
  for (let i = 0; i < obstacles.length; i++) {
    const o = there(obstacles[i]);
    const { x, y, radius } = around(o);
    const far = reach + keep + radius;
    if ((x - point.x) * (x - point.x) + (y - point.y) * (y - point.y) > far * far) continue;
    const level = Math.min(keep, gap(r, o)) - GRAZE;
    const free = turnWhile(r, point, by < 0 ? -angle : angle, level, (turned) => gap(turned, o));
    if (free < angle) {
      angle = free;
      stopped = i;
    }
  }
  return { angle, by: stopped };
}

/** How far inside a table (0.01 mm, negative: outside) the rectangle lies. */
export function roomOnTable(r: Rectangle, width: number, depth: number): number {
  if (r.round === true) {
    const { x, y, radius } = discOf(r);
    return Math.min(width / 2 - Math.abs(x), depth / 2 - Math.abs(y)) - radius;
  }
  let least = Infinity;
  for (const p of corners(r)) least = Math.min(least, width / 2 - Math.abs(p.x), depth / 2 - Math.abs(p.y));
  return least;
}
