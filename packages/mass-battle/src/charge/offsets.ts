import { there } from "@tercio/kernel";
import {
  type Block,
  centre,
  corners,
  cosineOf,
  gap,
  insideTable,
  type Rectangle,
  roundHalfAway,
  sineOf,
} from "@tercio/tabletop";
import { forEachEnd, frontage } from "../formation.ts";
import { foundOnce } from "./found-once.ts";
import { bendOf, type Facet, keptByTarget, poseAbout, standAt, type Taken } from "./facet.ts";
import { meet, moving, span } from "./span.ts";
import { APART, CONTACT, GRAZE } from "./tolerances.ts";
import type { ChargeObstacle, ContactPriority } from "./types.ts";
import { lastHolding, leastOf } from "./whole.ts";
import { COST, work } from "./work.ts";

/** What an offset along the facing is worth by the priorities of contact. */
export interface Worth {
  /** Obstacles that are other enemies and would be in contact, by position in the question. */
  readonly enemies: readonly number[];
  readonly own: number;
  readonly theirs: number;
}

/** Offsets (whole 0.01 mm, in the frame of the charger) that are all worth the same. */
export interface Piece {
  readonly from: number;
  readonly to: number;
  readonly worth: Worth;
  /** Worth this only by the tolerance of contact: a corner lies just past a corner. */
  readonly loose: boolean;
}

/**
 * The first of `count` stretches of length `size`, with a gap between each two of them, together around 0, that touches what
 * lies from `low`, and the last up to `high`.
 */
export const firstTouched = (count: number, size: number, gap: number, low: number): number =>
  Math.max(0, Math.ceil((low - CONTACT + (count * (size + gap) + gap) / 2) / (size + gap)) - 1);
export const lastTouched = (count: number, size: number, gap: number, high: number): number =>
  Math.min(count - 1, Math.floor((high + CONTACT + (count * (size + gap) - gap) / 2) / (size + gap)));

/** How many of them touch the stretch from `low` to `high`. */
export const touched = (count: number, size: number, gap: number, low: number, high: number): number =>
  Math.max(0, lastTouched(count, size, gap, high) - firstTouched(count, size, gap, low) + 1);

/** Bases along a facing of this half length: how many, how wide, and how far apart. */
interface Bases {
  readonly half: number;
  readonly count: number;
  readonly size: number;
  readonly gap: number;
}

/** How many of `a` touch one of `b`, whose middle lies `away` from theirs. Mostly nobody is so narrow that a gap has room for him. */
function meeting(a: Bases, b: Bases, away: number): number {
  const { count, size, gap, half } = a;
  if (b.gap <= size) return touched(count, size, gap, away - b.half, away + b.half);
  let many = 0;
  for (let i = 0; i < count; i++) {
    const low = i * (size + gap) - half - away;
    if (touched(b.count, b.size, b.gap, low, low + size) > 0) many++;
  }
  return many;
}

const ownBases = ({ frame, question }: Facet): Bases => {
  const { baseWidth, gap = 0 } = question.chargerFormation;
  return { half: frame.halfWidth, count: frontage(question.chargerFormation), size: baseWidth, gap };
};
const theirBases = ({ frame, lines, lineWidth, lineGap }: Facet): Bases => ({
  half: frame.halfFacing,
  count: lines,
  size: lineWidth,
  gap: lineGap,
});

/** The first and the last of the target's models along the facing that a charger at an offset touches. */
export function linesTouched(facet: Facet, offset: number): readonly [first: number, last: number] {
  const { lines, lineWidth, lineGap, frame } = facet;
  return [
    firstTouched(lines, lineWidth, lineGap, offset - frame.halfWidth),
    lastTouched(lines, lineWidth, lineGap, offset + frame.halfWidth),
  ];
}

/** Whether a line of the target's models is touched by what lies from `low` to `high` along the facing. */
export function touchesLine(facet: Facet, line: number, low: number, high: number): boolean {
  const from = line * (facet.lineWidth + facet.lineGap) - facet.frame.halfFacing;
  return low <= from + facet.lineWidth + CONTACT && high >= from - CONTACT;
}

