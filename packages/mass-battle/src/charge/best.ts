import { there } from "@tercio/kernel";
import { radians, roundHalfAway } from "@tercio/tabletop";
import { type Candidate, candidateAhead, candidateAt, compareCandidates } from "./candidates.ts";
import {
  type Cell,
  eachReached,
  freeBefore,
  isWide,
  leastTurned,
  middleOf,
  partOf,
  type Reached,
  wholeCells,
} from "./cells.ts";
import { within } from "./goals.ts";
import { directAngle, leadOf, leastAlong, leastAngle, legs, legsOf, parallelOf } from "./half.ts";
import { type Hunt, halfAt, shutWheel, turnFree } from "./hunt.ts";
import { compareWorth, type Worth, worthOf } from "./offsets.ts";
import { common, type Stretches, withoutWhole } from "./stretches.ts";
import { MARGIN, MOST_TURNED } from "./tolerances.ts";
import type { Charge } from "./types.ts";
import { chargeOf, type Stopped } from "./verify.ts";
import { COST, work } from "./work.ts";

/** Whole offsets that are worth the same; the lower the rank, the better. Without a worth, anything will do. */
export interface Goal {
  readonly from: number;
  readonly to: number;
  readonly rank: number;
  readonly worth: Worth | null;
}

/** A charge that stood up to the exact check. */
export interface Found {
  readonly charge: Charge;
  readonly candidate: Candidate;
  readonly rank: number;
}

/** What is left of a search: the charges of a cell, none of them better than `rank` and then `least`. */
interface Open {
  readonly cell: Cell;
  rank: number;
  least: number;
  /** Of a single wheel: its best charge. */
  candidate: Candidate | null;
  goal: Goal | null;
  /** Offsets that failed the exact check with this wheel. */
  failed: number[];
}

/** So often a single wheel may fail the exact check by rounding before it is given up. */
const FAILURES = 9;

/** A search stops here, whatever is left: no scene known needs a tenth of it. */
const CHECKS = 3000;

const order = (a: Open, b: Open): number =>
  a.rank - b.rank || a.least - b.least || a.cell.first - b.cell.first || b.cell.side - a.cell.side;

/** A heap: the best first. */
function push(heap: Open[], open: Open): void {
  let at = heap.length;
  while (at > 0) {
    const up = (at - 1) >> 1;
    if (order(there(heap[up]), open) <= 0) break;
    heap[at] = there(heap[up]);
    at = up;
  }
  heap[at] = open;
}

function pop(heap: Open[]): Open {
  const top = there(heap[0]);
  const last = there(heap.pop());
  if (heap.length === 0) return top;
  let at = 0;
  for (;;) {
    let down = 2 * at + 1;
    if (down >= heap.length) break;
    if (down + 1 < heap.length && order(there(heap[down + 1]), there(heap[down])) < 0) down++;
    if (order(last, there(heap[down])) <= 0) break;
    heap[at] = there(heap[down]);
    at = down;
  }
  heap[at] = last;
  return top;
}

/** A length that no charge of a cell between two of its offsets can be shorter than. */
function leastBetween(h: Hunt, cell: Cell, r: Reached, from: number, to: number): number {
  const { frame } = h.facet;
  const half = halfAt(h, cell.side);
  legsOf(frame, half, cell.lead, r.byCorner, cell.first);
  const arc = 2 * frame.halfWidth * radians(cell.first);
  const lengthAt = (o: number): number => legs.before0 + legs.after0 + (legs.before1 + legs.after1) * o + arc;
  const early = (o: number): boolean => legs.before0 + legs.before1 * o < r.before - MARGIN;
  const [one, other] = [lengthAt(from), lengthAt(to)];
  const shortest = Math.min(one, other);
  const [before, after] = [early(from), early(to)];
  // Offsets that the first wheel would come to only from farther back are reached by more wheel, from there on.
  if (!before && !after) return shortest;
  const along = leastAlong(frame, half, cell.lead, cell.first, cell.last, r.before);
  return Math.max(shortest, Math.min(before && after ? Infinity : before ? other : one, along));
}

/** Finds the bounds of a cell, or the best charge of a single wheel; its rank is Infinity where it leads nowhere. */
function look(h: Hunt, open: Open, goals: readonly Goal[]): void {
  const { frame } = h.facet;
  const { cell } = open;
  h.spent.cells++;
  work.done += COST.cell;
  open.rank = Infinity;
  open.least = Infinity;
  open.candidate = null;
  if (open.failed.length >= 2 * FAILURES) {
    h.spent.givenUp++;
    return;
  }
  const single = cell.first === cell.last;
  let free: Stretches | null = null;
  eachReached(h, cell, freeBefore(h, cell), (r) => {
    for (const goal of goals) {
      if (goal.rank > open.rank) return;
      const low = Math.max(r.from, goal.from);
      const high = Math.min(r.to, goal.to);
      if (low > high) continue;
      free ??= turnFree(h, cell.lead, leastTurned(frame, cell), isWide(cell));
      const parts = common([low, high], free);
      for (let i = 0; i < parts.length; i += 2) {
        if (single) alone(h, open, goal, there(parts[i]), there(parts[i + 1]));
        else {
          const least = leastBetween(h, cell, r, there(parts[i]), there(parts[i + 1]));
          if (least > h.maximum || (goal.rank === open.rank && least >= open.least)) continue;
          open.rank = goal.rank;
          open.least = least;
        }
      }
    }
  });
}

