import {
  at,
  type Block,
  centre,
  gap,
  insideTable,
  radians,
  type Rectangle,
  straightClearance,
  wellApart,
  wheelClearance,
} from "@tercio/tabletop";
import { type Chirality, type Placement, rectangleAt } from "./facing.ts";
import {
  boundary,
  fileOffset,
  type Formation,
  fewestFiles,
  frontage,
  mostFiles,
  rankCount,
  rankMiddle,
  rankSlots,
  ranksOf,
  standees,
} from "./formation.ts";
import {
  afterSegment,
  afterStep,
  directionOf,
  isPutDown,
  type MovePath,
  pivotTurn,
  type PutDown,
  quartersOf,
  type Segment,
  segmentLength,
  type Standing,
  wellFormed,
} from "./path.ts";
import { modelsReach, type SlotChange } from "./reach.ts";
import { roomOnTable, turnClearance, turnWhile } from "./turn-clearance.ts";

/** A table with its centre at the origin: width from west to east, depth from south to north, in 0.01 mm. */
export interface Table {
  readonly width: number;
  readonly depth: number;
}

/** Something a move must keep away from. */
export interface MoveObstacle {
  readonly id: number;
  readonly shape: Block;
  /** While moving the gap must stay larger than this, 0.01 mm; null: it may be passed over. */
  readonly passingGap: number | null;
  /** At the end the gap must be larger than this, 0.01 mm. */
  readonly endGap: number;
}

/** What a move has to keep to. */
export interface MoveWorld {
  readonly obstacles: readonly MoveObstacle[];
  readonly table: Table | null;
  readonly chirality: Chirality;
}

/** Limits of one move. */
export interface MoveLimits {
  /** Longest way, 0.01 mm; segments count as many times as `cost` says. */
  readonly maximum: number;
  /** No model's centre may end farther than this (0.01 mm) from where it started; null for no such limit. */
  readonly modelMaximum: number | null;
  /** The kinds of segment that may be used. */
  readonly kinds: readonly Segment["kind"][];
  /** How many times over a kind counts, such as 2 where backwards is half as far; 1 unless given. */
  readonly cost?: Partial<Record<Segment["kind"], number>>;
  /** What a quarter turn of a pivot costs, 0.01 mm; each begun quarter counts. 0 unless given. */
  readonly pivotCost?: number;
  /** What a quarter of a turn costs, and redressing the ranks, 0.01 mm. 0 unless given. */
  readonly turnCost?: number;
  readonly redressCost?: number;
  /** While it wheels only its front edge must be clear: rear corners may sweep over others. */
  readonly wheelsByFront?: true;
  /** A pivot heeds only where it ends, not what it sweeps over. */
  readonly pivotsOver?: true;
  /** Who keeps to the first rank in a width: for who may be reformed on the way. */
  readonly reforms?: (files: number) => readonly SlotChange[];
  /** Whether a path may use only one of ahead (with its wheels), back, left and right. */
  readonly oneDirection: boolean;
  /** Whether parts of the unit may leave the table while it moves, if they are back at the end. */
  readonly mayCrossTableEdge: boolean;
}

/** Why a path may not be taken. */
export type MoveRefusal =
  | "malformed"
  | "kind-not-allowed"
  | "one-direction"
  | "too-far"
  | "blocked"
  | "off-table"
  | "ends-too-close"
  | "model-too-far";

/** The verdict on a path: where it leads, or the first segment that may not be taken, why, and because of whom. */
export type PathCheck =
  | { readonly ok: true; readonly end: Placement; readonly length: number }
  | {
      readonly ok: false;
      readonly segment: number;
      readonly reason: MoveRefusal;
      /** The obstacle in the way, for "blocked" and "ends-too-close". */
      readonly by: number | null;
      /** How much of the segment could be taken: 0.01 mm, or 1/65536 turns of a wheel. */
      readonly allowed: number;
      /** Where the unit stands before that segment (after the last one for reasons about the end). */
      readonly at: Placement;
      readonly length: number;
    };

/** Rounding of several segments may move a model by this much (0.01 mm) more than the exact path. */
const ROUNDING = 2;

const placeOf = (r: Rectangle): Placement => ({ x: r.x, y: r.y, facing: r.facing });

/** What a segment counts for. */
function segmentCost(r: Rectangle, s: Segment, limits: MoveLimits): number {
  if (s.kind === "turn") return quartersOf(s.side) * (limits.turnCost ?? 0);
  if (s.kind === "redress") return limits.redressCost ?? 0;
  if (s.kind === "pivot") return Math.ceil(Math.abs(pivotTurn(r, s.to)) / 16384) * (limits.pivotCost ?? 0);
  return segmentLength(r.width, s) * (limits.cost?.[s.kind] ?? 1);
}

