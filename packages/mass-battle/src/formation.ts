import { at, type Rectangle, roundHalfAway } from "@tercio/tabletop";
import type { Chirality, Placement } from "./facing.ts";

/**
 * A rank-and-file formation: `models` (at least 1) on bases of the same size (0.01 mm) in ranks of `files`. All ranks
 * are complete except perhaps the last. Fewer models than files stand in one rank of that many.
 */
export interface Formation {
  readonly files: number;
  readonly models: number;
  readonly baseWidth: number;
  readonly baseDepth: number;
}

/** A model by its place: rank 0 is the first, file 0 the leftmost as the unit sees it. */
export interface Place {
  readonly rank: number;
  readonly file: number;
}

/** A model's place and the centre of its base on the table, 0.01 mm. */
export interface ModelPlace extends Place {
  readonly x: number;
  readonly y: number;
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

/** How many models stand in the last rank, which may be the only one. */
export function lastRankCount(f: Formation): number {
  return rankCount(f, ranksOf(f) - 1);
}

/** How many ranks hold at least `modelsPerFullRank` models. */
export function fullRanks(f: Formation, modelsPerFullRank: number): number {
  if (f.files < modelsPerFullRank) return 0;
  const complete = Math.floor(f.models / f.files);
  return complete + (f.models - complete * f.files >= Math.max(1, modelsPerFullRank) ? 1 : 0);
}

/** The rectangle that encloses the unit: as wide as its first rank, as deep as its ranks, gaps in the last included. */
export function boundary(place: Placement, f: Formation): Rectangle {
  return {
    x: place.x,
    y: place.y,
    facing: place.facing,
    width: frontage(f) * f.baseWidth,
    depth: ranksOf(f) * f.baseDepth,
  };
}

/** How far (0.01 mm) the middle of a file lies to the right of the front's centre. */
export function fileOffset(f: Formation, file: number): number {
  return (file - (frontage(f) - 1) / 2) * f.baseWidth;
}

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

/** Every model with the centre of its base, rank by rank from the left, rounded. */
export function modelPlaces(place: Placement, f: Formation, chirality: Chirality): readonly ModelPlace[] {
  const r = boundary(place, f);
  const list: ModelPlace[] = [];
  for (let rank = 0; rank < ranksOf(f); rank++)
    for (const file of rankSlots(f, rank, chirality)) {
      const p = at(r, fileOffset(f, file), (rank + 0.5) * f.baseDepth);
      list.push({ x: roundHalfAway(p.x), y: roundHalfAway(p.y), rank, file });
    }
  return list;
}
