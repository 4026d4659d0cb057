import { there } from "@tercio/kernel";
import { cosineOf, gap, radians, type Rectangle, sineOf } from "@tercio/tabletop";
import { roomOnTable } from "../turn-clearance.ts";
import {
  type Angles,
  type Reached,
  reachedAt,
  type Rolling,
  SHIFTED,
  type Stood,
  stands,
  theirsAt,
  windowOf,
} from "./disc.ts";
import type { Worth } from "./offsets.ts";
import { beside, type Directions, entered, nearest, tangents } from "./rounded.ts";
import { APART, CONTACT } from "./tolerances.ts";

/*
 * Which of the whole angles of a disc's charge stand up to the exact check (`stands`), and what each is worth: all of them are
 * known. Angles side by side are looked at together, and divided in two where they are not all alike for certain; a single one is moved
 * exactly. What is said of all angles from a to b rests on this, for a centre that starts at P and a target grown by the radius:
 *
 * - The way in a direction to where a convex shape is entered grows to either side of the direction of its nearest point: of the
 *   shape no farther away than d the part in any circle about P is convex, so its directions are all those between two. So
 *   over a..b the way is longest at one end, and shortest at the nearest point's direction where that lies between, else at an end.
 * - Turning to the right, the border met turns to the right too, its inward normal to the left of the direction
 *   by ever less: where on the rim the disc touches goes steadily round it, from one side to the other. So what touches with
 *   the front quarter at both ends does so between, and what is past the same end of it at both does nowhere.
 * - The border that is met turns by less than half a turn. So between two ends before the charged facing's line it does not pass
 *   behind, and between two that are past it on the same flank it does not come before it.
 * - Within the front quarter the normal is no more than an eighth of a turn off, so that the centre at its end moves by no more than
 *   way * sqrt(2) for each radian: of all ends none is farther from that of the middle angle than half the angle allows.
 *   Distances to others and to the table's edge change by no more than that.
 * - Somebody is in the way only in directions between the tangents of him, grown by the radius, and there only where he is entered before
 *   the target is, whose least and greatest are known by the first of these.
 *
 * Whole numbers move everything by up to SHIFTED, which is left to either side of each of these.
 */

/** Angles all of which stand, and are worth the same. */
export interface Run extends Angles, Worth {}

/** What is not yet known of all angles of a cell: who may be in the way, whom the disc may end too near, the rest. */
interface Pending {
  readonly ways: readonly number[];
  readonly ends: readonly number[];
  readonly table: boolean;
}

interface Side {
  readonly angle: number;
  readonly reached: Reached | null;
}

/** Angles by which each obstacle can be met, as wide as rounding may make them; null: from the start. */
const meeting = (r: Rolling): readonly (Directions | null)[] =>
  r.others.map((o) => {
    const t = tangents(o, r.radius + SHIFTED);
    return t === null ? null : { from: t.from - 1, to: t.to + 1 };
  });

/** Does a stretch of angles lie in these directions: nowhere, or perhaps? A whole turn more or less is the same. */
const mayMeet = (d: Directions | null, a: number, b: number): boolean =>
  d === null || [-65536, 0, 65536].some((turn) => d.from + turn <= b && d.to + turn >= a);

/** Where the disc would end, not rounded. */
function endAt(r: Rolling, angle: number, way: number): Rectangle {
  const facing = (r.start.facing + r.flip * angle) & 65535;
  const out = way + r.radius;
  return { ...r.start, x: r.eye.x + out * sineOf(facing), y: r.eye.y + out * cosineOf(facing), facing };
}

/** Whether the disc meets one of the obstacles on all these ways for certain, on none for certain, or neither. */
function wayPast(r: Rolling, at: number, meets: Directions | null, a: Side, b: Side, least: number, most: number) {
  if (!mayMeet(meets, a.angle, b.angle)) return "free";
  const o = there(r.others[at]);
  const enter = (angle: number, grow: number): number => entered(o, r.radius + grow, sineOf(angle), cosineOf(angle));
  if (Math.max(enter(a.angle, -SHIFTED), enter(b.angle, -SHIFTED)) + SHIFTED < least) return "blocked";
  if (meets === null) return "unknown";
  // Nearer than its nearest point nobody is.
  const { angle, away } = nearest(o);
  const middle = beside(angle, (a.angle + b.angle) / 2);
  if (away - o.radius - r.radius - 2 * SHIFTED > most) return "free";
  if (middle > a.angle && middle < b.angle) return "unknown";
  // A tangent between would leave only a part of them that is met: from there it only comes nearer.
  const inside = middle <= a.angle ? a.angle : b.angle;
  return enter(inside, SHIFTED) - SHIFTED > most ? "free" : "unknown";
}

/**
 * All angles at which the disc may charge, cut where what that is worth changes, from left to right; with `any` some of them are
 * enough.
 */
