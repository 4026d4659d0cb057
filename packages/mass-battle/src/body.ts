import { type Body, disc, rectangle } from "@tercio/scene";
import type { Point } from "@tercio/tabletop";
import type { Chirality } from "./facing.ts";
import { depthOf, fileOffset, type Formation, frontage, rankMiddle, rankSlots, ranksOf, widthOf } from "./formation.ts";

/**
 * A formation as a screen draws it, from the centre of its front edge: the hull around all ranks, its front, its bases. The
 * front of a round base is a short line at its rim, which shows where it looks.
 */
export function blockBody(f: Formation, chirality: Chirality): Pick<Body, "outline" | "front" | "bases"> {
  if (f.round === true) {
    const shape = disc(f.baseWidth / 2);
    const at = { x: 0, y: -f.baseWidth / 2 };
    return { outline: { shape, at }, front: f.baseWidth / 2, bases: [{ shape, at: [at] }] };
  }
  const width = widthOf(f, frontage(f));
  const depth = depthOf(f, ranksOf(f));
  const at: Point[] = [];
  for (let rank = 0; rank < ranksOf(f); rank++)
    for (const file of rankSlots(f, rank, chirality)) at.push(baseAt(f, rank, file));
  return {
    outline: { shape: rectangle(width, depth), at: { x: 0, y: 0 - depth / 2 } },
    front: width,
    bases: [{ shape: rectangle(f.baseWidth, f.baseDepth), at }],
  };
}

const baseAt = (f: Formation, rank: number, file: number): Point => ({
  x: fileOffset(f, file),
  y: 0 - rankMiddle(f, rank),
});

/** The base of the first rank in this file, or of the outermost one: its middle, and how large a sign on it may be. */
export function frontBase(f: Formation, file: number): { readonly at: Point; readonly size: number } {
  const inside = Math.max(0, Math.min(frontage(f) - 1, file));
  return { at: baseAt(f, 0, inside), size: Math.min(f.baseWidth, f.baseDepth) };
}
