import { cosine, sine } from "@tercio/tabletop";
import type { Frame, Seen } from "./frame.ts";
import { meet, span } from "./span.ts";
import type { Way } from "./ways.ts";

/** How deep (0.01 mm) something may be grazed here; the exact check that follows decides. */
const GRAZE = 1.5;

/** Turns are looked at in steps of this many 1/65536 turns, about 2.8 degrees. */
const STEP = 512;

/** A stretch of no length could not be cut, so it is made this long (0.01 mm). */
const POINT = 1e-6;

/** What of the way before a wheel leaves the wheel free, as pairs of bounds, after so many steps of it; by side. */
export interface Wheels {
  readonly left: (readonly number[])[];
  readonly right: (readonly number[])[];
}

export function noWheels(before: number): Wheels {
  const all = [0, Math.max(POINT, before)];
  return { left: [all], right: [all] };
}

/** Everyone around a charge, as seen in its {@link Frame}. */
export interface Around {
  /** Everyone but the target. */
  readonly seen: readonly Seen[];
  /** Those that a turn to align could come near. */
  readonly turning: readonly Seen[];
  /** {@link seen} and the target. */
  readonly all: readonly Seen[];
  /** Position of the one that blocked a way last. */
  readonly last: { blocker: number };
}

let stretches: readonly number[] = [];

/** Takes the stretch found by {@link meet} out of the free ones. */
function takeOut(): void {
  if (span.from >= span.to) return;
  const left: number[] = [];
  for (let i = 0; i < stretches.length; i += 2) {
    const first = stretches[i] as number;
    const last = stretches[i + 1] as number;
    if (span.to <= first || span.from >= last) {
      left.push(first, last);
      continue;
    }
    if (span.from > first) left.push(first, span.from);
    if (span.to < last) left.push(span.to, last);
  }
  stretches = left;
}

/** Leaves in the free stretches only what lies in these too. */
function keepOnly(others: readonly number[]): void {
  if (others.length === 2) {
    const [least, most] = [others[0] as number, others[1] as number];
    if (stretches.length === 2 && least <= (stretches[0] as number) && most >= (stretches[1] as number)) return;
  }
  const left: number[] = [];
  for (let i = 0; i < stretches.length; i += 2)
    for (let j = 0; j < others.length; j += 2) {
      const first = Math.max(stretches[i] as number, others[j] as number);
      const last = Math.min(stretches[i + 1] as number, others[j + 1] as number);
      if (first < last) left.push(first, last);
    }
  stretches = left;
}

/** Takes out where, turned so far in a wheel, the charger would lie in somebody. */
function clearWheelAt(frame: Frame, side: 1 | -1, angle: number, all: readonly Seen[]): void {
  const { ux, uy, halfWidth: w, depth } = frame;
  const turn = frame.turn + side * angle;
  const vx = sine(turn);
  const vy = cosine(turn);
  const cx = frame.x + side * w * (uy - vy);
  const cy = frame.y + side * w * (vx - ux);
  const low = stretches[0] as number;
  const high = stretches[stretches.length - 1] as number;
  for (const o of all) {
    meet(o, low, high, vx, vy, cx, cy, ux, uy, 0, 0, w, depth, GRAZE);
    takeOut();
    if (stretches.length === 0) return;
  }
}

/** What of the way before a wheel to `side` by `angle` leaves all of the wheel free. */
function wheelFree(frame: Frame, side: 1 | -1, angle: number, { all }: Around, wheels: Wheels): void {
  const known = side === 1 ? wheels.right : wheels.left;
  const steps = Math.floor(angle / STEP);
  const before = stretches;
  for (let i = known.length; i <= steps; i++) {
    stretches = known[i - 1] as readonly number[];
    if (stretches.length > 0) clearWheelAt(frame, side, i * STEP, all);
    known.push(stretches);
  }
  stretches = before;
  keepOnly(known[steps] as readonly number[]);
  if (stretches.length > 0 && angle > steps * STEP) clearWheelAt(frame, side, angle, all);
}

/**
 * Leaves in the way only the stretches that no obstacle is in the way of: during the wheel and the straight after it,
 * and (in `free`) the turn to align. The wheel and the turn are looked at in steps; the straight is exact.
 */
export function clearWay(frame: Frame, way: Way, seen: Around, wheels: Wheels): void {
  const [first, last] = [way.free[0] as number, way.free[1] as number];
  stretches = [first, Math.max(first + POINT, last)];
  straightFree(frame, way, seen);
  if (way.side !== 0 && stretches.length > 0) wheelFree(frame, way.side, way.angle, seen, wheels);
  way.touching = stretches;
  if (way.turned !== 0 && stretches.length > 0) clearTurn(frame, way, seen.turning);
  way.free = stretches;
}

/** The straight after the wheel. Who was in the way of the way before is looked at first: often it is again. */
function straightFree(frame: Frame, way: Way, { seen, last }: Around): void {
  const { ux, uy, halfWidth: w, depth } = frame;
  const { vx, vy, ax, ay, after0, after1 } = way;
  const dx = way.side === 0 ? 0 : ux;
  const dy = way.side === 0 ? 0 : uy;
  const first = last.blocker < seen.length ? last.blocker : -1;
  for (let k = first === -1 ? 0 : -1; k < seen.length; k++) {
    const i = k === -1 ? first : k;
    if (k === first) continue;
    const low = stretches[0] as number;
    const high = stretches[stretches.length - 1] as number;
    meet(seen[i] as Seen, low, high, vx, vy, ax, ay, dx, dy, after0, after1, w, depth, GRAZE);
    takeOut();
    if (stretches.length > 0) continue;
    last.blocker = i;
    return;
  }
}

/** The turn to align, about the charger's corner or about the end of the facing. */
function clearTurn(frame: Frame, way: Way, turning: readonly Seen[]): void {
  const { halfWidth: w, halfFacing: l, depth } = frame;
  const { lead, offset0, offset1 } = way;
  const steps = Math.ceil(Math.abs(way.turned) / STEP);
  for (let i = 1; i <= steps && stretches.length > 0; i++) {
    const turn = way.turned - (way.turned * i) / steps;
    const vx = sine(turn);
    const vy = cosine(turn);
    // By a corner, that corner stays on the facing; otherwise the facing's end stays at its place along the front.
    const along = lead * l - offset0;
    const cx = way.byCorner ? offset0 + lead * w - lead * w * vy : lead * l - along * vy;
    const cy = way.byCorner ? lead * w * vx : along * vx;
    const dx = way.byCorner ? offset1 : offset1 * vy;
    const dy = way.byCorner ? 0 : -offset1 * vx;
    for (let j = 0; j < turning.length && stretches.length > 0; j++) {
      const low = stretches[0] as number;
      const high = stretches[stretches.length - 1] as number;
      meet(turning[j] as Seen, low, high, vx, vy, cx, cy, dx, dy, 0, 0, w, depth, GRAZE);
      takeOut();
    }
  }
}