/** The best charge of a single wheel between two offsets, both ends of whatever is left there being looked at. */
function alone(h: Hunt, open: Open, goal: Goal, low: number, high: number): void {
  const { side, lead, first } = open.cell;
  let whole: Stretches = [Math.ceil(low - MARGIN), Math.floor(high + MARGIN)];
  if (there(whole[0]) > there(whole[1])) return;
  for (let i = 0; i < open.failed.length; i += 2)
    whole = withoutWhole(whole, there(open.failed[i]), there(open.failed[i + 1]));
  for (const offset of whole) {
    const c = candidateAt(h, side, lead, first, offset);
    if (c.length > h.maximum || (goal.rank === open.rank && c.length >= open.least)) continue;
    open.rank = goal.rank;
    open.least = c.length;
    open.candidate = c;
    open.goal = goal;
  }
}

/** Tells the ways with a wheel of one charger to one facing apart: their offsets are whole. */
const wayOf = ({ side, lead, angle, offset }: Candidate): number =>
  (angle * 4 + side + 1 + (lead + 1) / 2) * 2 ** 24 + offset + 2 ** 23;

/** The candidate as a charge when it stands up to the exact check and is worth as much as its goal. */
export function checked(h: Hunt, c: Candidate, goal: Goal): Charge | Stopped {
  h.spent.checks++;
  const { facet } = h;
  const { question, known } = facet;
  const way = c.side === 0 ? null : wayOf(c);
  const by = way === null ? undefined : known.stopped.get(way);
  if (by === null || (by !== undefined && question.obstacles.includes(by))) return { by: -1, during: "stand" };
  const offset = Math.max(goal.from, Math.min(goal.to, Math.floor(c.offset + 0.5)));
  work.done += COST.check;
  const worth = worthOf(facet, offset);
  if (worth === null || (goal.worth !== null && compareWorth(worth, goal.worth, question.priorities) > 0))
    return { by: -1, during: "stand" };
  const charge = chargeOf(facet, c, offset, worth);
  if ("during" in charge) {
    if (facet.rest !== 0) {
      if (charge.angle !== undefined && c.side !== 0) shutWheel(h, c.side, roundHalfAway(c.before), charge.angle);
    } else if (way !== null) known.stopped.set(way, question.obstacles[charge.by] ?? null);
  }
  return charge;
}

/** The charge straight ahead, if it ends at the best of the goals that are left. */
function ahead(h: Hunt, goals: readonly Goal[]): { readonly candidate: Candidate; readonly goal: Goal } | null {
  const candidate = candidateAhead(h.facet);
  if (candidate === null || candidate.length > h.maximum) return null;
  const at = Math.floor(candidate.offset + 0.5);
  const goal = goals.find((g) => g.from - 1 <= at && at <= g.to + 1);
  return goal === undefined ? null : { candidate, goal };
}

/**
 * The best charge to one of the goals (sorted by rank): of the lowest rank, of these the shortest, of all wheels in whole
 * units of angle. In closed form where nobody is in the way; else by branch and bound: a stretch of wheels is divided only
 * while it could hold something better.
 */
export const bestCharge = (h: Hunt, goals: readonly Goal[]): Found | null => searched(h, goals, false);

/** Some charge to a goal of the lowest rank of those to which there is one; {@link bestCharge} of that rank is the shortest. */
export const anyCharge = (h: Hunt, goals: readonly Goal[]): Found | null => searched(h, goals, true);

function searched(h: Hunt, goals: readonly Goal[], any: boolean): Found | null {
  if (goals.length === 0 || h.maximum < 0) return null;
  const direct = directCharge(h, goals);
  if (direct !== undefined) return direct;
  let best: Found | null = null;
  const straight = ahead(h, goals);
  if (straight !== null) {
    const charge = checked(h, straight.candidate, straight.goal);
    if (!("during" in charge)) best = { charge, candidate: straight.candidate, rank: straight.goal.rank };
  }
  const heap: Open[] = [];
  const add = (open: Open): void => {
    look(h, open, goals);
    if (open.rank < Infinity) push(heap, open);
  };
  const openOf = (cell: Cell): Open => ({ cell, rank: 0, least: 0, candidate: null, goal: null, failed: [] });
  for (const cell of wholeCells(h)) add(openOf(cell));
  const most = h.spent.checks + CHECKS;
  while (heap.length > 0 && h.spent.checks < most) {
    const open = pop(heap);
    if (
      best !== null &&
      (open.rank > best.rank || (open.rank === best.rank && (any || open.least >= best.candidate.length)))
    )
      break;
    const { cell, candidate, goal } = open;
    if (candidate !== null && goal !== null) {
      const charge = checked(h, candidate, goal);
      if (!("during" in charge)) return { charge, candidate, rank: open.rank };
      // Rounding alone is soon past; wider every time, so that it comes to an end.
      const wide = (1 << (open.failed.length >> 1)) - 1;
      open.failed.push(candidate.offset - wide, candidate.offset + wide);
      add(open);
    } else {
      const middle = middleOf(cell);
      if (any) {
        const one = openOf(partOf(cell, middle, middle));
        look(h, one, goals);
        if (one.candidate !== null && one.goal !== null && one.rank === open.rank) {
          const charge = checked(h, one.candidate, one.goal);
          if (!("during" in charge)) return { charge, candidate: one.candidate, rank: one.rank };
        }
      }
      add(openOf(partOf(cell, cell.first, middle - 1 < cell.first ? middle : middle - 1)));
      add(openOf(partOf(cell, middle - 1 < cell.first ? middle + 1 : middle, cell.last)));
    }
  }
  return best ?? atAnEnd(h, goals);
}

