import {
  advance,
  insideTable,
  overlaps,
  type Point,
  type Rectangle,
  roundHalfAway,
  type Side,
  straightClearance,
  wheel,
  wheelClearance,
} from "@tercio/tabletop";
import { turnClearance } from "../turn-clearance.ts";
import type { Segment } from "../path.ts";
import { GRAZE, type Facet, flushAt, type Worth } from "./offsets.ts";
import { toTable } from "./frame.ts";
import type { Charge, ChargeObstacle } from "./types.ts";
import { type Candidate, lengthOf } from "./ways.ts";

/** Rounding of a path to whole numbers may bring it this much (0.01 mm, or 1/65536 turns) nearer to something. */
const ROUNDING = 2;

/** A candidate as it is moved on the table, in whole numbers, up to the moment its front touches. */
export interface Moved {
  readonly path: readonly Segment[];
  readonly length: number;
  readonly touching: Rectangle;
  readonly contactPoint: Point;
  /** The turn that aligns it, positive clockwise. */
  readonly align: number;
}

/** Who is in the way: positions of obstacles in the question; -1 is the target's own body. */
export interface Stopped {
  readonly by: number;
}

/** The way's side on the table. */
function sideOf(facet: Facet, way: Candidate["way"]): Side {
  return way.side * facet.frame.flip > 0 ? "right" : "left";
}

/** Moves a candidate exactly, against the true obstacles, until its front touches the target. */
export function moveTo(facet: Facet, candidate: Candidate): Moved | Stopped {
  const { frame, question } = facet;
  const { way } = candidate;
  const blocks = question.passesOver ? [] : facet.blocks;
  const target = blocks.length;
  const all = question.passesOver ? [] : [...blocks, frame.target];
  const path: Segment[] = [];
  const before = roundHalfAway(candidate.before);
  let r = frame.charger;
  if (before > 0) {
    const clear = straightClearance(r, all, before);
    if (clear.distance < before - ROUNDING) return { by: clear.by === target ? -1 : (clear.by ?? -1) };
    r = advance(r, before);
    path.push({ kind: "straight", distance: before });
  }
  if (way.angle > 0) {
    const side = sideOf(facet, way);
    const clear = wheelClearance(r, side, way.angle, all);
    if (clear.angle < way.angle - ROUNDING) return { by: clear.by === target ? -1 : (clear.by ?? -1) };
    r = wheel(r, side, way.angle);
    path.push({ kind: "wheel", side, angle: way.angle });
  }
  const after = Math.max(0, roundHalfAway(way.after0 + way.after1 * before));
  if (after > 0) {
    const clear = straightClearance(r, blocks, after);
    if (clear.distance < after - ROUNDING) return { by: clear.by ?? -1 };
    r = advance(r, after);
    path.push({ kind: "straight", distance: after });
  }
  const { offset } = candidate;
  const { halfFacing: l, halfWidth: w } = frame;
  const x =
    way.turned === 0
      ? (Math.max(-l, offset - w) + Math.min(l, offset + w)) / 2
      : way.byCorner
        ? offset + way.lead * w
        : way.lead * l;
  return {
    path,
    length: Math.max(0, lengthOf(way, candidate.before)),
    touching: r,
    contactPoint: toTable(frame, x, 0),
    align: 0 - frame.flip * way.turned,
  };
}

/** Checks a candidate exactly: its path, the turn to align and the place where it ends. */
export function chargeOf(facet: Facet, candidate: Candidate, offset: number, worth: Worth): Charge | Stopped {
  const moved = moveTo(facet, candidate);
  if ("by" in moved) return moved;
  const { frame, question } = facet;
  const end = flushAt(facet, offset);
  if (moved.align !== 0 && !question.passesOver) {
    const clear = turnClearance(moved.touching, moved.contactPoint, moved.align, facet.blocks);
    if (clear.by !== null && clear.angle < Math.abs(moved.align)) return { by: clear.by };
  }
  return {
    path: moved.path,
    contactPoint: { x: roundHalfAway(moved.contactPoint.x), y: roundHalfAway(moved.contactPoint.y) },
    align: moved.align,
    end: { x: end.x, y: end.y, facing: end.facing },
    offset: frame.flip * offset + 0,
    distance: wayOf(moved.length, question.maximum),
    modelsInContact: { own: worth.own, theirs: worth.theirs },
    otherEnemies: worth.enemies.map((i) => (question.obstacles[i] as ChargeObstacle).id),
    roomFor: worth.room,
    rotateTarget: 0,
    target: question.target,
  };
}

/** A length rounded up, but not past the range it was found within. */
export function wayOf(length: number, maximum: number): number {
  return Math.min(Math.ceil(length - 1e-6), Math.max(0, Math.ceil(maximum)));
}

/** Whether a rectangle could stand there among the obstacles. */
export function standsFree(facet: Facet, r: Rectangle): boolean {
  const { table, obstacles } = facet.question;
  if (table !== null && !insideTable(r, table.width, table.depth)) return false;
  return !obstacles.some((o) => overlaps(r, o.rectangle, GRAZE));
}
