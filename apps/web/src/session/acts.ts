import { there } from "@tercio/kernel";
import type { GameEvent } from "@tercio/kernel";
import {
  bounds,
  type Body,
  type BoardView,
  isStanding,
  type Leg,
  type Motion,
  motionsOf,
  onBoard,
  type Piece,
  type PieceKey,
  type Pose,
  type Shape,
} from "@tercio/board";
import type { Point } from "@tercio/tabletop";

/** One base on its way from a place of the table to another; `to` null: it falls, `from` null: it comes. */
export interface Single {
  readonly shape: Shape;
  readonly from: Pose | null;
  readonly to: Pose | null;
  /** Points of the table in between, with both ends; missing: straight. */
  readonly way?: readonly Point[];
}

/** What one piece does, all as one (`goes`) or each base by itself (`reshapes`); or it is there, or is no more. */
export type Act = { readonly key: PieceKey; readonly from: Body; readonly to: Body } & (
  | { readonly does: "goes"; readonly legs: readonly Leg[] }
  | { readonly does: "reshapes"; readonly singles: readonly Single[] }
  | { readonly does: "leaves" | "comes" }
);

/** What happens at the same time. */
export type Moment = readonly Act[];

/** Nearer than this two places are one, 0.01 mm. */
const SAME = 25;

const samePose = (p: Pose, q: Pose): boolean =>
  Math.abs(p.x - q.x) <= SAME && Math.abs(p.y - q.y) <= SAME && (p.facing - q.facing) % 65536 === 0;

const sameShape = (p: Body, q: Body): boolean =>
  p.bases === q.bases || JSON.stringify([p.outline, p.bases]) === JSON.stringify([q.outline, q.bases]);

/** Every base of a body where it stands on the table, in the order of the body. */
const singled = (body: Body): readonly { readonly shape: Shape; readonly pose: Pose }[] =>
  body.bases.flatMap(({ shape, at }) => at.map((p) => ({ shape, pose: { ...onBoard(body, p), facing: body.facing } })));

const near = (p: Point, q: Point | undefined): boolean =>
  q !== undefined && Math.abs(p.x - q.x) <= SAME && Math.abs(p.y - q.y) <= SAME;

/**
 * Which base goes where: along the ways that are told, else those of as many each to the place of its number. Where some
 * fall, those in whose place somebody stands stay, and the last of the others are gone.
 */
function singles(from: Body, to: Body, ways: Leg["ways"]): readonly Single[] {
  const before = singled(from);
  const after = singled(to);
  const pairs: Single[] = [];
  const left = new Set(before.keys());
  const free = new Set(after.keys());
  const pair = (i: number, k: number, way?: readonly Point[]): void => {
    left.delete(i);
    free.delete(k);
    const [a, b] = [before[i], after[k]];
    if (a === undefined || b === undefined) return;
    pairs.push({ shape: b.shape, from: a.pose, to: b.pose, ...(way === undefined ? {} : { way }) });
  };
  for (const way of ways ?? []) {
    const i = [...left].find((n) => near(there(before[n]).pose, way[0]));
    const k = [...free].find((n) => near(there(after[n]).pose, way.at(-1)));
    if (i !== undefined && k !== undefined) pair(i, k, way);
  }
  if (ways !== undefined || before.length !== after.length)
    for (const i of [...left]) {
      const k = [...free].find((n) => samePose(there(before[i]).pose, there(after[n]).pose));
      if (k !== undefined) pair(i, k);
    }
  const places = [...free];
  for (const [n, i] of [...left].entries()) {
    const k = places[n];
    if (k !== undefined) pair(i, k);
  }
  for (const i of left) pairs.push({ ...there(before[i]), from: before[i]?.pose ?? null, to: null });
  for (const k of free) pairs.push({ ...there(after[k]), from: null, to: after[k]?.pose ?? null });
  return pairs;
}

/** From one body to another of which only the ends are known: straight there, turning on the way. */
function between(from: Body, to: Body): Act | null {
  const { key } = to;
  if (!sameShape(from, to)) return { key, from, to, does: "reshapes", singles: singles(from, to, undefined) };
  return samePose(from, to) ? null : { key, from, to, does: "goes", legs: [to] };
}

/** A way as it was told, part by part. */
function along(now: Body, { legs }: Motion): readonly Act[] {
  const acts: Act[] = [];
  let at = now;
  let run: Leg[] = [];
  const { key } = now;
  const walk = (): void => {
    const last = run.at(-1);
    if (last === undefined) return;
    const to = { ...at, x: last.x, y: last.y, facing: last.facing };
    if (!samePose(at, to) || run.length > 1) acts.push({ key, from: at, to, does: "goes", legs: run });
    at = to;
    run = [];
  };
  for (const leg of legs) {
    if (leg.shape === undefined) {
      run.push(leg);
      continue;
    }
    walk();
    const to: Body = { key, x: leg.x, y: leg.y, facing: leg.facing, ...leg.shape };
    acts.push({ key, from: at, to, does: "reshapes", singles: singles(at, to, leg.ways) });
    at = to;
  }
  walk();
  return acts;
}

const bodyOf = ({ key, x, y, facing, outline, front, bases }: Piece): Body => ({
  key,
  x,
  y,
  facing,
  outline,
  front,
  bases,
});

/** What happened between two boards: one after another what the events tell, then at once what they leave out. */
export function momentsOf(before: BoardView, events: readonly GameEvent[], after: BoardView): readonly Moment[] {
  const now = new Map<PieceKey, Body>(before.pieces.filter(isStanding).map((p) => [p.key, bodyOf(p)]));
  const moments: Moment[] = [];
  for (const motion of events.flatMap(motionsOf)) {
    const body = now.get(motion.piece);
    if (body === undefined) continue;
    const start = { ...body, ...motion.from };
    const first = between(body, start);
    for (const act of [...(first === null ? [] : [first]), ...along(start, motion)]) {
      moments.push([act]);
      now.set(act.key, act.to);
    }
  }
  const rest: Act[] = [];
  const pieces = new Map(after.pieces.filter(isStanding).map((p) => [p.key, p]));
  for (const [key, body] of now) {
    const piece = pieces.get(key);
    const act: Act | null =
      piece === undefined ? { key, from: body, to: body, does: "leaves" } : between(body, bodyOf(piece));
    if (act !== null) rest.push(act);
  }
  for (const [key, piece] of pieces)
    if (!now.has(key)) {
      const body = bodyOf(piece);
      rest.push({ key, from: body, to: body, does: "comes" });
    }
  return rest.length === 0 ? moments : [...moments, rest];
}

/** The box around all that is done, 0.01 mm. */
export function boxOf(moments: readonly Moment[]): ReturnType<typeof bounds> | null {
  const boxes = moments.flat().flatMap((act) => [bounds(act.from), bounds(act.to)]);
  if (boxes.length === 0) return null;
  return {
    west: Math.min(...boxes.map((b) => b.west)),
    east: Math.max(...boxes.map((b) => b.east)),
    south: Math.min(...boxes.map((b) => b.south)),
    north: Math.max(...boxes.map((b) => b.north)),
  };
}
