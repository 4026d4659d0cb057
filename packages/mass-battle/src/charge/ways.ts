import { cosine, radians, signedTurn, sine } from "@tercio/tabletop";
import type { Frame } from "./frame.ts";

/**
 * All charges with one wheel angle to one side (in the {@link Frame}) that touch the facing in one manner, by how far
 * they go before the wheel: offset and the straight part after it change evenly with that.
 */
export interface Way {
  readonly side: 1 | 0 | -1;
  readonly angle: number;
  /** Way of the outer corner. */
  readonly arc: number;
  /** What is left of the turn away from alignment after the wheel; its sine and cosine. */
  readonly turned: number;
  readonly vx: number;
  readonly vy: number;
  /** The corner that leads: 1 right, -1 left. */
  readonly lead: 1 | -1;
  /** Whether the lead corner touches the facing; otherwise the facing's end touches the front. */
  readonly byCorner: boolean;
  /** Centre of the front after the wheel when nothing is gone before it. */
  readonly ax: number;
  readonly ay: number;
  readonly after0: number;
  readonly after1: number;
  readonly offset0: number;
  readonly offset1: number;
  /** The least and greatest offset of the way. */
  least: number;
  most: number;
  /** The stretches in which it comes to touch the facing freely, as pairs of bounds of the way before the wheel. */
  touching: readonly number[];
  /** Those of them in which it can then turn to align. */
  free: readonly number[];
}

/** Beyond this turn away from alignment, just short of a quarter, no front is brought flush. */
const MOST_TURNED = 16360;

let low = 0;
let high = 0;

/** Keeps the part of [low, high] in which constant + slope * parameter is not negative. */
function keep(constant: number, slope: number): void {
  if (slope === 0) {
    if (constant < 0) high = -1;
    return;
  }
  const root = -constant / slope;
  if (slope > 0) low = Math.max(low, root);
  else high = Math.min(high, root);
}

/**
 * Adds the ways of wheeling by `angle` to `side` that come to touch the facing, going at most `before` first and at most
 * `reach` in all. Nothing but the target is looked at, and its body only where the front meets it.
 */
export function waysAt(frame: Frame, side: 1 | 0 | -1, angle: number, before: number, reach: number, out: Way[]): void {
  const turned = signedTurn(frame.turn + side * angle);
  if (Math.abs(turned) > MOST_TURNED) return;
  const { ux, uy, halfWidth: w, halfFacing: l } = frame;
  const vx = sine(turned);
  const vy = cosine(turned);
  const lead = turned > 0 ? -1 : 1;
  const ax = frame.x + side * w * (uy - vy);
  const ay = frame.y + side * w * (vx - ux);
  const arc = 2 * w * radians(angle);
  const most = side === 0 ? 0 : before;
  for (const byCorner of BOTH) {
    const after1 = byCorner ? -uy / vy : -(ux * vx + uy * vy);
    const after0 = byCorner ? -(ay - lead * w * vx) / vy : (lead * l - ax) * vx - ay * vy;
    const offset1 = side === 0 ? 0 : byCorner ? ux + after1 * vx : ux * vy - uy * vx;
    const offset0 = byCorner
      ? ax + lead * w * vy + after0 * vx - lead * w
      : lead * l - ((lead * l - ax) * vy + ay * vx);
    low = 0;
    high = most;
    keep(after0 + 0.5, after1);
    // The length changes evenly along a way, so what is in reach is one stretch.
    keep(reach - arc - after0, -1 - after1);
    // From where the lead corner would miss the facing's far end, to where the facing's end would miss the front's.
    keep((byCorner ? l - w : l + w) - lead * offset0, -lead * offset1);
    keep(lead * offset0 - (byCorner ? -l - w : l - w), lead * offset1);
    if (low > high) continue;
    const one = offset0 + offset1 * low;
    const other = offset0 + offset1 * high;
    const all = [low, high];
    out.push({
      side,
      angle,
      arc,
      turned,
      vx,
      vy,
      lead,
      byCorner,
      ax,
      ay,
      after0,
      after1,
      offset0,
      offset1,
      least: one < other ? one : other,
      most: one < other ? other : one,
      touching: all,
      free: all,
    });
  }
}

const BOTH = [true, false] as const;

/** The length of a charge that goes `before` ahead of the wheel. */
export function lengthOf(way: Way, before: number): number {
  return before + way.arc + (way.after0 + way.after1 * before);
}

/** A charge found on a {@link Way}. */
export interface Candidate {
  readonly way: Way;
  readonly before: number;
  readonly offset: number;
  readonly length: number;
  /** The other end of the free stretch that it is the shortest of. */
  readonly otherEnd: number;
}

/** The charge of a way that goes `before` ahead of the wheel. */
export function candidateAt(way: Way, before: number, otherEnd: number): Candidate {
  return { way, before, offset: way.offset0 + way.offset1 * before, length: lengthOf(way, before), otherEnd };
}

/**
 * Calls `visit` with the shortest charge of each free stretch of the way that ends at an offset from `from` to `to`
 * (whole 0.01 mm): how far it goes before the wheel, its length, and the other end of the stretch.
 */
export function eachStretch(
  way: Way,
  from: number,
  to: number,
  visit: (way: Way, before: number, length: number, otherEnd: number) => void,
): void {
  if (way.most < from - 1 || way.least > to + 1) return;
  const { free, offset0, offset1 } = way;
  const growing = 1 + way.after1;
  for (let i = 0; i < free.length; i += 2) {
    let first = free[i] as number;
    let last = free[i + 1] as number;
    if (offset1 < 1e-9 && offset1 > -1e-9) {
      if (offset0 < from - 1 || offset0 > to + 1) continue;
    } else {
      const one = (from - offset0) / offset1;
      const other = (to - offset0) / offset1;
      const near = one < other ? one : other;
      const far = one < other ? other : one;
      if (near > first) first = near;
      if (far < last) last = far;
      if (first > last) continue;
    }
    if (growing < 0) visit(way, last, lengthOf(way, last), first);
    else visit(way, first, lengthOf(way, first), last);
  }
}
