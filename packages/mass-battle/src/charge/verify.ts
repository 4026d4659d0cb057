import { there } from "@tercio/kernel";
import {
  advance,
  type Point,
  type Rectangle,
  roundHalfAway,
  type Side,
  straightClearance,
  wheel,
  wheelClearance,
} from "@tercio/tabletop";
import type { Segment } from "../path.ts";
import { turnClearance } from "../turn-clearance.ts";
import type { Candidate } from "./candidates.ts";
import { contactAt, type Facet, standAt } from "./facet.ts";
import { type Frame, toTable } from "./frame.ts";
import type { Worth } from "./offsets.ts";
import { ROUNDING } from "./tolerances.ts";
import type { Asked, Charge } from "./types.ts";
import type { InWay } from "./passing.ts";

/** Who is in the way, by position in the question; -1 is the target's own body. And where on the way. */
export interface Stopped {
  readonly by: number;
  readonly during: "before" | "wheel" | "after" | "turn" | "target" | "stand";
  /** The angle at which a wheel is stopped: all that are larger are, from the same place. */
  readonly angle?: number;
}

/** Where a candidate is moved: its frame's rectangles, and everybody around as shapes of the table. */
export interface Moving {
  readonly frame: Pick<Frame, "flip" | "charger" | "target">;
  readonly question: Pick<Asked, "passesOver">;
  readonly inWay: InWay;
}

/** A candidate as it is moved on the table, in whole numbers, up to the moment its front touches. */
interface Moved {
  readonly path: readonly Segment[];
  readonly touching: Rectangle;
}

/** Moves a candidate exactly, against the true obstacles, until its front touches the target. */
export function moveTo(
  { frame, question, inWay: { blocks: others, at } }: Moving,
  c: Pick<Candidate, "before" | "side" | "angle" | "after">,
): Moved | Stopped {
  const all = question.passesOver ? [] : [...others, frame.target];
  const path: Segment[] = [];
  const stopped = (by: number | null, during: Stopped["during"], angle?: number): Stopped => {
    const position = by === null ? -1 : (at[by] ?? -1);
    return angle === undefined ? { by: position, during } : { by: position, during, angle };
  };
  const before = roundHalfAway(c.before);
  let r = frame.charger;
  if (before > 0) {
    const clear = straightClearance(r, all, before);
    if (clear.distance < before - ROUNDING) return stopped(clear.by, "before");
    r = advance(r, before);
    path.push({ kind: "straight", distance: before });
  }
  if (c.angle > 0) {
    const side: Side = c.side * frame.flip > 0 ? "right" : "left";
    const clear = wheelClearance(r, side, c.angle, all);
    if (clear.angle < c.angle - ROUNDING) return stopped(clear.by, "wheel", clear.angle);
    r = wheel(r, side, c.angle);
    path.push({ kind: "wheel", side, angle: c.angle });
  }
  const after = roundHalfAway(c.after);
  if (after > 0) {
    const clear = straightClearance(r, others, after);
    if (clear.distance < after - ROUNDING) return stopped(clear.by, "after");
    r = advance(r, after);
    path.push({ kind: "straight", distance: after });
  }
  return { path, touching: r };
}

/** The point about which it turns, as seen along the facing. */
function aboutOf({ frame }: Facet, { turned, offset, lead }: Candidate): Point {
  const { halfFacing: l, halfWidth: w } = frame;
  const x = turned === 0 ? (Math.max(-l, offset - w) + Math.min(l, offset + w)) / 2 : contactAt(frame, lead, offset);
  return toTable(frame, x, 0);
}

/** A candidate that comes to touch, and turns back until it is turned no more than by `rest`. */
interface Flush extends Moved {
  readonly about: Point;
  /** The turn, positive clockwise. */
  readonly align: number;
}

/** Moves a candidate exactly until it touches, and turns it. */
export function comesFlush(facet: Facet, c: Candidate, rest: number): Flush | Stopped {
  const moved = moveTo(facet, c);
  if ("during" in moved) return moved;
  const about = aboutOf(facet, c);
  const align = 0 - facet.frame.flip * (c.turned - rest);
  if (align !== 0) {
    const clear = turnClearance(moved.touching, about, align, facet.inWay.blocks);
    if (clear.by !== null && clear.angle < Math.abs(align))
      return { by: there(facet.inWay.at[clear.by]), during: "turn" };
  }
  return { path: moved.path, touching: moved.touching, about, align };
}

/** Checks a candidate exactly: its path, the turn to align, the turn of the target. Whether it may end there is known. */
export function chargeOf(facet: Facet, c: Candidate, offset: number, worth: Worth): Charge | Stopped {
  const { frame, question, rest, blocks } = facet;
  const flush = comesFlush(facet, c, rest);
  if ("during" in flush) return flush;
  const { path, about, align } = flush;
  const rotateTarget = frame.flip * rest + 0;
  if (rotateTarget !== 0) {
    const clear = turnClearance(frame.target, about, rotateTarget, blocks);
    if (clear.by !== null && clear.angle < Math.abs(rotateTarget)) return { by: clear.by, during: "target" };
  }
  const { end, target } = standAt(facet, offset);
  return {
    path,
    contactPoint: { x: roundHalfAway(about.x), y: roundHalfAway(about.y) },
    align,
    end: { x: end.x, y: end.y, facing: end.facing },
    offset: frame.flip * offset + 0,
    distance: Math.min(Math.ceil(c.length - 1e-6), Math.max(0, Math.ceil(question.maximum))),
    modelsInContact: { own: worth.own, theirs: worth.theirs },
    otherEnemies: worth.enemies.map((i) => there(question.obstacles[i]).id),
    roomFor: 0,
    rotateTarget,
    target: rotateTarget === 0 ? question.target : { x: target.x, y: target.y, facing: target.facing },
  };
}
