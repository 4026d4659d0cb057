import { there } from "@tercio/kernel";
import { radians } from "@tercio/tabletop";
import type { Seen } from "./frame.ts";
import { meet, moving, span } from "./span.ts";
import { common, type Stretches, within, without } from "./stretches.ts";

/** Where a turning rectangle stands at one angle: its direction, the centre of its front and how that goes with a parameter. */
export interface Pose {
  vx: number;
  vy: number;
  x: number;
  y: number;
  dx: number;
  dy: number;
}

/** A rectangle that turns: for every angle a {@link Pose}, on which it may stand by a parameter (0.01 mm) from `low` to `high`. */
export interface Motion {
  readonly low: number;
  readonly high: number;
  readonly halfWidth: number;
  readonly depth: number;
  /** No point of it is farther than this from the one about which it turns. */
  readonly radius: number;
  /** Who may be met, and how deep each may be grazed. */
  readonly others: readonly Met[];
  pose(angle: number, into: Pose): void;
}

export interface Met {
  readonly seen: Seen;
  readonly depth: number;
}

/** Angles no farther apart than this (1/65536 turns) are looked at one after another, {@link CLOSE} apart. */
const NEAR = 32;
const CLOSE = 8;

/** Puts the rectangle of a motion where {@link meet} looks, at an angle. */
export function poseAt(m: Motion, angle: number): void {
  moving.low = m.low;
  moving.high = m.high;
  moving.halfWidth = m.halfWidth;
  moving.back = m.depth;
  moving.e0 = 0;
  moving.e1 = 0;
  m.pose(angle, moving);
}

/** Without what {@link meet} has found; mostly that is nothing. */
export function withoutMet(free: Stretches): Stretches {
  return meetsAny(free) ? without(free, span.from, span.to) : free;
}

/** Whether anything of the stretches lies in what {@link meet} has found. */
function meetsAny(free: Stretches): boolean {
  const { from, to } = span;
  if (!(from < to)) return false;
  for (let i = 0; i < free.length; i += 2) if (there(free[i]) < to && there(free[i + 1]) > from) return true;
  return false;
}

/** Without the parameters at which it lies in somebody at this angle. */
function clearAt(m: Motion, free: Stretches, angle: number, others: readonly Met[]): Stretches {
  poseAt(m, angle);
  let left = free;
  for (const { seen, depth } of others) {
    if (left.length === 0) return left;
    moving.allowed = depth;
    meet(seen);
    left = withoutMet(left);
  }
  return left;
}

/**
 * Without the parameters at which it lies in somebody at an angle between two that have been looked at: divides as long as
 * somebody could be met who is not met at the angles looked at. What is taken out is truly blocked.
 */
function clearBetween(m: Motion, free: Stretches, from: number, to: number, others: readonly Met[]): Stretches {
  if (to - from <= 1 || free.length === 0) return free;
  const middle = (from + to) >> 1;
  const margin = m.radius * radians(Math.max(middle - from, to - middle));
  poseAt(m, middle);
  let left = free;
  let near: Met[] | null = null;
  for (const met of others) {
    moving.allowed = met.depth - margin;
    meet(met.seen);
    if (!meetsAny(left)) continue;
    if (near === null) near = [met];
    else near.push(met);
    moving.allowed = met.depth;
    meet(met.seen);
    left = withoutMet(left);
    if (left.length === 0) return left;
  }
  if (near === null) return left;
  if (to - from > NEAR) {
    left = clearBetween(m, left, from, middle, near);
    return clearBetween(m, left, middle, to, near);
  }
  for (let angle = from + CLOSE; angle < to && left.length > 0; angle += CLOSE) left = clearAt(m, left, angle, near);
  return left;
}

/** What a motion leaves free up to some angle, remembered at `start` and every {@link STEP} from `grid`. */
export interface Profile {
  readonly motion: Motion;
  /** All its parameters: what is free where nobody is met. */
  readonly all: Stretches;
  readonly start: number;
  readonly grid: number;
  readonly steps: Stretches[];
  readonly known: Map<number, Stretches>;
  /** The same motion among some, and beside one each of the rest: what all of them leave free, as far as this one goes. */
  readonly parts: readonly Profile[];
}

export const STEP = 512;

/** A stretch of no length could not be cut, so it is made this long (0.01 mm). */
const POINT = 1e-6;

const allOf = (low: number, high: number): Stretches => [low, Math.max(low + POINT, high)];

/** A motion that begins at this angle; what is asked most often should lie on the `grid`, at whole steps from it. */
export function profileOf(motion: Motion, start: number, grid: number = start): Profile {
  const first = start + ((((grid - start) % STEP) + STEP) % STEP);
  return { motion, all: allOf(motion.low, motion.high), start, grid: first, steps: [], known: new Map(), parts: [] };
}

/** The motion of a profile, up to another end of its parameter, beside others: what those leave free of it is known one by one. */
export function joined(base: Profile, high: number, beside: readonly Profile[]): Profile {
  const parts = beside.filter((p) => p.motion.others.length > 0);
  const { low, halfWidth, depth, radius, pose } = base.motion;
  return {
    motion: { low, high, halfWidth, depth, radius, others: [], pose },
    all: allOf(low, high),
    start: base.start,
    grid: base.grid,
    steps: [],
    known: new Map(),
    parts: [base, ...parts],
  };
}

/** The parameters at which it lies in nobody at any angle from the start to this one; finely, but not to the last unit. */
export function freeUpTo(p: Profile, angle: number): Stretches {
  const { motion, all, start, grid, steps, known, parts } = p;
  const { others } = motion;
  const base = parts[0];
  if (base !== undefined) {
    let left = all;
    for (let i = 1; i < parts.length && left.length > 0; i++) left = within(left, freeUpTo(there(parts[i]), angle));
    return left.length === 0 ? left : common(left, freeUpTo(base, angle));
  }
  if (others.length === 0 || angle < start) return all;
  const seen = known.get(angle);
  if (seen !== undefined) return seen;
  if (steps.length === 0) steps.push(clearAt(motion, all, start, others));
  // The first step is shorter where the grid begins later.
  const at = (step: number): number => (step === 0 ? start : grid + (step - (grid === start ? 0 : 1)) * STEP);
  let whole = steps.length - 1;
  while (at(whole + 1) <= angle) {
    steps.push(further(motion, there(steps[whole]), at(whole), at(whole + 1)));
    whole++;
  }
  while (at(whole) > angle) whole--;
  const free = further(motion, there(steps[whole]), at(whole), angle);
  known.set(angle, free);
  return free;
}

/** What is free up to the first of two angles and on to the other. */
function further(motion: Motion, free: Stretches, from: number, to: number): Stretches {
  if (free.length === 0 || from === to) return free;
  const { others } = motion;
  return clearBetween(motion, clearAt(motion, free, to, others), from, to, others);
}

/** The same as far as the last angle of the grid: more than is free, but found at once. */
export function freeNearly(p: Profile, angle: number): Stretches {
  const { start, grid } = p;
  if (angle < grid) return freeUpTo(p, Math.min(angle, start));
  return freeUpTo(p, grid + Math.floor((angle - grid) / STEP) * STEP);
}