/** Models of the charger and of the target that would be in base contact; of the target's only those not touched yet. */
export function modelsAt(facet: Facet, offset: number): { own: number; theirs: number } {
  const { frame, taken, lines } = facet;
  const { halfWidth: w } = frame;
  const [ours, others] = [ownBases(facet), theirBases(facet)];
  const own = meeting(ours, others, -offset);
  if (taken.length === 0) return { own, theirs: meeting(others, ours, offset) };
  let theirs = 0;
  for (let i = 0; i < lines; i++) {
    const meets = (t: Taken): boolean => touchesLine(facet, i, t.from, t.to);
    if (meets({ from: offset - w, to: offset + w }) && !taken.some(meets)) theirs++;
  }
  return { own, theirs };
}

/** How a charger that ends there stands to somebody: an enemy may be touched, from all others it ends apart. */
export function besideAt(end: Rectangle, block: Block, { kind }: ChargeObstacle): "apart" | "touched" | "in the way" {
  const away = gap(end, block);
  if (away >= APART) return "apart";
  return away > CONTACT || away < -GRAZE || kind !== "enemy" ? "in the way" : "touched";
}

/** The other enemies (by position in the question) in contact at an offset; null where the charger may not end there. */
export function endsTouching(facet: Facet, offset: number): readonly number[] | null {
  const { question, near, nearEdge, rest } = facet;
  const enemies: number[] = [];
  if (near.length === 0 && !nearEdge && rest === 0) return enemies;
  const { end, target } = standAt(facet, offset);
  const { table } = question;
  if (nearEdge && table !== null) {
    if (!insideTable(end, table.width, table.depth)) return null;
    if (rest !== 0 && !insideTable(target, table.width, table.depth)) return null;
  }
  for (const at of near) {
    const beside = besideAt(end, there(facet.blocks[at]), there(question.obstacles[at]));
    if (beside === "in the way") return null;
    if (beside === "touched") enemies.push(at);
  }
  if (rest !== 0)
    for (const at of facet.aroundTarget)
      if (gap(target, there(facet.blocks[at])) < keptByTarget(facet, at)) return null;
  return enemies;
}

/** What an offset is worth, or null where the charger may not end there. */
export function worthOf(facet: Facet, offset: number): Worth | null {
  const enemies = endsTouching(facet, offset);
  if (enemies === null) return null;
  const { own, theirs } = modelsAt(facet, offset);
  return own === 0 ? null : { enemies, own, theirs };
}

/** Better first, by the priorities in their order. */
export function compareWorth(a: Worth, b: Worth, priorities: readonly ContactPriority[]): number {
  for (const priority of priorities) {
    const order =
      priority === "fewest-enemies"
        ? a.enemies.length - b.enemies.length
        : priority === "most-models"
          ? b.own + b.theirs - (a.own + a.theirs)
          : 0;
    if (order !== 0) return order;
  }
  return 0;
}

/** Whole offsets at which the charger may end, and the other enemies that it then touches. */
export interface Legal {
  readonly from: number;
  readonly to: number;
  readonly enemies: readonly number[];
}

/** The offset at which only corners touch. */
const mostOf = ({ frame }: Facet): number => Math.floor(frame.halfFacing + frame.halfWidth + 0.5);

/** Every whole offset at which the charger may end, cut where that changes. From left to right. */
export function legalEnds(facet: Facet): readonly Legal[] {
  const { frame, near, nearEdge, rest, lead } = facet;
  const most = mostOf(facet);
  const cuts: number[] = [-most, most + 1];
  if (rest !== 0) {
    const bend = roundHalfAway(bendOf(frame, lead));
    if (Math.abs(bend) <= most) cuts.push(bend, bend + 1);
  }
  for (const at of near) {
    const cutsAt = ({ kind }: ChargeObstacle): readonly number[] => {
      const list: number[] = [];
      const levels = kind === "enemy" ? LEVELS.enemy : LEVELS.other;
      nearerThan(facet, at, levels, (from, to) => list.push(from, to + 1));
      return list;
    };
    cuts.push(...foundOnce(facet.known.cuts, there(facet.question.obstacles[at]), cutsAt));
  }
  for (const at of facet.aroundTarget) targetCuts(facet, at, most, cuts);
  if (nearEdge) edgeCuts(facet, most, cuts);
  cuts.sort((a, b) => a - b);
  const list: Legal[] = [];
  for (let i = 0; i + 1 < cuts.length; i++) {
    const from = Math.max(there(cuts[i]), -most);
    const to = Math.min(there(cuts[i + 1]) - 1, most);
    if (from > to) continue;
    const enemies = endsTouching(facet, Math.floor((from + to) / 2));
    if (enemies !== null) list.push({ from, to, enemies });
  }
  return list;
}