function directionName(s: Segment): string | null {
  if (s.kind === "pivot" || isPutDown(s)) return null;
  if (s.kind === "side") return s.side;
  return s.kind === "back" ? "back" : "ahead";
}

/** What there is of a segment: length, or angle; a turn on the spot is whole or not at all. */
function amountOf(r: Rectangle, s: Exclude<Segment, PutDown>): number {
  return s.kind === "wheel" ? s.angle : s.kind === "pivot" ? Math.abs(pivotTurn(r, s.to)) : s.distance;
}

/** Who stands too near to where the formation is put down on the way; null where nobody does. */
function putAmong({ rectangle }: Standing, world: MoveWorld): number | null {
  for (const { id, shape, passingGap } of world.obstacles)
    if (passingGap !== null && !wellApart(rectangle, shape, passingGap) && gap(rectangle, shape) <= passingGap)
      return id;
  return null;
}

/** The front edge of a unit, as thin as a rectangle may be. */
const frontOf = (r: Rectangle): Rectangle => ({ ...r, depth: Math.min(r.depth, 2) });

/** How much of a segment can be taken before something is in the way, and what that is. */
function segmentClearance(
  r: Rectangle,
  s: Exclude<Segment, PutDown>,
  world: MoveWorld,
  {
    mayCrossTableEdge,
    wheelsByFront,
    pivotsOver,
  }: Pick<MoveLimits, "mayCrossTableEdge" | "wheelsByFront" | "pivotsOver">,
): { readonly allowed: number; readonly by: number | null; readonly offTable: boolean } {
  let allowed = amountOf(r, s);
  let by: number | null = null;
  // Gaps differ from obstacle to obstacle, so each is asked about alone.
  for (const o of world.obstacles) {
    if (o.passingGap === null || (pivotsOver === true && s.kind === "pivot")) continue;
    const list = [o.shape];
    if (s.kind === "wheel") {
      const c = wheelClearance(wheelsByFront === true ? frontOf(r) : r, s.side, allowed, list, o.passingGap);
      if (c.by === null || c.angle >= allowed) continue;
      allowed = Math.floor(c.angle);
    } else if (s.kind === "pivot") {
      const turn = pivotTurn(r, s.to);
      const c = turnClearance(r, centre(r), turn < 0 ? -allowed : allowed, list, o.passingGap);
      if (c.by === null) continue;
      allowed = c.angle;
    } else {
      const c = straightClearance(r, list, allowed, o.passingGap, directionOf(r, s));
      if (c.by === null || c.distance >= allowed) continue;
      allowed = Math.floor(c.distance);
    }
    by = o.id;
  }
  if (mayCrossTableEdge || world.table === null) return { allowed, by, offTable: false };
  const free = onTableFor(r, s, allowed, world.table);
  return free < allowed ? { allowed: free, by: null, offTable: true } : { allowed, by, offTable: false };
}

/** How much of a segment can be taken before a part of the unit leaves the table. */
function onTableFor(r: Rectangle, s: Exclude<Segment, PutDown>, allowed: number, table: Table): number {
  const room = (moved: Rectangle): number => roomOnTable(moved, table.width, table.depth);
  const level = Math.min(0, room(r)) - ROUNDING;
  if (s.kind === "wheel") {
    const corner = at(r, s.side === "left" ? -r.width / 2 : r.width / 2, 0);
    return turnWhile(r, corner, s.side === "left" ? -allowed : allowed, level, room);
  }
  if (s.kind === "pivot") return turnWhile(r, centre(r), pivotTurn(r, s.to) < 0 ? -allowed : allowed, level, room);
  // Along a straight line the room changes evenly, so the length can be halved down to.
  if (room(afterSegment(r, { ...s, distance: allowed })) >= level) return allowed;
  let low = 0;
  let high = allowed;
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (room(afterSegment(r, { ...s, distance: middle })) >= level) low = middle;
    else high = middle;
  }
  return low;
}

/** Can every model have come from where it stood to where it stands now? */
function withinReach(
  start: Standing,
  end: Standing,
  most: number,
  { reforms }: Pick<MoveLimits, "reforms">,
  chirality: Chirality,
): boolean {
  const { rectangle: from, formation: f } = start;
  const { files } = end.formation;
  if (files === f.files && farthestModel(from, end.rectangle, f, chirality) <= most + ROUNDING) return true;
  return reforms !== undefined && modelsReach(from, f, end.rectangle, files, most, chirality, reforms(files));
}

/** Why the unit may not end its move there, or null. */
export function endProblem(
  start: Standing,
  there: Standing,
  limits: Pick<MoveLimits, "modelMaximum" | "reforms">,
  world: MoveWorld,
): { readonly reason: MoveRefusal; readonly by: number | null } | null {
  const { rectangle: end } = there;
  if (limits.modelMaximum !== null && !withinReach(start, there, limits.modelMaximum, limits, world.chirality))
    return { reason: "model-too-far", by: null };
  if (world.table !== null && !insideTable(end, world.table.width, world.table.depth))
    return { reason: "off-table", by: null };
  for (const o of world.obstacles)
    if (!wellApart(end, o.shape, o.endGap) && gap(end, o.shape) <= o.endGap)
      return { reason: "ends-too-close", by: o.id };
  return null;
}

