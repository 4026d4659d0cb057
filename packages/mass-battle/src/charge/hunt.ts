import { there } from "@tercio/kernel";
import { cosineOf, roundHalfAway, sineOf, straightClearance } from "@tercio/tabletop";
import type { Candidate } from "./candidates.ts";
import { bendOf, type Facet, poseAbout } from "./facet.ts";
import type { Frame, Outline, Seen } from "./frame.ts";
import { type Half, halfOf } from "./half.ts";
import { foundOnce } from "./found-once.ts";
import { freeNearly, freeUpTo, joined, type Met, type Motion, type Profile, profileOf } from "./sweep.ts";
import { type Stretches, without } from "./stretches.ts";
import type { ChargeObstacle } from "./types.ts";
import { DEPTH, LARGEST_WHEEL, ROUNDING, TURN_DEPTH } from "./tolerances.ts";
import { isPassed } from "./passing.ts";

/** What of its motions a charger finds free. */
interface Motions {
  /** What wheels to either side leave free of the way before them. */
  readonly wheels: { readonly right: Profile; readonly left: Profile };
  /** What turns to align leave free of the offsets: by the corner that leads, touching by that corner or by the facing's end. */
  readonly turns: { readonly right: Turn; readonly left: Turn };
}

/** What is known about a question while it is searched; it holds for all that is asked about it later. */
export interface Hunt extends Motions {
  readonly facet: Facet;
  readonly right: Half;
  readonly left: Half;
  /** Largest wheel, longest way before it, longest way of all. */
  readonly largest: number;
  readonly before: number;
  readonly maximum: number;
  /** Everyone who may be in the way after the wheel. */
  readonly others: readonly Met[];
  /** How far from alignment the turns end, 1/65536 turns: by the facet's rest, or more where it is only to be shown that none serves. */
  readonly kept: number;
  /** Who may be in the way of the turns to align. */
  readonly near: readonly Met[];
  /**
   * Wheels that the exact look has stopped: by the whole way before them the least angle from which on all are. For targets
   * that turn, where a way may fail at thousands of turns alike.
   */
  readonly shut: { readonly right: Map<number, number>; readonly left: Map<number, number> };
  /** What each of those leaves free who are not among its obstacles, for hunts that have it as their base. */
  readonly beside: WeakMap<ChargeObstacle, Beside>;
  /** What the search has cost. */
  readonly spent: { cells: number; checks: number; givenUp: number };
}

interface Turn {
  readonly corner: Profile;
  readonly end: Profile;
}

/** What one obstacle leaves free of each motion. */
interface Beside {
  readonly wheels: Hunt["wheels"];
  readonly turns: Hunt["turns"];
}

/** {@link depthIn} for a polygon. */
function depthInOutline({ ux: vx, uy: vy, x, y, halfWidth: w, depth }: Frame, { points, sides }: Outline): number {
  const overlap = (nx: number, ny: number, from: number, to: number): number => {
    const ahead = vx * nx + vy * ny;
    const middle = (x - (depth / 2) * vx) * nx + (y - (depth / 2) * vy) * ny;
    const reach = w * Math.abs(vy * nx - vx * ny) + (depth / 2) * Math.abs(ahead);
    return Math.min(to - (middle - reach), middle + reach - from);
  };
  const across = (nx: number, ny: number): number => {
    const at = points.map((p) => p.x * nx + p.y * ny);
    return overlap(nx, ny, Math.min(...at), Math.max(...at));
  };
  return Math.min(across(vy, -vx), across(vx, vy), ...sides.map((s) => overlap(s.nx, s.ny, s.from, s.to)));
}

/** How deep the charger lies in somebody from the start; negative: apart. */
function depthIn(frame: Frame, o: Seen): number {
  const { ux: vx, uy: vy, x, y, halfWidth: w } = frame;
  if (o.outline !== null) return depthInOutline(frame, o.outline);
  const back = frame.depth / 2;
  const dx = o.x - (x - back * vx);
  const dy = o.y - (y - back * vy);
  if (o.round) {
    const beside = Math.abs(dx * vy - dy * vx) - w;
    const beyond = Math.abs(dx * vx + dy * vy) - back;
    const outside = beside > 0 && beyond > 0 ? Math.sqrt(beside * beside + beyond * beyond) : Math.max(beside, beyond);
    return o.halfWidth - outside;
  }
  const ahead = Math.abs(vx * o.px + vy * o.py);
  const across = Math.abs(vy * o.px - vx * o.py);
  return -Math.max(
    Math.abs(dx * vy - dy * vx) - (w + o.halfWidth * ahead + o.halfDepth * across),
    Math.abs(dx * vx + dy * vy) - (back + o.halfWidth * across + o.halfDepth * ahead),
    Math.abs(dx * o.px + dy * o.py) - (o.halfDepth + w * across + back * ahead),
    Math.abs(dx * o.py - dy * o.px) - (o.halfWidth + w * ahead + back * across),
  );
}