export function runsOf(r: Rolling, any = false): readonly Run[] {
  const runs: Run[] = [];
  const window = windowOf(r);
  if (window === null) return runs;
  const { question } = r;
  const meets = meeting(r);
  const everybody = question.obstacles.map((_, at) => at);
  const { table, maximum } = question;
  const add = (run: Run): void => {
    const last = runs.at(-1);
    if (last !== undefined && last.last === run.first - 1 && alike(last, run))
      runs[runs.length - 1] = { ...last, last: run.last };
    else runs.push(run);
  };
  const single = (angle: number): void => {
    const found: Stood | null = stands(r, angle);
    if (found !== null) add({ first: angle, last: angle, enemies: found.enemies, own: 1, theirs: found.theirs });
  };
  const sideAt = (angle: number): Side => ({ angle, reached: reachedAt(r, angle) });
  const look = (a: Side, b: Side, pending: Pending): void => {
    if (any && runs.length > 0) return;
    if (b.angle - a.angle < 2) {
      single(a.angle);
      if (b.angle > a.angle) single(b.angle);
      return;
    }
    const middle = sideAt(Math.floor((a.angle + b.angle) / 2));
    const known = judged(a, b, middle, pending);
    if (known === "none") return;
    if ("theirs" in known) {
      add({ first: a.angle, last: b.angle, enemies: [], own: 1, theirs: known.theirs });
      return;
    }
    look(a, middle, known);
    look(sideAt(middle.angle + 1), b, known);
  };
  /** None of them stands, or all do and touch so many of the target's models, or what is left to be known. */
  const judged = (a: Side, b: Side, m: Side, pending: Pending): "none" | { readonly theirs: number } | Pending => {
    const [p, q] = [a.reached, b.reached];
    if (p === null || q === null || m.reached === null) return pending;
    const past = Math.min(p.past, q.past) > 2 * CONTACT && p.along * q.along > 0;
    const beyond = Math.min(p.beyond, q.beyond) > 2 * CONTACT && p.aside * q.aside > 0;
    if (past || beyond) return "none";
    if (Math.max(p.past, q.past) > 0 || Math.max(p.beyond, q.beyond) > 0) return pending;
    const most = Math.max(p.way, q.way);
    const toNearest = beside(r.towards, m.angle);
    const least = toNearest > a.angle && toNearest < b.angle ? leastWay(r) : Math.min(p.way, q.way);
    if (least - SHIFTED > maximum) return "none";
    const half = radians(Math.max(m.angle - a.angle, b.angle - m.angle));
    const slip = 1.45 * most * half + SHIFTED;
    const ways: number[] = [];
    for (const at of pending.ways) {
      const met = wayPast(r, at, meets[at] as Directions | null, a, b, least, most);
      if (met === "blocked") return "none";
      if (met === "unknown") ways.push(at);
    }
    const end = endAt(r, m.angle, m.reached.way);
    const ends: number[] = [];
    for (const at of pending.ends) {
      const { shape, kind } = there(question.obstacles[at]);
      const away = gap(end, shape);
      if (away - slip >= APART) continue;
      if (away + slip < (kind === "enemy" ? -CONTACT : APART) || (away - slip > CONTACT && away + slip < APART))
        return "none";
      ends.push(at);
    }
    let edge = pending.table;
    if (edge && table !== null) {
      const room = roomOnTable(end, table.width, table.depth);
      if (room + slip < -2 * CONTACT) return "none";
      edge = room < slip;
    }
    const left: Pending = { ways, ends, table: edge };
    if (ways.length > 0 || ends.length > 0 || edge || most + SHIFTED > maximum) return left;
    const [low, high] = [Math.min(p.along, q.along) - SHIFTED, Math.max(p.along, q.along) + SHIFTED];
    const theirs = theirsBetween(r, low, high);
    return theirs === null ? left : { theirs };
  };
  look(sideAt(window.first), sideAt(window.last), {
    ways: question.passesOver ? [] : everybody,
    ends: everybody,
    table: table !== null,
  });
  return runs;
}

const leastWay = (r: Rolling): number => Math.max(0, nearest(r.body).away - r.body.radius - r.radius);

/** How many models it touches anywhere between, if that is the same everywhere. */
function theirsBetween(r: Rolling, low: number, high: number): number | null {
  const { line } = r;
  if (line === null) return theirsAt(r, low);
  const { lines, lineWidth, lineGap } = line.facet;
  // It changes where bases begin and end, each by the tolerance of contact, and in the middle of a gap.
  const [from, to] = [Math.max(-line.half, low), Math.min(line.half, high)];
  for (let i = 0; i < lines; i++) {
    const begin = i * (lineWidth + lineGap) - line.half;
    const end = begin + lineWidth;
    for (const edge of [begin - CONTACT, begin + CONTACT, end - CONTACT, end + CONTACT, end + lineGap / 2])
      if (edge >= from - 1 && edge <= to + 1) return null;
  }
  return theirsAt(r, (from + to) / 2);
}

const alike = (a: Run, b: Run): boolean =>
  a.theirs === b.theirs && a.enemies.length === b.enemies.length && a.enemies.every((at, i) => at === b.enemies[i]);

/** The charge with the shortest way of some that all stand: as near to the direction of the target's nearest point as may be. */
export function shortestOf(r: Rolling, { first, last }: Angles): Stood | null {
  const at = Math.max(first, Math.min(last, beside(r.towards, (first + last) / 2)));
  let best: Stood | null = null;
  for (const angle of new Set([Math.floor(at), Math.ceil(at)])) {
    const found = stands(r, angle);
    if (
      found !== null &&
      (best === null || found.length < best.length || (found.length === best.length && angle > best.angle))
    )
      best = found;
  }
  return best;
}