/** Checks a whole path: every segment on its way, then the end. The first problem found is the answer. */
export function checkPath(
  start: Placement,
  f: Formation,
  path: MovePath,
  limits: MoveLimits,
  world: MoveWorld,
): PathCheck {
  const from: Standing = { rectangle: boundary(start, f), formation: f };
  let now = from;
  let length = 0;
  let direction: string | null = null;
  const no = (segment: number, reason: MoveRefusal, by: number | null, allowed: number): PathCheck => ({
    ok: false,
    segment,
    reason,
    by,
    allowed,
    at: placeOf(now.rectangle),
    length,
  });
  for (const [i, s] of path.entries()) {
    if (!wellFormed(s)) return no(i, "malformed", null, 0);
    if (!limits.kinds.includes(s.kind)) return no(i, "kind-not-allowed", null, 0);
    const name = directionName(s);
    if (limits.oneDirection && name !== null && direction !== null && name !== direction)
      return no(i, "one-direction", null, 0);
    direction ??= name;
    if (isPutDown(s)) {
      if (
        s.kind !== "turn" &&
        (s.files > mostFiles(f) || s.files < fewestFiles(f, limits.reforms?.(s.files).length ?? 0))
      )
        return no(i, "malformed", null, 0);
      const cost = segmentCost(now.rectangle, s, limits);
      if (length + cost > limits.maximum) return no(i, "too-far", null, 0);
      const put = afterStep(now, s);
      const by = putAmong(put, world);
      if (by !== null) return no(i, "blocked", by, 0);
      now = put;
      length += cost;
      continue;
    }
    const r = now.rectangle;
    const cost = segmentCost(r, s, limits);
    const clear = segmentClearance(r, s, world, limits);
    const amount = amountOf(r, s);
    const left = limits.maximum - length;
    const affordable = cost <= left ? amount : affordableAmount(r, s, left, limits);
    if (affordable < amount && affordable <= clear.allowed) return no(i, "too-far", null, affordable);
    if (clear.allowed < amount) return no(i, clear.offTable ? "off-table" : "blocked", clear.by, clear.allowed);
    now = afterStep(now, s);
    length += cost;
  }
  // Without a move nobody has come nearer to anyone.
  if (path.length === 0) return { ok: true, end: placeOf(now.rectangle), length };
  const problem = endProblem(from, now, limits, world);
  if (problem !== null) return no(path.length - 1, problem.reason, problem.by, 0);
  return { ok: true, end: placeOf(now.rectangle), length };
}

/** How much of a segment `left` (0.01 mm) pays for, rounded down; a pivot is taken whole or not at all. */
function affordableAmount(r: Rectangle, s: Exclude<Segment, PutDown>, left: number, limits: MoveLimits): number {
  if (s.kind === "pivot" || left <= 0) return 0;
  const times = limits.cost?.[s.kind] ?? 1;
  if (s.kind === "wheel") return Math.floor(left / (r.width * radians(1) * times));
  return Math.floor(left / times);
}

/**
 * How far (0.01 mm) the model that went farthest stands from where it was, when the formation moved as one block. A
 * block's farthest model is one of those at the ends of its first, its last complete and its last rank.
 */
export function farthestModel(start: Placement, end: Placement, f: Formation, chirality: Chirality): number {
  const from = boundary(start, f);
  const to = rectangleAt(end, from);
  const ranks = ranksOf(f);
  let most = 0;
  if (f.bigs !== undefined) {
    for (const { right, back, depth } of standees(f, chirality)) {
      const p = at(from, right, back + depth / 2);
      const q = at(to, right, back + depth / 2);
      most = Math.max(most, (p.x - q.x) * (p.x - q.x) + (p.y - q.y) * (p.y - q.y));
    }
    return Math.sqrt(most);
  }
  for (const rank of [0, ranks - 2, ranks - 1]) {
    if (rank < 0) continue;
    const slots = rankCount(f, rank) === frontage(f) ? [0, frontage(f) - 1] : rankSlots(f, rank, chirality);
    for (const file of [slots[0] ?? 0, slots[slots.length - 1] ?? 0]) {
      const p = at(from, fileOffset(f, file), rankMiddle(f, rank));
      const q = at(to, fileOffset(f, file), rankMiddle(f, rank));
      most = Math.max(most, (p.x - q.x) * (p.x - q.x) + (p.y - q.y) * (p.y - q.y));
    }
  }
  return Math.sqrt(most);
}
