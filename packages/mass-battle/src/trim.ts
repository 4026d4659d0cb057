import { gap, type Rectangle, wellApart } from "@tercio/tabletop";
import type { Placement } from "./facing.ts";
import { boundary, type Formation } from "./formation.ts";
import { checkPath, endProblem, farthestModel, type MoveLimits, type MoveRefusal, type MoveWorld } from "./move.ts";
import { afterStep, isPutDown, type MovePath, segmentLength, shortened, type Standing } from "./path.ts";
import { roomOnTable } from "./turn-clearance.ts";

/** The legal beginning of a path. */
export interface Trimmed {
  readonly path: MovePath;
  readonly end: Placement;
  readonly length: number;
  /** Why the rest was left out and because of whom; null when nothing was. */
  readonly trimmed: { readonly reason: MoveRefusal; readonly by: number | null; readonly segment: number } | null;
}

/** Smallest step back from an end that is not legal, 0.01 mm. */
const STEP = 4;

/**
 * The longest legal beginning of a path, to within a few 0.01 mm: as far as nothing is in the way, then back along it
 * until the end is legal too. Empty where even its first step may not be taken.
 */
export function trimPath(
  start: Placement,
  f: Formation,
  path: MovePath,
  limits: MoveLimits,
  world: MoveWorld,
): Trimmed {
  const first = checkPath(start, f, path, limits, world);
  if (first.ok) return { path, end: first.end, length: first.length, trimmed: null };
  let trimmed: Trimmed["trimmed"] = { reason: first.reason, by: first.by, segment: first.segment };
  const from: Standing = { rectangle: boundary(start, f), formation: f };
  const endReason =
    first.reason === "ends-too-close" || first.reason === "model-too-far" || first.reason === "off-table";
  let kept: MovePath = path;
  if (!(endReason && first.segment === path.length - 1 && first.allowed === 0)) {
    const s = path[first.segment];
    const head = path.slice(0, first.segment);
    // A pivot is a turn on the spot, done whole or not at all.
    kept =
      s === undefined || s.kind === "pivot" || isPutDown(s) || first.allowed <= 0
        ? head
        : [...head, shortened(s, first.allowed)];
  }
  for (;;) {
    const end = kept.reduce(afterStep, from);
    // What is left of the way has nothing in it, so while stepping back only the end can be wrong.
    const problem = kept.length === 0 ? null : endProblem(from, end, limits, world);
    // Where the move may not even be used up, that it is not longer is not the reason.
    if (problem !== null && trimmed.reason === "too-far") trimmed = { ...problem, segment: kept.length - 1 };
    if (problem === null) {
      const check = checkPath(start, f, kept, limits, world);
      if (check.ok) return { path: kept, end: check.end, length: check.length, trimmed };
    }
    kept = stepBack(end.rectangle, kept, shortfall(from, end, limits, world));
  }
}

/** How far the end lies from the nearest place that could be legal: never more than the way back to it. */
function shortfall(from: Standing, there: Standing, limits: MoveLimits, world: MoveWorld): number {
  const { rectangle: end } = there;
  let most = 0;
  for (const o of world.obstacles)
    if (!wellApart(end, o.shape, o.endGap - most)) most = Math.max(most, o.endGap - gap(end, o.shape));
  if (world.table !== null) most = Math.max(most, -roomOnTable(end, world.table.width, world.table.depth));
  // Who may be reformed on the way may have any of its models anywhere: step by step then.
  if (limits.modelMaximum !== null && limits.reforms === undefined)
    most = Math.max(most, farthestModel(from.rectangle, end, from.formation, world.chirality) - limits.modelMaximum);
  return most;
}

/** The path with its last `way` (0.01 mm, of the point that moves most) taken off, at least {@link STEP}. */
function stepBack(from: Rectangle, path: MovePath, way: number): MovePath {
  const last = path[path.length - 1];
  if (last === undefined) return [];
  const head = path.slice(0, -1);
  if (last.kind === "pivot" || isPutDown(last)) return head;
  if (last.kind === "wheel") {
    // Rear corners swing on a larger circle than the outer front corner.
    const swing = Math.sqrt(from.width * from.width + from.depth * from.depth);
    const angle =
      last.angle -
      Math.ceil(Math.max(STEP, way) / (segmentLength(swing, { kind: "wheel", side: last.side, angle: 1 }) || 1));
    return angle > 0 ? [...head, { kind: "wheel", side: last.side, angle }] : head;
  }
  const distance = last.distance - Math.max(STEP, Math.floor(way));
  if (distance <= 0) return head;
  return [...head, last.kind === "side" ? { kind: "side", side: last.side, distance } : { kind: last.kind, distance }];
}
