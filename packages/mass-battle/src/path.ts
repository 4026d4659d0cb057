import { advance, normalise, pivot, type Rectangle, type Side, signedTurn, wheel, wheelLength } from "@tercio/tabletop";
import type { Placement } from "./facing.ts";
import { boundary, type Formation } from "./formation.ts";

/** One part of a move. Distances are whole 0.01 mm and angles whole 1/65536 turns, not negative; `to` is a facing. */
export type Segment =
  | { readonly kind: "straight"; readonly distance: number }
  | { readonly kind: "wheel"; readonly side: Side; readonly angle: number }
  | { readonly kind: "back"; readonly distance: number }
  | { readonly kind: "side"; readonly side: Side; readonly distance: number }
  | { readonly kind: "pivot"; readonly to: number };

/** A move as the parts that follow one another. */
export type MovePath = readonly Segment[];

/** Where a path leads when nothing is in the way. */
export interface Followed {
  /** Where the unit stands after each segment. */
  readonly ends: readonly Placement[];
  /** The way of each segment in 0.01 mm (a wheel: of its outer front corner, not rounded; a pivot: 0). */
  readonly lengths: readonly number[];
  readonly total: number;
  /** Whether every segment is one that could be moved: whole numbers, none negative, no wheel of a whole turn. */
  readonly ok: boolean;
}

const QUARTER = 16384;

function whole(n: number): boolean {
  return Number.isInteger(n);
}

/** Whether the segment's numbers are ones that could be moved. */
export function wellFormed(s: Segment): boolean {
  if (s.kind === "wheel") return whole(s.angle) && s.angle >= 0 && s.angle < 4 * QUARTER;
  if (s.kind === "pivot") return whole(s.to);
  return whole(s.distance) && s.distance >= 0;
}

/** The direction in which a straight segment goes. */
export function directionOf(r: Rectangle, s: Segment): number {
  if (s.kind === "back") return normalise(r.facing + 2 * QUARTER);
  if (s.kind === "side") return normalise(r.facing + (s.side === "left" ? -QUARTER : QUARTER));
  return r.facing;
}

/** The rectangle after one segment, rounded once. */
export function afterSegment(r: Rectangle, s: Segment): Rectangle {
  if (s.kind === "wheel") return wheel(r, s.side, s.angle);
  if (s.kind === "pivot") return pivot(r, s.to);
  return advance(r, s.distance, directionOf(r, s));
}

/** The way of a segment in 0.01 mm: the outer front corner's of a wheel, none of a pivot. */
export function segmentLength(width: number, s: Segment): number {
  if (s.kind === "wheel") return wheelLength(width, s.angle);
  if (s.kind === "pivot") return 0;
  return s.distance;
}

/** Follows a path with nothing in the way. Segments from the first one that is not well formed on are left out. */
export function follow(start: Placement, f: Formation, path: MovePath): Followed {
  let r = boundary(start, f);
  const ends: Placement[] = [];
  const lengths: number[] = [];
  let total = 0;
  for (const s of path) {
    if (!wellFormed(s)) return { ends, lengths, total, ok: false };
    r = afterSegment(r, s);
    const length = segmentLength(r.width, s);
    ends.push({ x: r.x, y: r.y, facing: r.facing });
    lengths.push(length);
    total += length;
  }
  return { ends, lengths, total, ok: true };
}

/** The angle of a pivot, positive clockwise; half a turn keeps the side on which `to` was written. */
export function pivotTurn(r: Rectangle, to: number): number {
  return signedTurn(to - r.facing);
}

/** The beginning of a segment: what is left of it when it may only use `amount` (length, or angle of a wheel), rounded down. */
export function shortened(s: Segment, amount: number): Segment {
  const most = Math.max(0, Math.floor(amount));
  if (s.kind === "wheel") return { ...s, angle: Math.min(s.angle, most) };
  if (s.kind === "pivot") return s;
  return { ...s, distance: Math.min(s.distance, most) };
}
