import { there } from "@tercio/kernel";
import { cosineOf, gap, radians, sineOf } from "@tercio/tabletop";
import { bestCharge, type Found, type Goal } from "./best.ts";
import { goalsOf, within } from "./goals.ts";
import { nearerThan, piecesOf } from "./offsets.ts";
import { reachesAny } from "./cover.ts";
import { bendOf, type Facet, facetTurned, keptByTarget, poseAbout } from "./facet.ts";
import { type Frame, type Seen, seenIn } from "./frame.ts";
import { type Hunt, huntTurned } from "./hunt.ts";
import { meet, moving } from "./span.ts";
import { common, type Stretches, withWhole, without } from "./stretches.ts";
import { freeUpTo, type Met, type Motion, type Pose, poseAt, type Profile, profileOf, withoutMet } from "./sweep.ts";
import { APART, CONTACT, DEPTH, MOST_TURNED, NEAR_FOR_SURE, TURN_DEPTH } from "./tolerances.ts";
import { isPassed } from "./passing.ts";

/** How the target turns to one side about the point of contact: by the corner that leads, or about the facing's end. */
interface Turning {
  readonly charger: Motion;
  readonly target: Motion;
  readonly cleared: Profile;
}

/** Turns of the target by `first` to `last` (1/65536 turns) to the side to which the charger stays turned. */
interface Cell {
  readonly lead: 1 | -1;
  readonly first: number;
  readonly last: number;
}

/** A charge to a turned target, with the search and the goals it was found by. */
export interface FoundTurned {
  readonly hunt: Hunt;
  readonly goals: readonly Goal[];
  readonly best: Found;
}

/** The target as it turns about the point of contact, by the offset of the charger. */
function targetTurning(facet: Facet, lead: 1 | -1, byCorner: boolean, others: readonly Met[]): Motion {
  const { frame, body } = facet;
  const across = { low: -frame.halfFacing - frame.halfWidth - 1, high: frame.halfFacing + frame.halfWidth + 1 };
  const bend = bendOf(frame, lead);
  const size = frame.target;
  return {
    low: (lead === 1) === byCorner ? across.low : bend,
    high: (lead === 1) === byCorner ? bend : across.high,
    halfWidth: body.halfWidth,
    depth: 2 * body.halfDepth,
    radius: Math.sqrt(size.width * size.width + size.depth * size.depth),
    others,
    pose: (angle, into) => turnedAbout(frame, body, lead, byCorner, angle, into),
  };
}

function turnedAbout(frame: Frame, body: Seen, lead: 1 | -1, byCorner: boolean, angle: number, into: Pose): void {
  const s = -lead * sineOf(angle);
  const c = cosineOf(angle);
  into.vx = body.px * c + body.py * s;
  into.vy = body.py * c - body.px * s;
  // About K, at offset 0; by a corner K goes along with the offset.
  const kx = lead * (byCorner ? frame.halfWidth : frame.halfFacing);
  into.x = kx + (body.x - kx) * c + body.y * s + body.halfDepth * into.vx;
  into.y = body.y * c - (body.x - kx) * s + body.halfDepth * into.vy;
  into.dx = byCorner ? 1 - c : 0;
  into.dy = byCorner ? s : 0;
}

function chargerTurning(facet: Facet, lead: 1 | -1, byCorner: boolean, target: Motion, others: readonly Met[]): Motion {
  const { frame } = facet;
  const { halfWidth, depth } = frame;
  return {
    low: target.low,
    high: target.high,
    halfWidth,
    depth,
    radius: Math.sqrt(4 * halfWidth * halfWidth + depth * depth),
    others,
    pose: (angle, into) => poseAbout(frame, lead, byCorner, -lead * sineOf(angle), cosineOf(angle), into),
  };
}

/** What is left of the offsets when those are taken out at which somebody is met at every angle of a cell. */
function notMet(m: Motion, free: Stretches, { first, last }: Cell): Stretches {
  const middle = (first + last) >> 1;
  const margin = m.radius * radians(Math.max(middle - first, last - middle));
  poseAt(m, middle);
  let left = free;
  for (const { seen, depth } of m.others) {
    moving.allowed = depth + margin;
    meet(seen);
    left = withoutMet(left);
    if (left.length === 0) return left;
  }
  return left;
}

