import { there } from "@tercio/kernel";
import {
  advance,
  centre,
  cosine,
  cosineOf,
  discOf,
  gap,
  insideTable,
  pivot,
  type Point,
  type Rectangle,
  roundHalfAway,
  sine,
  sineOf,
  straightClearance,
} from "@tercio/tabletop";
import { contactOf, facingLine } from "../facing.ts";
import type { Segment } from "../path.ts";
import { type Facet, facetOf, onBases } from "./facet.ts";
import { besideAt, firstTouched, lastTouched, touchesLine } from "./offsets.ts";
import { entered, type Eye, nearest, type Rounded, roundedIn, tangents } from "./rounded.ts";
import { BACK, CONTACT, LARGEST_WHEEL, ROUNDING } from "./tolerances.ts";
import type { Asked, Charge } from "./types.ts";

/*
 * A charge of a lone model on a round base: it turns about its centre by a whole angle T of up to a quarter turn to either
 * side, free of cost, and goes straight ahead until its rim touches the target. Nobody aligns. It must be the front quarter of the rim
 * that touches, and what is touched must belong to the charged facing, its two corners included; of a round target
 * any point of the rim does. So a charge is one whole number, and of those there are 32,769.
 */

/** What rounding to whole numbers may move the disc by between where it turns and where it ends, 0.01 mm. */
export const SHIFTED = 3;

/** A question asked by a disc. */
export interface Rolling {
  readonly question: Asked;
  readonly flip: 1 | -1;
  readonly start: Rectangle;
  readonly target: Rectangle;
  readonly radius: number;
  readonly eye: Eye;
  /** The target, and each of the obstacles that can matter. */
  readonly body: Rounded;
  readonly others: readonly Rounded[];
  /** The direction of the target's nearest point: no way is shorter. */
  readonly towards: number;
  /** Whether it touches from the start. */
  readonly there: boolean;
  /** A facing of a block, null of a round target. */
  readonly line: Line | null;
  /** Middle of a round target. */
  readonly hub: Point;
}

/** The charged facing as it is seen from the start: its middle, unit vectors along it (to the charger's right) and into the target. */
interface Line {
  readonly x: number;
  readonly y: number;
  readonly ax: number;
  readonly ay: number;
  readonly ix: number;
  readonly iy: number;
  readonly half: number;
  readonly facet: Facet;
}

function lineOf(eye: Eye, facet: Facet): Line {
  const { target, facing } = facet.frame;
  const { middle, outward, length } = facingLine(target, facing);
  const { flip, s, c } = eye;
  const turned = (x: number, y: number): Point => ({ x: flip * (x * c - y * s), y: x * s + y * c });
  const at = turned(middle.x - eye.x, middle.y - eye.y);
  const along = turned(-flip * cosine(outward), flip * sine(outward));
  const into = turned(-sine(outward), -cosine(outward));
  return { ...at, ax: along.x, ay: along.y, ix: into.x, iy: into.y, half: length / 2, facet };
}

export function rollingOf(asked: Asked): Rolling {
  const facet = facetOf(asked);
  const { question } = facet;
  const { charger: start, target, flip } = facet.frame;
  const { x, y, radius } = discOf(start);
  const eye: Eye = { x, y, s: sineOf(start.facing), c: cosineOf(start.facing), flip };
  const body = roundedIn(eye, target);
  const { angle, away } = nearest(body);
  return {
    question,
    flip,
    start,
    target,
    radius,
    eye,
    body,
    others: question.obstacles.map((o) => roundedIn(eye, o.shape)),
    towards: angle,
    there: away - body.radius - radius <= CONTACT,
    line: target.round === true ? null : lineOf(eye, facet),
    hub: body.middle,
  };
}

/** Where the disc's centre comes to in a direction, and how; nothing of it rounded. */
export interface Reached {
  readonly way: number;
  /** How far to the right of its middle the rim touches, and how far past the end of the front quarter: negative inside it. */
  readonly aside: number;
  readonly beyond: number;
  /** Along the charged facing, and past its line; of a round target to the side of its middle, and 0. */
  readonly along: number;
  readonly past: number;
}

export function reachedAt(r: Rolling, angle: number): Reached | null {
  const [s, c] = Number.isInteger(angle) ? [sineOf(angle), cosineOf(angle)] : [sine(angle), cosine(angle)];
  const way = r.there ? 0 : entered(r.body, r.radius, s, c);
  return way === Infinity ? null : stoodAt(r, way * s, way * c, s, c, way);
}

/** The disc with its centre there, looking along (s, c). */
function stoodAt(r: Rolling, x: number, y: number, s: number, c: number, way: number): Reached {
  const { line, hub, radius, body } = r;
  if (line === null) {
    const [dx, dy] = [hub.x - x, hub.y - y];
    const share = radius / (radius + body.radius);
    const aside = (dx * c - dy * s) * share;
    return { way, aside, beyond: Math.abs(aside) - (dx * s + dy * c) * share, along: -(dx * c - dy * s), past: 0 };
  }
  const [dx, dy] = [x - line.x, y - line.y];
  const along = dx * line.ax + dy * line.ay;
  const past = dx * line.ix + dy * line.iy;
  const on = Math.max(-line.half, Math.min(line.half, along));
  // From its centre to the point of the facing that it touches.
  const [tx, ty] = [line.x + on * line.ax - x, line.y + on * line.ay - y];
  const aside = tx * c - ty * s;
  return { way, aside, beyond: Math.abs(aside) - (tx * s + ty * c), along, past };
}

