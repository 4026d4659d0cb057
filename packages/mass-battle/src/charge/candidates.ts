import { radians } from "@tercio/tabletop";
import { bendOf, type Facet } from "./facet.ts";
import { leadOf, legs, legsOf } from "./half.ts";
import { type Hunt, halfAt } from "./hunt.ts";
import { BACK, MOST_TURNED } from "./tolerances.ts";

/** One way of a charge, in real numbers: straight, wheel, straight, until the front touches the facing. */
export interface Candidate {
  /** 0: straight ahead. */
  readonly side: 1 | 0 | -1;
  readonly angle: number;
  readonly before: number;
  readonly after: number;
  /** The offset at which it stands once aligned. */
  readonly offset: number;
  /** What is left of the turn away from alignment after the wheel, and the corner that leads. */
  readonly turned: number;
  readonly lead: 1 | -1;
  readonly length: number;
}

/** Shorter first, then less wheel, then the preferred side. */
export function compareCandidates(a: Candidate, b: Candidate): number {
  return a.length - b.length || a.angle - b.angle || b.side - a.side || a.before - b.before || b.offset - a.offset;
}

/** The charge with this wheel that ends at this offset, whoever is in the way. */
export function candidateAt(h: Hunt, side: 1 | -1, lead: 1 | -1, angle: number, offset: number): Candidate {
  const { frame } = h.facet;
  legsOf(frame, halfAt(h, side), lead, lead * offset <= lead * bendOf(frame, lead), angle);
  const before = Math.max(0, legs.before0 + legs.before1 * offset);
  const after = Math.max(0, legs.after0 + legs.after1 * offset);
  const length = before + after + 2 * frame.halfWidth * radians(angle);
  return { side, angle, before, after, offset, turned: frame.turn + side * angle, lead, length };
}

/** The charge straight ahead; null where that does not come to touch the facing. */
export function candidateAhead({ frame, rest }: Facet): Candidate | null {
  const { turn, x, y, ux, uy, halfWidth: w, halfFacing: l } = frame;
  if (Math.abs(turn) > MOST_TURNED || Math.abs(turn) < Math.abs(rest) || turn * rest < 0) return null;
  const lead = leadOf(turn);
  const byCorner = -(y - lead * w * ux) / uy;
  const cornerX = x + lead * w * uy + byCorner * ux;
  const atCorner = lead * cornerX <= l;
  const after = atCorner ? byCorner : (lead * l - x) * ux - y * uy;
  const offset = atCorner ? cornerX - lead * w : lead * l - ((lead * l - x) * uy + y * ux);
  if (after < -BACK || Math.abs(offset) > l + w) return null;
  const length = Math.max(0, after);
  return { side: 0, angle: 0, before: 0, after: length, offset, turned: turn, lead, length };
}
