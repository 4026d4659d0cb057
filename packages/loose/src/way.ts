import { there } from "@tercio/basis";
import { CONTACT_TOLERANCE, type Point, roundHalfAway } from "@tercio/tabletop";
import { type Base, farApart, gap, insideTable, overlap, samePlace, type Table, within } from "./base.ts";
import { outerRadius } from "./corners.ts";
import { glance, levelOf } from "./glance.ts";
import { mirrorBase, mirrorPoints } from "./mirror.ts";
import { type Level, pivotFree, pivotLength } from "./pivot.ts";
import { drawn, line } from "./rim.ts";
import { lengthOf } from "./search.ts";
import { translation } from "./translation.ts";

/**
 * `keep` 0: may be touched, not crossed. `keep` > 0: no part of the move may be within it; exactly at it is within.
 * `ends`, where it is more than that: no move may end within it, but may pass.
 */
export interface Hindrance {
  readonly base: Base;
  readonly keep: number;
  readonly ends?: number;
}

/**
 * The move of one model. `points`: a polyline to draw, nowhere farther than 0.005 mm from the way of the middle.
 * `length`: what counts as moved (0.01 mm, a real number), that of the exact way and not of the polyline, with `turn`,
 * which is what turning counts; that comes first where `turnsFirst`.
 */
export interface Way {
  readonly points: readonly Point[];
  readonly length: number;
  readonly turn: number;
  readonly turnsFirst: boolean;
}

/**
 * `flies`: hindrances with `keep` 0 are passed over (not ended on, nor within their `ends`); from others the whole move
 * still keeps away.
 * `chirality`: to which side exact ties fall; a mirrored question with the other sign has exactly the mirrored answer.
 */
export interface MoveOptions {
  readonly flies?: boolean;
  readonly chirality?: 1 | -1;
}

/** How a charge or a pile-in is looked for: `soon`, the first that comes to hand, a hundredth of the time, is enough. */
export interface SeekOptions extends MoveOptions {
  readonly soon?: boolean;
}

/** A way may be this much longer than allowed (0.01 mm): what it can cost that its two ends are whole numbers. */
export const WAY_TOLERANCE = 1;

export const mirrorHindrance = (h: Hindrance): Hindrance => ({ ...h, base: mirrorBase(h.base) });

/** Whether a base may not even pass here because of a hindrance. */
const blocks = (h: Hindrance, base: Base): boolean =>
  h.keep > 0 ? within(base, h.base, h.keep) : overlap(base, h.base);

/** Whether a base may not end here because of a hindrance. */
export const hinders = (h: Hindrance, base: Base): boolean =>
  blocks(h, base) || ((h.ends ?? 0) > h.keep && within(base, h.base, there(h.ends)));

/**
 * Why there is no way: those who leave none by themselves, whoever else stands about; nobody where it is too far in any
 * case. `all`: whoever stands about may have had a part in it.
 */
export interface Barred {
  by: Hindrance[];
  all: boolean;
}

/** What a base must keep from those it may meet: once it has left its place (`whole`), and given where it begins. */
interface Levels {
  readonly leaving: readonly Level[];
  readonly whole: readonly Level[];
  readonly of: readonly Hindrance[];
}

/** Of a move of at most `most` to a point, whom it may meet; a hair too near at its start may leave, who is nearer bars it. */
function levelsFrom(base: Base, to: Point, hindrances: readonly Hindrance[], most: number): Levels | Hindrance {
  const leaving: Level[] = [];
  const whole: Level[] = [];
  const of: Hindrance[] = [];
  // No point of a way is farther from the middle between its ends than half its length.
  const x = (base.x + to.x) / 2;
  const y = (base.y + to.y) / 2;
  const own = outerRadius(base.shape) + most / 2 + 1;
  for (const h of hindrances) {
    const far = own + outerRadius(h.base.shape) + h.keep;
    const dx = h.base.x - x;
    const dy = h.base.y - y;
    if (dx * dx + dy * dy > far * far) continue;
    const level = levelOf(h);
    whole.push({ base: h.base, level });
    const start = farApart(base, h.base, level) ? level : gap(base, h.base);
    if (start < level - CONTACT_TOLERANCE) return h;
    leaving.push({ base: h.base, level: Math.min(level, start) });
    of.push(h);
  }
  return { leaving, whole, of };
}

