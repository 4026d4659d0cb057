import { type Body, disc, rectangle } from "@tercio/board";
import type { Point } from "@tercio/tabletop";
import type { Chirality } from "./facing.ts";
import {
  depthOf,
  fileOffset,
  type Formation,
  frontage,
  rankMiddle,
  ranksOf,
  type Standee,
  standees,
  standeesIn,
  widthOf,
} from "./formation.ts";

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
  const all = standees(f, chirality);
  const isLarge = ({ rank, file }: Standee): boolean =>
    rank === 0 && f.bigs !== undefined && f.bigs.some((b) => b.file === file);
  const at = all.filter((m) => !isLarge(m)).map(middleOf);
  const large = all.filter(isLarge).map((m) => ({ shape: rectangle(m.width, m.depth), at: [middleOf(m)] }));
  return {
    outline: { shape: rectangle(width, depth), at: { x: 0, y: 0 - depth / 2 } },
    front: width,
    bases: [{ shape: rectangle(f.baseWidth, f.baseDepth), at }, ...large],
  };
}

const middleOf = ({ right, back, depth }: Standee): Point => ({ x: right, y: 0 - back - depth / 2 });

const baseAt = (f: Formation, rank: number, file: number): Point => ({
  x: fileOffset(f, file),
  y: 0 - rankMiddle(f, rank),
});

/** The base of the first rank in this file, or of the outermost one: its middle, and how large a sign on it may be. */
export function frontBase(f: Formation, file: number): { readonly at: Point; readonly size: number } {
  const inside = Math.max(0, Math.min(frontage(f) - 1, file));
  const large = f.bigs === undefined ? undefined : f.bigs.find((b) => b.file === inside);
  if (large !== undefined) {
    const own = standeesIn(f, 0, 1).find((m) => m.file === inside);
    if (own !== undefined) return { at: middleOf(own), size: Math.min(own.width, own.depth) };
  }
  return { at: baseAt(f, 0, inside), size: Math.min(f.baseWidth, f.baseDepth) };
}
