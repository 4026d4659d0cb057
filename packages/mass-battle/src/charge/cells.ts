import { there } from "@tercio/kernel";
import { cosineOf, radians, sineOf } from "@tercio/tabletop";
import type { Frame } from "./frame.ts";
import { type Half, leadOf, legs, legsOf, parallelOf } from "./half.ts";
import { type Hunt, halfAt, wheelFree } from "./hunt.ts";
import { meet, moving, Stretch } from "./span.ts";
import { STEP, withoutMet } from "./sweep.ts";
import type { Stretches } from "./stretches.ts";
import { BACK, MARGIN, MOST_TURNED } from "./tolerances.ts";

/** Wheels to one side, from `first` to `last` (1/65536 turns), after all of which the same corner leads. */
export interface Cell {
  readonly side: 1 | -1;
  readonly lead: 1 | -1;
  readonly first: number;
  readonly last: number;
}

/** Some of the wheels of a cell. */
export const partOf = ({ side, lead }: Cell, first: number, last: number): Cell => ({ side, lead, first, last });

/** All wheels: before and after the one that ends parallel to the facing; with a rest, only those turned away at least so far. */
export function wholeCells(h: Hunt): readonly Cell[] {
  const { frame, rest } = h.facet;
  const cells: Cell[] = [];
  const add = (side: 1 | -1, lead: 1 | -1, first: number, last: number): void => {
    if (first <= last) cells.push({ side, lead, first, last });
  };
  for (const side of [1, -1] as const) {
    const parallel = parallelOf(frame, side);
    const least = Math.max(1, parallel - MOST_TURNED);
    const most = Math.min(h.largest, parallel + MOST_TURNED);
    const kept = Math.abs(rest);
    if (rest === 0 || leadOf(rest) === side) add(side, side, least, Math.min(most, parallel - kept));
    if (rest === 0 || leadOf(rest) !== side) {
      const over = Math.max(least, parallel + Math.max(1, kept));
      add(side, -side as 1 | -1, over, most);
    }
  }
  return cells;
}

/** Whether a cell's wheels differ so much that it is enough to know roughly what they leave free. */
export const isWide = ({ first, last }: Cell): boolean => last - first > STEP / 4;

/** Where a cell is divided: at a whole step, where it has one. */
export function middleOf({ first, last }: Cell): number {
  const middle = (first + last) >> 1;
  const step = Math.floor(middle / STEP + 0.5) * STEP;
  return step > first && step < last ? step : middle;
}

/** The least turn away from alignment of a cell's wheels. */
export function leastTurned(frame: Frame, { side, first, last }: Cell): number {
  return Math.min(Math.abs(frame.turn + side * first), Math.abs(frame.turn + side * last));
}

/** A lower bound of a length, with the wheels of one cell. */
export interface Reached {
  /** Offsets to which they lead, if nobody is in the way of the turn to align. */
  readonly from: number;
  readonly to: number;
  /** The least way before the wheel from which they do, and how they touch. */
  readonly before: number;
  readonly byCorner: boolean;
}

/** How far monotony may be off (0.01 mm) because a charge may seem to end this much inside the target. */
const INSIDE = 1;

/**
 * The ways before the wheel that a cell leaves free: what is taken out is blocked with every wheel of it (nobody may be
 * grazed deeper than allowed); for a single wheel, what is left is free.
 */
export function freeBefore(h: Hunt, cell: Cell): Stretches {
  const free = wheelFree(h, cell.side, cell.first, isWide(cell));
  return h.others.length > 0 && free.length > 0 ? straightFree(h, cell, halfAt(h, cell.side), free) : free;
}

/** Every offset to which the wheels of a cell lead from such ways before them, the turn to align left aside. */
export function eachReached(h: Hunt, cell: Cell, free: Stretches, visit: (r: Reached) => void): void {
  const half = halfAt(h, cell.side);
  for (let i = 0; i < free.length; i += 2)
    for (const byCorner of BOTH) reachedFrom(h, cell, half, there(free[i]), there(free[i + 1]), byCorner, visit);
}

const BOTH = [true, false] as const;

/** The offsets that are left of those looked at. */
const reached = new Stretch();

/** Keeps the offsets at which constant + slope * offset is not negative. */
function keep(constant: number, slope: number): void {
  if (slope === 0) {
    if (constant < 0) reached.to = -Infinity;
    return;
  }
  const root = -constant / slope;
  if (slope > 0) reached.from = Math.max(reached.from, root - MARGIN);
  else reached.to = Math.min(reached.to, root + MARGIN);
}