/** One kind of move: turned first, or turned last. Where there is none `barred` is told why. */
function moved(
  from: Base,
  to: Base,
  turnsFirst: boolean,
  hindrances: readonly Hindrance[],
  table: Table,
  most: number,
  barred: Barred,
): Way | null {
  const turn = pivotLength(from, to.facing);
  const levels = levelsFrom(from, to, hindrances, most + WAY_TOLERANCE);
  if (!("of" in levels)) {
    barred.by.push(levels);
    return null;
  }
  const { leaving, whole } = levels;
  const facing = turnsFirst ? to.facing : from.facing;
  const start = { ...from, facing };
  const end = { ...to, facing };
  if (turn > 0) {
    const free = turnsFirst
      ? insideTable(start, table) && pivotFree(from, to.facing, leaving, table)
      : insideTable(end, table) && pivotFree(end, to.facing, whole, table);
    const stood = turnsFirst ? start : end;
    if (!free || hindrances.some((h) => blocks(h, stood))) {
      barred.all = true;
      return null;
    }
  }
  const found = translation(start, to, leaving, table, most + WAY_TOLERANCE - turn);
  if ("barred" in found) {
    for (const i of found.barred) barred.by.push(there(levels.of[i]));
    return null;
  }
  const { pieces } = found;
  return {
    points: [{ x: from.x, y: from.y }, ...pieces.flatMap(drawn)],
    length: lengthOf(pieces) + turn,
    turn,
    turnsFirst,
  };
}

/** Whether a model may end a move here, whatever the way. */
export function mayEnd(to: Base, hindrances: readonly Hindrance[], table: Table): boolean {
  return insideTable(to, table) && !hindrances.some((h) => hinders(h, to));
}

/**
 * The shortest way of one model from `from` to `to` that crosses no hindrance and not the table's edge, at most `most`
 * long (0.01 mm, give or take {@link WAY_TOLERANCE}); null where there is none. What is not round goes looking one way and turns at
 * its end, or, only where that is not free, at its beginning. Staying costs nothing and may always be.
 */
export function shortestWay(
  from: Base,
  to: Base,
  hindrances: readonly Hindrance[],
  table: Table,
  most: number,
  options: MoveOptions = {},
): Way | null {
  if (options.chirality === -1) {
    const seen = hindrances.map(mirrorHindrance);
    const way = shortestWay(mirrorBase(from), mirrorBase(to), seen, table, most, { ...options, chirality: 1 });
    return way === null ? null : { ...way, points: mirrorPoints(way.points) };
  }
  const way = wayOrWhy(from, to, hindrances, table, most, options.flies === true);
  return "by" in way ? null : way;
}

/** The same, its ties always to the same side; where there is no way, why. */
export function wayOrWhy(
  from: Base,
  to: Base,
  hindrances: readonly Hindrance[],
  table: Table,
  most: number,
  flies: boolean,
): Way | Barred {
  if (samePlace(from, to)) return { points: [{ x: from.x, y: from.y }], length: 0, turn: 0, turnsFirst: false };
  const straight = straightLength(from, to);
  const turns = pivotLength(from, to.facing) > 0;
  if (straight > most + WAY_TOLERANCE || !insideTable(to, table)) return { by: [], all: false };
  if (!turns) {
    const seen = glance(from, to, hindrances, table, most + WAY_TOLERANCE, flies);
    if (seen === "free")
      return { points: [{ x: from.x, y: from.y }, to], length: straight, turn: 0, turnsFirst: false };
    if (seen !== null) return { by: [seen], all: false };
  }
  const hindered = hindrances.find((h) => hinders(h, to));
  if (hindered !== undefined) return { by: [hindered], all: false };
  const crossable = flies ? hindrances.filter((h) => h.keep > 0) : hindrances;
  const barred: Barred = { by: [], all: false };
  const last = moved(from, to, false, crossable, table, most, barred);
  return last ?? (turns ? moved(from, to, true, crossable, table, most, barred) : null) ?? barred;
}

/** The least that a move can count: straight, and turned. */
export function straightLength(from: Base, to: Base): number {
  const dx = to.x - from.x;
  const dy = to.y - from.y;
  return Math.sqrt(dx * dx + dy * dy) + pivotLength(from, to.facing);
}

/**
 * The point of a way after so much of it (0.01 mm), on whole numbers: its beginning for nothing, its end for its whole
 * length or more. While an oval turns it stays where it is.
 */
export function along(way: Way, length: number): Point {
  let rest = way.turnsFirst ? length - way.turn : length;
  const { points } = way;
  const first = there(points[0]);
  if (rest <= 0) return { x: roundHalfAway(first.x), y: roundHalfAway(first.y) };
  for (let i = 1; i < points.length; i++) {
    const a = there(points[i - 1]);
    const b = there(points[i]);
    const stretch = line(a, b).length;
    if (rest < stretch) {
      const part = rest / stretch;
      return { x: roundHalfAway(a.x + (b.x - a.x) * part), y: roundHalfAway(a.y + (b.y - a.y) * part) };
    }
    rest -= stretch;
  }
  const end = there(points[points.length - 1]);
  return { x: roundHalfAway(end.x), y: roundHalfAway(end.y) };
}
