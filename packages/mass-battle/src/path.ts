import {
  advance,
  centre,
  cosine,
  normalise,
  pivot,
  type Rectangle,
  roundHalfAway,
  type Side,
  signedTurn,
  sine,
  wheel,
  wheelLength,
} from "@tercio/tabletop";
import type { Placement } from "./facing.ts";
import { boundary, type Formation, ranksOf, withFiles } from "./formation.ts";

/**
 * One part of a move. Distances are whole 0.01 mm and angles whole 1/65536 turns, not negative; `to` is a facing. A reform
 * takes the formation up and puts it down about the same centre, looking that way, so many files wide. In a turn the models
 * stay where they are and look to a side or about; redressed, the front edge keeps its middle and is so many files wide.
 */
export type Segment =
  | { readonly kind: "straight"; readonly distance: number }
  | { readonly kind: "wheel"; readonly side: Side; readonly angle: number }
  | { readonly kind: "back"; readonly distance: number }
  | { readonly kind: "side"; readonly side: Side; readonly distance: number }
  | { readonly kind: "pivot"; readonly to: number }
  | { readonly kind: "reform"; readonly to: number; readonly files: number }
  | { readonly kind: "turn"; readonly side: Side | "about" }
  | { readonly kind: "redress"; readonly files: number };

/** A part in which the formation is put down anew: whole or not at all, by no way. */
export type PutDown = Extract<Segment, { readonly kind: "reform" | "turn" | "redress" }>;
export const isPutDown = (s: Segment): s is PutDown => s.kind === "reform" || s.kind === "turn" || s.kind === "redress";

/** A move as the parts that follow one another. */
export type MovePath = readonly Segment[];

/** A formation where it stands: its boundary and how wide it is. */
export interface Standing {
  readonly rectangle: Rectangle;
  readonly formation: Formation;
}

/** Where a path leads when nothing is in the way. */
export interface Followed {
  /** Where the unit stands after each segment, and how many files wide. */
  readonly ends: readonly (Placement & { readonly files: number })[];
  /** The way of each segment in 0.01 mm (a wheel: of its outer front corner, not rounded; none of what is put down anew). */
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
  if (s.kind === "reform") return whole(s.to) && whole(s.files) && s.files >= 1;
  if (s.kind === "redress") return whole(s.files) && s.files >= 1;
  if (s.kind === "turn") return true;
  return whole(s.distance) && s.distance >= 0;
}

/** The direction in which a straight segment goes. */
export function directionOf(r: Rectangle, s: Segment): number {
  if (s.kind === "back") return normalise(r.facing + 2 * QUARTER);
  if (s.kind === "side") return normalise(r.facing + (s.side === "left" ? -QUARTER : QUARTER));
  return r.facing;
}

/** Where a formation stands with `files` files, looking along `facing`, its centre where it was; rounded once. */
export function reformPlacement(start: Placement, f: Formation, files: number, facing: number): Placement {
  const middle = centre(boundary(start, f));
  const half = boundary(start, withFiles(f, files)).depth / 2;
  return {
    x: roundHalfAway(middle.x + half * sine(facing)),
    y: roundHalfAway(middle.y + half * cosine(facing)),
    facing: normalise(facing),
  };
}

const TURNS = { right: QUARTER, about: 2 * QUARTER, left: 3 * QUARTER } as const;
/** How many quarters a turn is. */
export const quartersOf = (side: Side | "about"): number => (side === "about" ? 2 : 1);

/**
 * A formation that turns where it stands: to a side its ranks become files. An incomplete last rank goes to the new rear, so
 * that the edge that was the flank or the rear becomes a whole front; models on oblong bases, which cannot stay exactly
 * where they are, keep the formation's centre instead.
 */
function turned({ rectangle: r, formation: f }: Standing, side: Side | "about"): Standing {
  const facing = normalise(r.facing + TURNS[side]);
  const wider = side === "about" ? f : withFiles(f, ranksOf(f));
  const middle = centre(r);
  const ahead =
    side === "about" ? r.depth / 2 : f.baseWidth === f.baseDepth ? r.width / 2 : boundary(r, wider).depth / 2;
  const front = {
    x: roundHalfAway(middle.x + ahead * sine(facing)),
    y: roundHalfAway(middle.y + ahead * cosine(facing)),
    facing,
  };
  return { rectangle: boundary(front, wider), formation: wider };
}

/** The formation after one segment, rounded once. */
export function afterStep({ rectangle, formation }: Standing, s: Segment): Standing {
  if (s.kind === "turn") return turned({ rectangle, formation }, s.side);
  if (s.kind === "redress") {
    const redressed = withFiles(formation, s.files);
    return { rectangle: boundary(rectangle, redressed), formation: redressed };
  }
  if (s.kind !== "reform") return { rectangle: afterSegment(rectangle, s), formation };
  const wider = withFiles(formation, s.files);
  return { rectangle: boundary(reformPlacement(rectangle, formation, s.files, s.to), wider), formation: wider };
}

/** The rectangle after a segment that leaves its size as it is, rounded once. */
export function afterSegment(r: Rectangle, s: Exclude<Segment, PutDown>): Rectangle {
  if (s.kind === "wheel") return wheel(r, s.side, s.angle);
  if (s.kind === "pivot") return pivot(r, s.to);
  return advance(r, s.distance, directionOf(r, s));
}

/** The way of a segment in 0.01 mm: the outer front corner's of a wheel, none of a pivot or of what is put down anew. */
export function segmentLength(width: number, s: Segment): number {
  if (s.kind === "wheel") return wheelLength(width, s.angle);
  if (s.kind === "pivot" || isPutDown(s)) return 0;
  return s.distance;
}

/** Follows a path with nothing in the way. Segments from the first one that is not well formed on are left out. */
export function follow(start: Placement, f: Formation, path: MovePath): Followed {
  let at: Standing = { rectangle: boundary(start, f), formation: f };
  const ends: Followed["ends"][number][] = [];
  const lengths: number[] = [];
  let total = 0;
  for (const s of path) {
    if (!wellFormed(s)) return { ends, lengths, total, ok: false };
    at = afterStep(at, s);
    const { x, y, facing, width } = at.rectangle;
    const length = segmentLength(width, s);
    ends.push({ x, y, facing, files: at.formation.files });
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
  if (s.kind === "pivot" || isPutDown(s)) return s;
  return { ...s, distance: Math.min(s.distance, most) };
}
