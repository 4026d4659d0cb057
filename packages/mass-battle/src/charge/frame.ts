import { cosine, normalise, type Point, type Rectangle, signedTurn, sine } from "@tercio/tabletop";
import { type Facing, facingLine } from "../facing.ts";
import { boundary } from "../formation.ts";
import type { Asked } from "./types.ts";

/**
 * A charge as its charger sees it once aligned: the origin in the middle of the contacted facing, x along the facing to
 * the charger's right, y into the target. Where the chirality prefers the left, x is turned round, so that a mirrored
 * question is the very same question here.
 */
export interface Frame {
  readonly flip: 1 | -1;
  readonly originX: number;
  readonly originY: number;
  readonly alongX: number;
  readonly alongY: number;
  /** The facing of an aligned charger on the table. */
  readonly towards: number;
  readonly halfFacing: number;
  /** The charger: centre of its front, its turn away from alignment (positive clockwise), sine and cosine of that. */
  readonly x: number;
  readonly y: number;
  readonly turn: number;
  readonly ux: number;
  readonly uy: number;
  readonly halfWidth: number;
  readonly depth: number;
  readonly charger: Rectangle;
  readonly target: Rectangle;
  readonly facing: Facing;
}

/** A rectangle in a {@link Frame}: its centre, the direction it looks in, half its extents. */
export interface Seen {
  readonly x: number;
  readonly y: number;
  readonly px: number;
  readonly py: number;
  readonly halfWidth: number;
  readonly halfDepth: number;
}

export function frameOf(q: Asked): Frame {
  const charger = boundary(q.charger, q.chargerFormation);
  const target = boundary(q.target, q.targetFormation);
  const line = facingLine(target, q.facing);
  const towards = normalise(line.outward + 32768);
  const flip = q.chirality;
  const alongX = flip * cosine(towards);
  const alongY = -flip * sine(towards);
  const dx = charger.x - line.middle.x;
  const dy = charger.y - line.middle.y;
  const turn = flip * signedTurn(charger.facing - towards);
  return {
    flip,
    originX: line.middle.x,
    originY: line.middle.y,
    alongX,
    alongY,
    towards,
    halfFacing: line.length / 2,
    x: dx * alongX + dy * alongY,
    y: dx * sine(towards) + dy * cosine(towards),
    turn,
    ux: sine(turn),
    uy: cosine(turn),
    halfWidth: charger.width / 2,
    depth: charger.depth,
    charger,
    target,
    facing: q.facing,
  };
}

/** A rectangle of the table as seen in the frame. */
export function seenIn(frame: Frame, r: Rectangle): Seen {
  const s = sine(r.facing);
  const c = cosine(r.facing);
  const sinTowards = sine(frame.towards);
  const cosTowards = cosine(frame.towards);
  const dx = r.x - (r.depth / 2) * s - frame.originX;
  const dy = r.y - (r.depth / 2) * c - frame.originY;
  return {
    x: dx * frame.alongX + dy * frame.alongY,
    y: dx * sinTowards + dy * cosTowards,
    px: s * frame.alongX + c * frame.alongY,
    py: s * sinTowards + c * cosTowards,
    halfWidth: r.width / 2,
    halfDepth: r.depth / 2,
  };
}

/** A point of the frame on the table. */
export function toTable(frame: Frame, x: number, y: number): Point {
  return {
    x: frame.originX + (x * frame.alongX + y * sine(frame.towards)),
    y: frame.originY + (x * frame.alongY + y * cosine(frame.towards)),
  };
}