/** How many of the target's models it touches along the facing that nobody who stood there before does. */
export function theirsAt({ line, question }: Rolling, along: number): number {
  if (line === null) return question.obstacles.some((o) => question.inContact.includes(o.id)) ? 0 : 1;
  const { facet } = line;
  const { lines, lineWidth, lineGap } = facet;
  const at = onBases(facet, along);
  const first = firstTouched(lines, lineWidth, lineGap, at);
  const last = lastTouched(lines, lineWidth, lineGap, at);
  let count = 0;
  for (let i = first; i <= last; i++) if (!facet.taken.some((t) => touchesLine(facet, i, t.from, t.to))) count++;
  return count;
}

/** Where the disc ends and what it touches there: it has stood up to the exact check. */
export interface Stood {
  readonly angle: number;
  readonly length: number;
  readonly end: Rectangle;
  readonly path: readonly Segment[];
  readonly along: number;
  readonly enemies: readonly number[];
  readonly theirs: number;
}

/** The charge of one angle, moved on the table in whole numbers against the true obstacles; null where there is none. */
export function stands(r: Rolling, angle: number): Stood | null {
  const { question, start, flip, eye } = r;
  if (Math.abs(angle) > LARGEST_WHEEL || (angle !== 0 && !question.mayWheel)) return null;
  const turned = angle === 0 ? start : pivot(start, start.facing + flip * angle);
  const from = centre(turned);
  const [s, c] = [sineOf(angle), cosineOf(angle)];
  // The very centre that it turned to, not the one that it would have without rounding.
  const [dx, dy] = [from.x - eye.x, from.y - eye.y];
  const [ox, oy] = [flip * (dx * eye.c - dy * eye.s), dx * eye.s + dy * eye.c];
  const way = r.there ? 0 : entered(movedBy(r.body, ox, oy), r.radius, s, c);
  if (way === Infinity || way < -BACK || way > question.maximum) return null;
  const distance = Math.max(0, roundHalfAway(way));
  const blocks = question.obstacles.map((o) => o.shape);
  if (
    distance > 0 &&
    !question.passesOver &&
    straightClearance(turned, blocks, distance).distance < distance - ROUNDING
  )
    return null;
  const end = distance === 0 ? turned : advance(turned, distance);
  if (Math.abs(gap(end, r.target)) > CONTACT) return null;
  const { table } = question;
  if (table !== null && !insideTable(end, table.width, table.depth)) return null;
  const at = centre(end);
  const [ex, ey] = [at.x - eye.x, at.y - eye.y];
  const there = stoodAt(r, flip * (ex * eye.c - ey * eye.s), ex * eye.s + ey * eye.c, s, c, way);
  if (there.beyond > CONTACT || there.past > CONTACT) return null;
  const enemies: number[] = [];
  for (const [i, o] of question.obstacles.entries()) {
    const beside = besideAt(end, o.shape, o);
    if (beside === "in the way") return null;
    if (beside === "touched") enemies.push(i);
  }
  const path: Segment[] = angle === 0 ? [] : [{ kind: "pivot", to: turned.facing }];
  if (distance > 0) path.push({ kind: "straight", distance });
  const theirs = theirsAt(r, there.along);
  return { angle, length: Math.max(0, way), end, path, along: there.along, enemies, theirs };
}

const movedBy = (body: Rounded, x: number, y: number): Rounded => ({
  ...body,
  points: body.points.map((p) => ({ x: p.x - x, y: p.y - y })),
});

export function chargeOfDisc(r: Rolling, found: Stood): Charge {
  const { question, target } = r;
  const { end, length, enemies } = found;
  const { x, y } = contactPoint(r, end);
  return {
    path: found.path,
    contactPoint: { x: roundHalfAway(x), y: roundHalfAway(y) },
    align: 0,
    end: { x: end.x, y: end.y, facing: end.facing },
    offset: contactOf(end, "front", target, question.facing) + 0,
    distance: Math.min(Math.ceil(length - 1e-6), Math.max(0, Math.ceil(question.maximum))),
    modelsInContact: { own: 1, theirs: found.theirs },
    otherEnemies: enemies.map((i) => there(question.obstacles[i]).id),
    roomFor: 0,
    rotateTarget: 0,
    target: question.target,
  };
}

/** Where its rim touches the target, on the table. */
function contactPoint({ question, target }: Rolling, end: Rectangle): Point {
  const { x, y, radius } = discOf(end);
  let to: Point;
  if (target.round === true) to = centre(target);
  else {
    const { middle, outward, length } = facingLine(target, question.facing);
    const [ax, ay] = [cosine(outward), -sine(outward)];
    const at = Math.max(-length / 2, Math.min(length / 2, (x - middle.x) * ax + (y - middle.y) * ay));
    to = { x: middle.x + at * ax, y: middle.y + at * ay };
  }
  const [dx, dy] = [to.x - x, to.y - y];
  const far = Math.sqrt(dx * dx + dy * dy) || 1;
  return { x: x + (dx * radius) / far, y: y + (dy * radius) / far };
}

/** Whole angles, both ends included. */
export interface Angles {
  readonly first: number;
  readonly last: number;
}

/** The whole angles at which the target can be touched at all; a few to either side that {@link stands} refuses may be among them. */
export function windowOf(r: Rolling): Angles | null {
  if (!r.question.mayWheel) return { first: 0, last: 0 };
  const all = { first: -LARGEST_WHEEL, last: LARGEST_WHEEL };
  if (r.there) return all;
  const { from, to } = tangents(r.body, r.radius) ?? { from: -65536, to: 65536 };
  // Where the target lies around behind, its directions may be told a whole turn away.
  const turn = to < all.first ? 65536 : from > all.last ? -65536 : 0;
  const first = Math.max(all.first, Math.floor(from + turn));
  const last = Math.min(all.last, Math.ceil(to + turn));
  return first > last ? null : { first, last };
}
