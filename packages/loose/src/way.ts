import { CONTACT_TOLERANCE, type Point, roundHalfAway } from "@tercio/tabletop";
import { type Base, extent, farApart, gap, insideTable, overlap, samePlace, type Table, within } from "./base.ts";
import { outerRadius } from "./corners.ts";
import { grown, type Hull } from "./hull.ts";
import { mirrorBase, mirrorPoints } from "./mirror.ts";
import { NOISE } from "./numbers.ts";
import { type Level, pivotFree, pivotLength } from "./pivot.ts";
import { crosses, drawn, line, type Piece } from "./rim.ts";
import { inRoom, lengthOf, type Room, Search } from "./search.ts";

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

/** A way may be this much longer than allowed (0.01 mm): what it can cost that its two ends are whole numbers. */
export const WAY_TOLERANCE = 1;

export const mirrorHindrance = (h: Hindrance): Hindrance => ({ ...h, base: mirrorBase(h.base) });

/**
 * How near a middle's base may come. Bases may lie in one another by CONTACT_TOLERANCE on the way as at its ends, so that
 * what may stand somewhere may come and go.
 */
const levelOf = (h: Hindrance): number => (h.keep > 0 ? h.keep + 2 * NOISE : -CONTACT_TOLERANCE - NOISE);

/** Whether a base may not even pass here because of a hindrance. */
const blocks = (h: Hindrance, base: Base): boolean =>
  h.keep > 0 ? within(base, h.base, h.keep) : overlap(base, h.base);

/** Whether a base may not end here because of a hindrance. */
export const hinders = (h: Hindrance, base: Base): boolean =>
  blocks(h, base) || ((h.ends ?? 0) > h.keep && within(base, h.base, h.ends as number));

/** What a base must keep from those it may meet: once it has left its place (`whole`), and given where it begins. */
interface Levels {
  readonly leaving: readonly Level[];
  readonly whole: readonly Level[];
}

/** Of a move of at most `most` to a point, whom it may meet; a hair too near at its start may leave, null where it is nearer. */
function levelsFrom(base: Base, to: Point, hindrances: readonly Hindrance[], most: number): Levels | null {
  const leaving: Level[] = [];
  const whole: Level[] = [];
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
    if (start < level - CONTACT_TOLERANCE) return null;
    leaving.push({ base: h.base, level: Math.min(level, start) });
  }
  return { leaving, whole };
}

/** The shortest way of the middle of `from`, looking one way, to (to.x, to.y). */
function translation(
  from: Base,
  to: Point,
  levels: readonly Level[],
  table: Table,
  most: number,
): readonly Piece[] | null {
  const { east, north } = extent(from);
  const slack = CONTACT_TOLERANCE + NOISE;
  const room: Room = { east: table.width / 2 - east + slack, north: table.depth / 2 - north + slack };
  const straight = line(from, to);
  if (!inRoom(straight, room) || straight.length > most) return null;
  const own = outerRadius(from.shape);
  const hulls: (Hull | undefined)[] = [];
  const added = new Set<number>();
  let search: Search | null = null;
  let pieces: readonly Piece[] | null = straight.length === 0 ? [] : [straight];
  while (pieces !== null) {
    let met = false;
    for (let i = 0; i < levels.length; i++) {
      if (added.has(i)) continue;
      const { base, level } = levels[i] as Level;
      const reach = outerRadius(base.shape) + own + Math.max(level, 0);
      if (!pieces.some((p) => mayCross(p, base, reach))) continue;
      const hull = hulls[i] ?? grown(base, from, level);
      hulls[i] = hull;
      if (!pieces.some((p) => crosses(p, hull))) continue;
      met = true;
      added.add(i);
      search ??= new Search(from, to, room, most);
      search.add(hull);
    }
    if (!met) return pieces;
    pieces = (search as Search).run();
  }
  return null;
}