/** The wheel to one side: where it stands by the way before. */
function wheeling(frame: Frame, half: Half, before: number, all: readonly Met[]): Motion {
  const { halfWidth, depth, ux, uy } = frame;
  const radius = Math.sqrt(4 * halfWidth * halfWidth + depth * depth);
  // From the corner it wheels about, which goes straight ahead, nobody farther off than this is met.
  const others = all.filter(({ seen: o }) => {
    const dx = o.x - half.px;
    const dy = o.y - half.py;
    const along = Math.max(0, Math.min(before, dx * ux + dy * uy));
    const far = radius + Math.sqrt(o.halfWidth * o.halfWidth + o.halfDepth * o.halfDepth);
    return (dx - along * ux) * (dx - along * ux) + (dy - along * uy) * (dy - along * uy) <= far * far;
  });
  return {
    low: 0,
    high: before,
    halfWidth,
    depth,
    radius,
    others,
    pose: (angle, into) => {
      const turned = frame.turn + half.side * angle;
      into.vx = sineOf(turned);
      into.vy = cosineOf(turned);
      into.x = half.px - half.side * halfWidth * into.vy;
      into.y = half.py + half.side * halfWidth * into.vx;
      into.dx = ux;
      into.dy = uy;
    },
  };
}

/** The turn to align about where it touches: where it stands by the offset. Angles count from alignment. */
function turning(facet: Facet, lead: 1 | -1, byCorner: boolean, others: readonly Met[]): Motion {
  const { frame } = facet;
  const { halfWidth, halfFacing, depth } = frame;
  const bend = bendOf(frame, lead);
  const end = halfFacing + halfWidth + 1;
  return {
    low: (lead === 1) === byCorner ? -end : bend,
    high: (lead === 1) === byCorner ? bend : end,
    halfWidth,
    depth,
    radius: Math.sqrt(4 * halfWidth * halfWidth + depth * depth),
    others,
    pose: (angle, into) => poseAbout(frame, lead, byCorner, -lead * sineOf(angle), cosineOf(angle), into),
  };
}

/** The search for a facet; what is known from `base`, the same charger's with some of these obstacles, is taken from there. */
export function huntFor(facet: Facet, base: Hunt | null = null): Hunt {
  const { frame, question } = facet;
  const right = halfOf(frame, 1);
  const left = halfOf(frame, -1);
  const met = (seen: Seen, depth: number): Met => ({ seen, depth: Math.max(depth, depthIn(frame, seen) + 0.2) });
  const metAt = (at: number, depth: number): Met => met(there(facet.seen[at]), depth);
  const { inWay } = facet;
  const others = inWay.at.map((at) => metAt(at, DEPTH));
  // No charge goes farther ahead than either end of the facing lies; see `Half`.
  let most = 0;
  for (const { px, py } of [right, left])
    for (const end of [-frame.halfFacing, frame.halfFacing])
      most = Math.max(most, (end - px) * frame.ux - py * frame.uy);
  most = Math.min(most, question.maximum);
  const blocks = question.passesOver ? [] : [...inWay.blocks, frame.target];
  const before = straightClearance(frame.charger, blocks, Math.max(0, most)).distance;
  const turning = facet.turning.filter((at) => !isPassed(question, at));
  const wheels = (along: number, all: readonly Met[]): Hunt["wheels"] => ({
    right: profileOf(wheeling(frame, right, along, all), 0),
    left: profileOf(wheeling(frame, left, along, all), 0),
  });
  let motions: Motions;
  if (base === null) {
    const body = question.passesOver ? [] : [met(facet.body, DEPTH)];
    const near = turning.map((at) => metAt(at, TURN_DEPTH));
    motions = { wheels: wheels(before, [...others, ...body]), turns: turnsFrom(facet, near, 0) };
  } else {
    const known = new Set(base.facet.question.obstacles);
    const beside = (list: readonly number[]): readonly Motions[] =>
      list.flatMap((at) => {
        const one = there(question.obstacles[at]);
        if (known.has(one)) return [];
        // Nobody who stands there besides lets it go farther than the base does.
        const found = (): Motions => ({
          wheels: wheels(base.before, [metAt(at, DEPTH)]),
          turns: turnsFrom(facet, [metAt(at, TURN_DEPTH)], 0),
        });
        return [foundOnce(base.beside, one, found)];
      });
    motions = besides(base, before, beside(inWay.at), beside(turning));
  }
  return {
    facet,
    right,
    left,
    largest: question.mayWheel ? LARGEST_WHEEL : 0,
    before,
    maximum: question.maximum,
    others,
    wheels: motions.wheels,
    turns: motions.turns,
    kept: 0,
    near: turning.map((at) => metAt(at, TURN_DEPTH)),
    beside: new WeakMap(),
    shut: { right: new Map(), left: new Map() },
    spent: { cells: 0, checks: 0, givenUp: 0 },
  };
}