/** The same, cut where the worth changes. */
export function piecesOf(facet: Facet): readonly Piece[] {
  const { frame } = facet;
  const { halfFacing: l, halfWidth: w } = frame;
  // Where corners meet exactly ("snaps"), and a tolerance to either side of that.
  const snaps: number[] = [];
  const cuts: number[] = [];
  const snap = (offset: number): void => {
    if (Math.abs(offset) > l + w + 0.5) return;
    snaps.push(roundHalfAway(offset));
    cuts.push(Math.ceil(offset - CONTACT), Math.floor(offset + CONTACT) + 1);
  };
  const [ours, others] = [ownBases(facet), theirBases(facet)];
  forEachEnd(ours.count, ours.size, ours.gap, (corner) => {
    snap(l - (corner - w));
    snap(-l - (corner - w));
  });
  forEachEnd(others.count, others.size, others.gap, (corner) => {
    snap(corner - l - w);
    snap(corner - l + w);
  });
  // Where one may stand in a gap of the others, each corner may meet each.
  if (ours.gap > others.size || others.gap > ours.size)
    forEachEnd(ours.count, ours.size, ours.gap, (own) =>
      forEachEnd(others.count, others.size, others.gap, (theirs) => snap(theirs - l - (own - w))),
    );
  snaps.sort((a, b) => a - b);
  cuts.sort((a, b) => a - b);
  work.done += COST.snap * snaps.length;
  const pieces: Piece[] = [];
  for (const legal of legalEnds(facet)) cutUp(facet, legal, snaps, cuts, pieces);
  return pieces;
}

/** Cuts a legal stretch where the models in contact change. Next to a snap the exact place stands before those beside it. */
function cutUp(
  facet: Facet,
  { from: least, to: most, enemies }: Legal,
  snaps: readonly number[],
  cuts: readonly number[],
  pieces: Piece[],
): void {
  let s = 0;
  let c = 0;
  while (c < cuts.length && there(cuts[c]) <= least) c++;
  let before: Worth | null = null;
  for (let from = least; from <= most; c++) {
    const to = Math.min(most, c < cuts.length ? there(cuts[c]) - 1 : most);
    if (to < from) continue;
    while (s < snaps.length && there(snaps[s]) < from) s++;
    const at = snaps[s];
    const snapped = at !== undefined && at <= to;
    const { own, theirs } = modelsAt(facet, snapped ? at : Math.floor((from + to) / 2));
    const worth: Worth = { enemies, own, theirs };
    if (own > 0) {
      if (!snapped) pieces.push({ from, to, worth, loose: false });
      else {
        // Beside it, towards where as many are in contact anyway, nothing hangs on the tolerance.
        if (from < at) pieces.push({ from, to: at - 1, worth, loose: !alike(before, worth) });
        pieces.push({ from: at, to: at, worth, loose: false });
        if (at < to) pieces.push({ from: at + 1, to, worth, loose: true });
      }
      const last = pieces[pieces.length - 2];
      const here = there(pieces[pieces.length - 1]);
      if (!snapped && last?.loose === true && last.to === from - 1 && alike(last.worth, worth))
        pieces[pieces.length - 2] = { from: last.from, to: last.to, worth: last.worth, loose: false };
      before = here.worth;
    } else before = null;
    from = to + 1;
  }
}

const alike = (a: Worth | null, b: Worth): boolean =>
  a !== null && a.enemies.length === b.enemies.length && a.own + a.theirs === b.own + b.theirs;

/** Which of the two ways of touching the offsets from `low` to `high` belong to, as the charger stands turned by the rest. */
function regimes(facet: Facet, most: number): readonly { low: number; high: number; byCorner: boolean }[] {
  if (facet.rest === 0) return [{ low: -most, high: most, byCorner: true }];
  const bend = roundHalfAway(bendOf(facet.frame, facet.lead));
  const list = [
    { low: -most, high: Math.min(most, bend), byCorner: facet.lead === 1 },
    { low: Math.max(-most, bend), high: most, byCorner: facet.lead === -1 },
  ];
  return list.filter((r) => r.low <= r.high);
}

/**
 * Calls `visit` with the whole offsets, from one to another, at which the charger is nearer to an obstacle than each of the
 * levels (descending, 0.01 mm, negative: deep in it), as far as there are any. Along the facing the distance of two rectangles
 * is a convex function, so each is one stretch for either manner of touching.
 */