/** What lies beyond the table's edges, as four rectangles: no unit is larger than these are deep. */
function beyond({ frame, question }: Facet): readonly Met[] {
  const { table } = question;
  if (table === null) return [];
  const { width, depth } = table;
  const size = 4 * Math.max(width, depth);
  const walls = [
    { x: 0, y: depth / 2 + size, facing: 0 },
    { x: 0, y: -depth / 2, facing: 0 },
    { x: width / 2 + size, y: 0, facing: 16384 },
    { x: -width / 2, y: 0, facing: 16384 },
  ];
  // As deep as a unit on the table may lie beyond its edge, and be rounded.
  return walls.map((w) => ({
    seen: seenIn(frame, { x: w.x, y: w.y, facing: w.facing, width: size, depth: size }),
    depth: CONTACT + 2,
  }));
}

function turningsOf(h: Hunt, lead: 1 | -1, enemies: number): readonly Turning[] {
  const { facet } = h;
  const { question, frame, seen, blocks } = facet;
  const around = facetTurned(facet, -lead).aroundTarget;
  const passed = around.map((at): Met => {
    const depth = Math.max(TURN_DEPTH, 0.2 - gap(frame.target, there(blocks[at])));
    return { seen: there(seen[at]), depth };
  });
  const kept = around.map((at): Met => {
    const depth = -(keptByTarget(facet, at) * NEAR_FOR_SURE) / APART;
    return { seen: there(seen[at]), depth: depth < 0 ? depth : Math.max(depth, TURN_DEPTH) };
  });
  // Whoever may not be touched is too near already where the two are hardly apart along each of their edges.
  const toCharger = facet.turning.flatMap((at): readonly Met[] => {
    if (isPassed(question, at)) return [];
    const touchable = enemies > 0 && question.obstacles[at]?.kind === "enemy";
    return [{ seen: there(seen[at]), depth: touchable ? DEPTH : -NEAR_FOR_SURE }];
  });
  const walls = beyond(facet);
  return [true, false].map((byCorner) => {
    const turning = targetTurning(facet, lead, byCorner, passed);
    const target = { ...turning, others: [...kept, ...walls] };
    const charger = chargerTurning(facet, lead, byCorner, target, [...toCharger, ...walls]);
    return { charger, target, cleared: profileOf(turning, 0) };
  });
}

/** What is left when those offsets are taken out at which the charger is too near to somebody at every angle of a cell. */
function notTooNear({ hunt, enemies }: Turner, m: Motion, free: Stretches, cell: Cell): Stretches {
  const { facet } = hunt;
  const middle = (cell.first + cell.last) >> 1;
  const level = APART - ROUNDED - m.radius * radians(Math.max(middle - cell.first, cell.last - middle));
  if (level <= 0) return free;
  const turned = facetTurned(facet, -cell.lead * middle);
  let left = free;
  for (const at of facet.turning) {
    if (left.length === 0) return left;
    if (enemies > 0 && facet.question.obstacles[at]?.kind === "enemy") continue;
    nearerThan(turned, at, [level], (from, to) => {
      left = without(left, from, to);
    });
  }
  return left;
}

/** Rounding moves a rectangle by less than this, 0.01 mm. */
const ROUNDED = 3;

/** The search for the least turn of the target with at most so many other enemies touched. */
interface Turner {
  readonly hunt: Hunt;
  readonly enemies: number;
  readonly right: readonly Turning[];
  readonly left: readonly Turning[];
  /** Whether anywhere so many more would be touched that it was left out. */
  readonly leftOut: LeftOut;
}

/** What a search for a turned target tells besides what it finds, and how long it has searched in vain. */
export interface LeftOut {
  any: boolean;
  /** Turns that were looked at one by one, of all searches for one question. */
  vain: number;
  /** Whether turns were passed over, because so many had been in vain. */
  passed: boolean;
}
export const nothingLeftOut = (): LeftOut => ({ any: false, vain: 0, passed: false });

/**
 * After so many turns in vain, each 1 to 4 ms, they are looked at ever less finely: of twice as many one, after so many more each
 * time. The least turn is then missed by at most that, and the search ends after some 150. Of 88 random battles one asked for 69.
 */
const [IN_VAIN, COARSER] = [80, 6];
const grain = ({ vain }: LeftOut): number => (vain < IN_VAIN ? 1 : 2 ** (1 + Math.floor((vain - IN_VAIN) / COARSER)));

