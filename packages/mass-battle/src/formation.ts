import type { Rectangle } from "@tercio/tabletop";
import type { Chirality, Facing, Placement } from "./facing.ts";

/**
 * A rank-and-file formation: `models` (at least 1) on bases of the same size (0.01 mm) in ranks of `files`. All ranks
 * are complete except perhaps the last. Fewer models than files stand in one rank of that many.
 */
export interface Formation {
  readonly files: number;
  readonly models: number;
  readonly baseWidth: number;
  readonly baseDepth: number;
  /**
   * Free ground between a base and those beside and behind it, 0.01 mm; left out: they stand edge to edge.
   */
  readonly gap?: number;
  /** One model alone on a round base, as wide as it is deep: its boundary is that disc. */
  readonly round?: true;
}

/** How far (0.01 mm) from one file to the next: a base and the gap beside it. Nothing else knows what that is. */
export const filePitch = (f: Formation): number => f.baseWidth + (f.gap ?? 0);

/** The same from one rank to the next. */
export const rankPitch = (f: Formation): number => f.baseDepth + (f.gap ?? 0);

/** How wide (0.01 mm) so many files stand. Gaps lie between bases only: none sticks out beyond the outer ones. */
export const widthOf = (f: Formation, files: number): number => files * filePitch(f) - (f.gap ?? 0);

/** The same of so many ranks. */
export const depthOf = (f: Formation, ranks: number): number => ranks * rankPitch(f) - (f.gap ?? 0);

/** A model by its place: rank 0 is the first, file 0 the leftmost as the unit sees it. */
export interface Place {
  readonly rank: number;
  readonly file: number;
}

/**
 * A place of the first rank that is one model's own, whoever stands around it: a leader's, or that of somebody who joined
 * the unit. Its base is like all others; one of another size will name its own here.
 */
export interface Slot {
  readonly file: number;
}

/** How many models stand abreast in the first rank. */
export function frontage(f: Formation): number {
  return Math.min(f.files, f.models);
}

/** How many ranks there are, an incomplete last one included. */
export function ranksOf(f: Formation): number {
  return Math.ceil(f.models / f.files);
}

/** How many models stand in a rank (0 the first); 0 behind the last. */
export function rankCount(f: Formation, rank: number): number {
  return Math.max(0, Math.min(f.files, f.models - rank * f.files));
}

/** How many ranks hold at least `modelsPerFullRank` models. */
export function fullRanks(f: Formation, modelsPerFullRank: number): number {
  if (f.files < modelsPerFullRank) return 0;
  const complete = Math.floor(f.models / f.files);
  return complete + (f.models - complete * f.files >= Math.max(1, modelsPerFullRank) ? 1 : 0);
}

/**
 * The rectangle that encloses the unit: as wide as its first rank, as deep as its ranks, all gaps between them included. A
 * round base is the disc that fills it.
 */
export function boundary(place: Placement, f: Formation): Rectangle {
  const all: Rectangle = {
    x: place.x,
    y: place.y,
    facing: place.facing,
    width: widthOf(f, frontage(f)),
    depth: depthOf(f, ranksOf(f)),
  };
  return f.round === true ? { ...all, round: true } : all;
}

/** How far (0.01 mm) the middle of a file lies to the right of the front's centre. */
export function fileOffset(f: Formation, file: number): number {
  return (file - (frontage(f) - 1) / 2) * filePitch(f);
}

/** How far (0.01 mm) behind the front the bases of a rank begin. */
export const rankOffset = (f: Formation, rank: number): number => rank * rankPitch(f);

/** How far (0.01 mm) behind the front the middles of its bases lie. */
export const rankMiddle = (f: Formation, rank: number): number => rankOffset(f, rank) + f.baseDepth / 2;

/**
 * The files occupied in a rank, ascending. An incomplete last rank stands in the middle, every model behind one of
 * the rank before; an odd spare place is left on the other side than `chirality` prefers.
 */
export function rankSlots(f: Formation, rank: number, chirality: Chirality): readonly number[] {
  const count = rankCount(f, rank);
  const spare = frontage(f) - count;
  const first = chirality === 1 ? Math.ceil(spare / 2) : Math.floor(spare / 2);
  return Array.from({ length: count }, (_, i) => first + i);
}

/** Where each of `count` bases side by side begins and ends, from 0 on; where there is no gap one ends where the next begins. */
export function forEachEnd(count: number, size: number, gap: number, visit: (end: number) => void): void {
  for (let i = 0; i < count; i++) {
    visit(i * (size + gap));
    if (gap > 0 || i === count - 1) visit(i * (size + gap) + size);
  }
}

/** Where the bases along a facing begin and end (0.01 mm), from its one end on. */
export function baseEnds(f: Formation, facing: Facing): readonly number[] {
  const across = facing === "front" || facing === "rear";
  const list: number[] = [];
  forEachEnd(across ? frontage(f) : ranksOf(f), across ? f.baseWidth : f.baseDepth, f.gap ?? 0, (end) =>
    list.push(end),
  );
  return list;
}
