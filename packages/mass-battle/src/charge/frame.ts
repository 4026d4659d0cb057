import { there } from "@tercio/kernel";
import {
  type Block,
  cosine,
  isPolygon,
  normalise,
  type Point,
  type Polygon,
  type Rectangle,
  signedTurn,
  sine,
} from "@tercio/tabletop";
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

/** An edge of a polygon in a {@link Frame}: its outward normal, and how far along it the polygon lies. */
export interface Side {
  readonly nx: number;
  readonly ny: number;
  readonly from: number;
  readonly to: number;
}

/** The corners and edges of a polygon in a {@link Frame}. */
export interface Outline {
  readonly points: readonly Point[];
  readonly sides: readonly Side[];
}

/**
 * A rectangle in a {@link Frame}: its centre, the direction it looks in, half its extents; with an outline it is a polygon,
 * and the rectangle is the box around it, as it is around a disc.
 */
export interface Seen {
  readonly outline: Outline | null;
  /** A disc, as wide and deep as that. */
  readonly round: boolean;
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

/** A polygon of the table as seen in the frame, in the box around it. */
function polygonIn(frame: Frame, polygon: Polygon): Seen {
  const sinTowards = sine(frame.towards);
  const cosTowards = cosine(frame.towards);
  const points = polygon.points.map((p): Point => {
    const dx = p.x - frame.originX;
    const dy = p.y - frame.originY;
    return { x: dx * frame.alongX + dy * frame.alongY, y: dx * sinTowards + dy * cosTowards };
  });
  const sides: Side[] = [];
  for (const [i, p] of points.entries()) {
    const q = there(points[(i + 1) % points.length]);
    const length = Math.sqrt((q.x - p.x) * (q.x - p.x) + (q.y - p.y) * (q.y - p.y));
    if (length === 0) continue;
    const [nx, ny] = [(q.y - p.y) / length, (p.x - q.x) / length];
    const at = points.map((o) => o.x * nx + o.y * ny);
    sides.push({ nx, ny, from: Math.min(...at), to: Math.max(...at) });
  }
  const [xs, ys] = [points.map((p) => p.x), points.map((p) => p.y)];
  const [west, east, south, north] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  return {
    outline: { points, sides },
    round: false,
    x: (west + east) / 2,
    y: (south + north) / 2,
    px: 0,
    py: 1,
    halfWidth: (east - west) / 2,
    halfDepth: (north - south) / 2,
  };
}

/** A shape of the table as seen in the frame. */
export function seenIn(frame: Frame, shape: Block): Seen {
  if (isPolygon(shape)) return polygonIn(frame, shape);
  const r = shape;
  const s = sine(r.facing);
  const c = cosine(r.facing);
  const sinTowards = sine(frame.towards);
  const cosTowards = cosine(frame.towards);
  const dx = r.x - (r.depth / 2) * s - frame.originX;
  const dy = r.y - (r.depth / 2) * c - frame.originY;
  const round = r.round === true;
  return {
    outline: null,
    round,
    x: dx * frame.alongX + dy * frame.alongY,
    y: dx * sinTowards + dy * cosTowards,
    px: round ? 0 : s * frame.alongX + c * frame.alongY,
    py: round ? 1 : s * sinTowards + c * cosTowards,
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