/** The charge to one end of a goal that is just possible, where none is to anywhere between: no stretch holds it. */
function atAnEnd(h: Hunt, goals: readonly Goal[]): Found | null {
  for (const goal of goals)
    for (const at of goal.from === goal.to ? [] : [goal.from, goal.to]) {
      const found = directCharge(h, [within(goal, at, at)]);
      if (found !== undefined && found !== null) return found;
    }
  return null;
}

const SIDES = [1, -1] as const;

/**
 * {@link bestCharge} where nobody is in the way of the best: it wheels at once, or as soon as it can be brought flush after
 * it. Null where nothing is in reach at all; undefined where that is not enough to tell.
 */
export function directCharge(h: Hunt, goals: readonly Goal[]): Found | null | undefined {
  const { frame, rest } = h.facet;
  if (rest !== 0) return undefined;
  let best: { readonly candidate: Candidate; readonly goal: Goal } | null = ahead(h, goals);
  const consider = (candidate: Candidate, goal: Goal): void => {
    if (candidate.length > h.maximum) return;
    const rank = best === null ? Infinity : best.goal.rank;
    if (goal.rank > rank || (best !== null && goal.rank === rank && compareCandidates(candidate, best.candidate) >= 0))
      return;
    best = { candidate, goal };
  };
  for (const goal of goals) {
    if (best !== null && goal.rank > best.goal.rank) break;
    for (const side of h.largest > 0 ? SIDES : []) {
      const half = halfAt(h, side);
      const parallel = parallelOf(frame, side);
      const first = Math.max(1, parallel - MOST_TURNED);
      const last = Math.min(h.largest, parallel + MOST_TURNED);
      if (first > last) continue;
      const near = directAngle(frame, half, side === 1 ? goal.from : goal.to);
      const far = directAngle(frame, half, side === 1 ? goal.to : goal.from);
      const least = goal.from === goal.to ? near : leastAngle(frame, half);
      if (Number.isNaN(near + far + least)) return undefined;
      if (far < first - 1 || near > last) continue;
      const whole = Math.max(first, Math.min(last, Math.floor(Math.max(near, Math.min(far, least)))));
      for (const angle of whole < last ? [whole, whole + 1] : [whole]) atOnce(h, side, angle, goal, consider);
    }
  }
  if (best === null) return null;
  const { candidate, goal }: { candidate: Candidate; goal: Goal } = best;
  const charge = checked(h, candidate, goal);
  return "during" in charge ? undefined : { charge, candidate, rank: goal.rank };
}

/** The shortest charges of one wheel to a goal, nobody being in the way. */
function atOnce(h: Hunt, side: 1 | -1, angle: number, goal: Goal, consider: (c: Candidate, goal: Goal) => void): void {
  const { frame } = h.facet;
  const lead = leadOf(frame.turn + side * angle);
  eachReached(h, { side, lead, first: angle, last: angle }, [0, h.before], ({ from, to }) => {
    const low = Math.ceil(Math.max(from, goal.from) - MARGIN);
    const high = Math.floor(Math.min(to, goal.to) + MARGIN);
    if (low > high) return;
    consider(candidateAt(h, side, lead, angle, low), goal);
    consider(candidateAt(h, side, lead, angle, high), goal);
  });
}

/** Whether the charge straight ahead, or one by the wheel that ends parallel to the facing, is free: often one is. */
export function easyCharge(h: Hunt): boolean {
  const { frame } = h.facet;
  const tried: Candidate[] = [];
  const straight = candidateAhead(h.facet);
  if (straight !== null) tried.push(straight);
  const angle = Math.abs(frame.turn);
  if (angle > 0 && angle <= h.largest) {
    const side = frame.turn > 0 ? -1 : 1;
    const cell: Cell = { side, lead: 1, first: angle, last: angle };
    eachReached(h, cell, [0, h.before], ({ from, to }) => {
      tried.push(candidateAt(h, side, 1, angle, Math.floor((from + to) / 2)));
    });
  }
  return tried.some((c) => {
    const offset = Math.floor(c.offset + 0.5);
    return c.length <= h.maximum && !("during" in checked(h, c, { from: offset, to: offset, rank: 0, worth: null }));
  });
}