/** The offsets reached by going from `low` to `high` ahead of the wheel. */
function reachedFrom(
  h: Hunt,
  cell: Cell,
  half: Half,
  low: number,
  high: number,
  byCorner: boolean,
  visit: (r: Reached) => void,
): void {
  const { frame } = h.facet;
  const { halfWidth: w, halfFacing: l, ux, uy } = frame;
  const { side, lead, first, last } = cell;
  const single = first === last;
  const inside = single ? BACK : INSIDE;
  reached.from = byCorner === (lead === 1) ? -l - w : lead * (l - w);
  reached.to = byCorner === (lead === 1) ? lead * (l - w) : l + w;
  // Before the first wheel it goes least, and after it, if it comes to that at all.
  legsOf(frame, half, lead, byCorner, first);
  keep(high - legs.before0 + (single ? 0 : INSIDE), -legs.before1);
  keep(legs.after0 + inside, legs.after1);
  // More wheel is longer, wherever it ends.
  if (h.maximum < Infinity) {
    const spare = h.maximum - 2 * w * radians(first) - legs.before0 - legs.after0;
    keep(spare + (single ? 0 : INSIDE), -legs.before1 - legs.after1);
  }
  if (reached.from > reached.to) return;
  if (!single) legsOf(frame, half, lead, byCorner, last);
  const { before0, before1, after0, after1 } = legs;
  const firstOne = reached.from;
  const lastOne = reached.to;
  // Where the last wheel is still one of them, it goes farthest before that.
  if (!single) keep(after0 + inside, after1);
  keep(before0 - low + (single ? 0 : INSIDE), before1);
  if (reached.from <= reached.to) visit({ from: reached.from, to: reached.to, before: low, byCorner });
  if (single) return;
  // Elsewhere no wheel goes farther ahead than du - q sin, the way that ends where the wheel does.
  reached.from = firstOne;
  reached.to = lastOne;
  keep(-after0 - inside, -after1);
  const sine = sineOf(first);
  const kx = lead * (byCorner ? w : l) - half.px;
  const q = byCorner ? (lead === side ? 0 : 2 * w) : w - side * lead * l;
  keep(kx * ux - half.py * uy - q * sine - low + 2 * INSIDE, byCorner ? ux : -side * sine);
  if (reached.from <= reached.to) visit({ from: reached.from, to: reached.to, before: low, byCorner });
}

/**
 * What obstacles leave of the way before, at best: taken out is only what they block for every wheel of the cell. The
 * charger of the middle wheel is smaller by as much as any of its points can be elsewhere at another wheel.
 */
function straightFree(h: Hunt, cell: Cell, half: Half, stretches: Stretches): Stretches {
  const { frame } = h.facet;
  const { halfWidth: w, halfFacing: l, depth, ux, uy, turn } = frame;
  const { side, lead } = cell;
  const low = there(stretches[0]);
  const high = there(stretches[stretches.length - 1]);
  const middle = (cell.first + cell.last) >> 1;
  const aside = radians(Math.max(cell.last - middle, middle - cell.first));
  if (aside * 2 * w > THICK) return stretches;
  const vx = sineOf(turn + side * middle);
  const vy = cosineOf(turn + side * middle);
  moving.vx = vx;
  moving.vy = vy;
  moving.x = half.px - side * w * vy;
  moving.y = half.py + side * w * vx;
  moving.dx = ux;
  moving.dy = uy;
  moving.halfWidth = w;
  moving.back = depth;
  let left = stretches;
  // It goes on until both its corner and the facing's end are past: at least as far as either, less what that changes.
  for (const byCorner of BOTH) {
    let e0: number;
    let e1: number;
    let slack = 0;
    if (byCorner) {
      e0 = -(half.py + (lead === side ? 0 : 2 * w * side * vx)) / vy;
      e1 = -uy / vy;
      if (aside > 0) slack = aside * Math.max(2 * w, steepest(h, cell, half, low, high));
    } else {
      const dx = lead * l - half.px;
      const dy = -half.py;
      e0 = dx * vx + dy * vy;
      e1 = -(ux * vx + uy * vy);
      const nx = dx - low * ux;
      const ny = dy - low * uy;
      const fx = dx - high * ux;
      const fy = dy - high * uy;
      slack = aside * Math.sqrt(Math.max(nx * nx + ny * ny, fx * fx + fy * fy));
    }
    e0 -= slack;
    // Only where it goes forwards at all.
    let start = low;
    let end = high;
    if (e1 < 0) end = Math.min(end, -e0 / e1);
    else if (e1 > 0) start = Math.max(start, -e0 / e1);
    else if (e0 < 0) continue;
    if (!(start <= end)) continue;
    const farthest = Math.max(depth, e0 + e1 * start, e0 + e1 * end);
    const margin = aside * Math.sqrt(4 * w * w + farthest * farthest);
    if (margin > THICK) continue;
    moving.low = start;
    moving.high = end;
    moving.e0 = e0;
    moving.e1 = e1;
    for (const { seen, depth: allowed } of h.others) {
      if (left.length === 0) break;
      moving.allowed = allowed + margin;
      meet(seen);
      left = withoutMet(left);
    }
  }
  return left;
}

/** Nobody is thicker than this, 0.01 mm: a margin that large leaves nothing of anybody. */
const THICK = 12000;

/** How fast (0.01 mm a radian) the way of the corner that leads changes with the wheel, at most. */
function steepest(h: Hunt, { side, lead, first, last }: Cell, half: Half, low: number, high: number): number {
  const { frame } = h.facet;
  let cosine = Infinity;
  let sine = 0;
  for (const angle of [first, last]) {
    cosine = Math.min(cosine, cosineOf(frame.turn + side * angle));
    sine = Math.max(sine, Math.abs(sineOf(frame.turn + side * angle)));
  }
  const y = Math.max(Math.abs(half.py + low * frame.uy), Math.abs(half.py + high * frame.uy));
  const farthest = (y + (lead === side ? 0 : 2 * frame.halfWidth * sine)) / cosine;
  return (farthest * sine) / cosine;
}