/** The motions of a base, as far as those leave them free who stand there besides. */
function besides(base: Motions, before: number, inWay: readonly Motions[], turning: readonly Motions[]): Motions {
  const { wheels, turns } = base;
  const end = (lead: "right" | "left", by: "corner" | "end"): Profile =>
    joined(
      turns[lead][by],
      turns[lead][by].motion.high,
      turning.map((m) => m.turns[lead][by]),
    );
  return {
    wheels: {
      right: joined(
        wheels.right,
        before,
        inWay.map((m) => m.wheels.right),
      ),
      left: joined(
        wheels.left,
        before,
        inWay.map((m) => m.wheels.left),
      ),
    },
    turns: {
      right: { corner: end("right", "corner"), end: end("right", "end") },
      left: { corner: end("left", "corner"), end: end("left", "end") },
    },
  };
}

/** Turns that end so far from alignment, by the corner that leads. */
function turnsFrom(facet: Facet, near: readonly Met[], kept: number): Hunt["turns"] {
  // Wheels by whole steps leave turns by whole steps from here.
  const turn = (lead: 1 | -1): Turn => ({
    corner: profileOf(turning(facet, lead, true, near), kept, -lead * facet.frame.turn),
    end: profileOf(turning(facet, lead, false, near), kept, -lead * facet.frame.turn),
  });
  return { right: turn(1), left: turn(-1) };
}

/** The same search for a charger that comes turned at least by the facet's rest, and turns back no farther than to `kept`. */
export function huntTurned(h: Hunt, facet: Facet, kept: number): Hunt {
  return { ...h, facet, kept, turns: turnsFrom(facet, h.near, kept) };
}

export const halfAt = (h: Hunt, side: 1 | -1): Half => (side === 1 ? h.right : h.left);

/** What of the way before it a wheel by this angle leaves free; roughly: perhaps more, but quickly. */
export function wheelFree(h: Hunt, side: 1 | -1, angle: number, roughly: boolean): Stretches {
  let free = (roughly ? freeNearly : freeUpTo)(side === 1 ? h.wheels.right : h.wheels.left, angle);
  if (h.facet.rest === 0) return free;
  for (const [before, from] of side === 1 ? h.shut.right : h.shut.left)
    if (from <= angle) free = without(free, before - 0.5, before + 0.5);
  return free;
}

/** Remembers a wheel that the exact look stopped: all that begin at the same whole place and go farther are too. */
export function shutWheel(h: Hunt, side: 1 | -1, before: number, stopped: number): void {
  const shut = side === 1 ? h.shut.right : h.shut.left;
  const from = Math.floor(stopped) + ROUNDING + 1;
  shut.set(before, Math.min(from, shut.get(before) ?? Infinity));
}

/** Whether a way is known to be stopped during its wheel. */
export function isShut(h: Hunt, { side, before, angle }: Pick<Candidate, "side" | "before" | "angle">): boolean {
  if (h.facet.rest === 0 || side === 0) return false;
  const from = (side === 1 ? h.shut.right : h.shut.left).get(roundHalfAway(before));
  return from !== undefined && from <= angle;
}

/** The offsets that a charger turned so far from alignment (1/65536 turns, not negative) can turn flush at. */
export function turnFree(h: Hunt, lead: 1 | -1, turned: number, roughly: boolean): Stretches {
  const { corner, end } = lead === 1 ? h.turns.right : h.turns.left;
  const free = roughly ? freeNearly : freeUpTo;
  const byCorner = free(corner, turned);
  const byEnd = free(end, turned);
  return lead === 1 ? [...byCorner, ...byEnd] : [...byEnd, ...byCorner];
}