/** Whether a piece comes at all near to a middle: cheap, never no wrongly. */
function mayCross(p: Piece, at: Point, reach: number): boolean {
  if (p.kind === "arc") {
    const far = reach + p.radius;
    return (at.x - p.x) * (at.x - p.x) + (at.y - p.y) * (at.y - p.y) < far * far;
  }
  const dx = p.b.x - p.a.x;
  const dy = p.b.y - p.a.y;
  const part = Math.max(0, Math.min(1, ((at.x - p.a.x) * dx + (at.y - p.a.y) * dy) / (p.length * p.length)));
  const offX = at.x - (p.a.x + part * dx);
  const offY = at.y - (p.a.y + part * dy);
  return offX * offX + offY * offY < reach * reach;
}

/** One kind of move: turned first, or turned last. */
function moved(
  from: Base,
  to: Base,
  turnsFirst: boolean,
  hindrances: readonly Hindrance[],
  table: Table,
  most: number,
): Way | null {
  const turn = pivotLength(from, to.facing);
  const levels = levelsFrom(from, to, hindrances, most + WAY_TOLERANCE);
  if (levels === null) return null;
  const { leaving, whole } = levels;
  const facing = turnsFirst ? to.facing : from.facing;
  const start = { ...from, facing };
  const end = { ...to, facing };
  if (turn > 0) {
    const free = turnsFirst
      ? insideTable(start, table) && pivotFree(from, to.facing, leaving, table)
      : insideTable(end, table) && pivotFree(end, to.facing, whole, table);
    const stood = turnsFirst ? start : end;
    if (!free || hindrances.some((h) => blocks(h, stood))) return null;
  }
  const pieces = translation(start, to, leaving, table, most + WAY_TOLERANCE - turn);
  if (pieces === null) return null;
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
 * long (0.01 mm, give or take {@link WAY_TOLERANCE}); null where there is none. An oval goes looking one way and turns at
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
  if (samePlace(from, to)) return { points: [{ x: from.x, y: from.y }], length: 0, turn: 0, turnsFirst: false };
  if (options.chirality === -1) {
    const seen = hindrances.map(mirrorHindrance);
    const way = shortestWay(mirrorBase(from), mirrorBase(to), seen, table, most, { ...options, chirality: 1 });
    return way === null ? null : { ...way, points: mirrorPoints(way.points) };
  }
  if (straightLength(from, to) > most + WAY_TOLERANCE || !mayEnd(to, hindrances, table)) return null;
  const crossable = options.flies === true ? hindrances.filter((h) => h.keep > 0) : hindrances;
  const last = moved(from, to, false, crossable, table, most);
  return last ?? (pivotLength(from, to.facing) > 0 ? moved(from, to, true, crossable, table, most) : null);
}

/** The least that a move can count: straight, and turned. */
export function straightLength(from: Base, to: Base): number {
  return line(from, to).length + pivotLength(from, to.facing);
}

/**
 * The point of a way after so much of it (0.01 mm), on whole numbers: its beginning for nothing, its end for its whole
 * length or more. While an oval turns it stays where it is.
 */
export function along(way: Way, length: number): Point {
  let rest = way.turnsFirst ? length - way.turn : length;
  const { points } = way;
  const first = points[0] as Point;
  if (rest <= 0) return { x: roundHalfAway(first.x), y: roundHalfAway(first.y) };
  for (let i = 1; i < points.length; i++) {
    const a = points[i - 1] as Point;
    const b = points[i] as Point;
    const stretch = line(a, b).length;
    if (rest < stretch) {
      const part = rest / stretch;
      return { x: roundHalfAway(a.x + (b.x - a.x) * part), y: roundHalfAway(a.y + (b.y - a.y) * part) };
    }
    rest -= stretch;
  }
  const end = points[points.length - 1] as Point;
  return { x: roundHalfAway(end.x), y: roundHalfAway(end.y) };
}