export function nearerThan(
  facet: Facet,
  at: number,
  levels: readonly number[],
  visit: (from: number, to: number) => void,
): void {
  const { frame, rest } = facet;
  const o = there(facet.seen[at]);
  const block = there(facet.blocks[at]);
  const most = mostOf(facet);
  const away = (offset: number): number => gap(standAt(facet, offset).end, block);
  for (const { low, high, byCorner } of regimes(facet, most)) {
    poseAbout(frame, facet.lead, byCorner, sineOf(rest), cosineOf(rest), moving);
    moving.low = low - 1;
    moving.high = high + 1;
    moving.halfWidth = frame.halfWidth;
    moving.back = frame.depth;
    moving.e0 = 0;
    moving.e1 = 0;
    const reach = (depth: number): boolean => {
      moving.allowed = depth;
      meet(o);
      return span.from < span.to;
    };
    if (!reach(-there(levels[0]) - 2)) continue;
    const first = Math.max(low, Math.floor(span.from));
    const last = Math.min(high, Math.ceil(span.to));
    const inside = reach(0) ? Math.max(first, Math.min(last, Math.floor((span.from + span.to) / 2))) : null;
    const nearest = inside ?? leastOf(away, first, last);
    for (const level of levels) {
      const holds = (offset: number): boolean => away(offset) < level;
      if (!holds(nearest)) break;
      visit(lastHolding(nearest, first - 1, holds), lastHolding(nearest, last + 1, holds));
    }
  }
}

/** Too near, in contact, and too deep, for those that may be touched and those that may not. */
const LEVELS = { enemy: [APART, CONTACT + 1e-9, -GRAZE], other: [APART] } as const;

/** Cuts where the target, turned, comes too near to an obstacle: also a convex function of the offset. */
function targetCuts(facet: Facet, at: number, most: number, cuts: number[]): void {
  const block = there(facet.blocks[at]);
  const level = keptByTarget(facet, at);
  const away = (offset: number): number => gap(standAt(facet, offset).target, block);
  const holds = (offset: number): boolean => away(offset) < level;
  for (const { low, high, byCorner } of regimes(facet, most)) {
    const nearest = byCorner ? leastOf(away, low, high) : low;
    if (!holds(nearest)) continue;
    if (byCorner) cuts.push(lastHolding(nearest, low - 1, holds), lastHolding(nearest, high + 1, holds) + 1);
  }
}

/** Rounding moves a rectangle by less than this, 0.01 mm. */
const ROUNDED = 4;

/** Cuts where the charger, or the target as it is turned, comes to the table's edge: their centres go along lines. */
function edgeCuts(facet: Facet, most: number, cuts: number[]): void {
  const { table } = facet.question;
  if (table === null) return;
  for (const { low, high } of regimes(facet, most))
    for (const of of facet.rest === 0 ? (["end"] as const) : (["end", "target"] as const)) {
      const holds = (offset: number): boolean => insideTable(standAt(facet, offset)[of], table.width, table.depth);
      const [first, last] = [standAt(facet, low)[of], standAt(facet, high)[of]];
      let [from, to] = [low, high];
      const across = (half: number, a: Rectangle, b: Rectangle, of: "x" | "y"): void => {
        const [p, q] = [centre(a)[of], centre(b)[of]];
        const spread = Math.max(...corners(a).map((c) => Math.abs(c[of] - p)));
        const slope = (q - p) / Math.max(1, high - low);
        for (const side of [1, -1]) {
          // side * (p + slope * (offset - low)) must not be more than half - spread.
          const spare = half - spread - side * p;
          if (slope * side > 0) to = Math.min(to, low + spare / (slope * side));
          else if (slope * side < 0) from = Math.max(from, low + spare / (slope * side));
          else if (spare < -ROUNDED) to = -Infinity;
        }
      };
      across(table.width / 2, first, last, "x");
      across(table.depth / 2, first, last, "y");
      if (!(from <= to + 2 * ROUNDED)) continue;
      const inside = Math.max(low, Math.min(high, Math.floor((from + to) / 2)));
      if (!holds(inside)) continue;
      const [start, end] = [Math.max(low, Math.floor(from) - ROUNDED), Math.min(high, Math.ceil(to) + ROUNDED)];
      cuts.push(lastHolding(inside, start - 1, holds), lastHolding(inside, end + 1, holds) + 1);
    }
}