/** The whole offsets at which a charger could end with the target turned as in a cell; what is left out it cannot. */
function standing(t: Turner, cell: Cell): Stretches {
  let all: Stretches = [];
  for (const { charger, target, cleared } of cell.lead === 1 ? t.right : t.left) {
    let free = notMet(charger, freeUpTo(cleared, cell.first), cell);
    if (free.length > 0) free = notMet(target, free, cell);
    if (free.length > 0) free = notTooNear(t, charger, free, cell);
    for (let i = 0; i < free.length; i += 2)
      all = withWhole(all, Math.floor(there(free[i])), Math.ceil(there(free[i + 1])));
  }
  return all;
}

/** Whether a turn of the cell may bring a charge home; no is certain. */
function mayServe(t: Turner, cell: Cell): boolean {
  return leadsThere(t, cell, standing(t, cell));
}

/** Whether there may be a way to any of these places; no is certain. */
function leadsThere(t: Turner, cell: Cell, places: Stretches): boolean {
  if (places.length === 0) return false;
  const facet = { ...t.hunt.facet, rest: -cell.lead * cell.first, lead: cell.lead };
  return reachesAny(huntTurned(t.hunt, facet, cell.last), places);
}

/** What of a goal lies in these stretches of whole offsets. */
function parts(goal: Goal, places: Stretches): readonly Goal[] {
  const left = common([goal.from, goal.to], places);
  return Array.from({ length: left.length / 2 }, (_, i) => within(goal, there(left[2 * i]), there(left[2 * i + 1])));
}

/** The best charge with the target turned just so. */
function turnedBy(t: Turner, lead: 1 | -1, angle: number): FoundTurned | null {
  const { hunt: aligned, enemies } = t;
  const cell = { lead, first: angle, last: angle };
  const places = standing(t, cell);
  // What a place is worth takes longer to know than whether a way leads to any.
  if (!leadsThere(t, cell, places)) return null;
  const facet = facetTurned(aligned.facet, -lead * angle);
  const all = piecesOf(facet);
  const pieces = all.filter((p) => p.worth.enemies.length <= enemies);
  if (pieces.length < all.length) t.leftOut.any = true;
  if (pieces.length === 0) return null;
  const hunt = huntTurned(aligned, facet, angle);
  const goals = goalsOf(facet, pieces);
  // Where the target itself has no room to turn every way there would fail the exact check at its very end.
  const best = bestCharge(
    hunt,
    goals.flatMap((goal) => parts(goal, places)),
  );
  return best === null ? null : { hunt, goals, best };
}

/**
 * The charge for which the target is turned least about the point of contact, its charger having turned the rest itself; with
 * `any`, some charge for which it is turned. At most so many other enemies are touched. Branch and bound over the turns to
 * both sides, in whole units of angle: a stretch of them is divided only while it may serve, and less finely the more have been in
 * vain ({@link LeftOut}). What is set in `leftOut` is whether anything was left out because more enemies would be touched: else more
 * of them lead nowhere else.
 */
export function leastTurned(
  hunt: Hunt,
  enemies: number,
  any: boolean,
  leftOut: LeftOut = nothingLeftOut(),
): FoundTurned | null {
  leftOut.any = false;
  if (hunt.facet.question.passesOver) return null;
  const t: Turner = {
    hunt,
    enemies,
    right: turningsOf(hunt, 1, enemies),
    left: turningsOf(hunt, -1, enemies),
    leftOut,
  };
  const open: Cell[] = [];
  const add = (cell: Cell): void => {
    if (cell.first > cell.last || !mayServe(t, cell)) return;
    let at = open.length;
    while (at > 0 && there(open[at - 1]).first <= cell.first) at--;
    open.splice(at, 0, cell);
  };
  for (const lead of [1, -1] as const) add({ lead, first: 1, last: MOST_TURNED });
  for (let cell = open.pop(); cell !== undefined; cell = open.pop()) {
    const { lead, first, last } = cell;
    const middle = (first + last) >> 1;
    const narrow = last - first < grain(leftOut);
    if (any || narrow) {
      const found = turnedBy(t, lead, middle);
      if (narrow && first < last) leftOut.passed = true;
      if (found !== null) return found;
      leftOut.vain++;
      if (narrow) continue;
    }
    add({ lead, first, last: middle });
    add({ lead, first: middle + 1, last });
  }
  return null;
}
