import type { Rectangle } from "@tercio/tabletop";
import type { Chirality, Facing, Placement } from "./facing.ts";

/**
 * One model of the first rank on a base of another size. It takes the room of `files` by `ranks` whole places, the leftmost of
 * them `file`; its base (0.01 mm) begins at the front of that room.
 */
export interface Big {
  readonly file: number;
  readonly files: number;
  readonly ranks: number;
  readonly width: number;
  readonly depth: number;
  /**
   * It stands beside the others at this front corner (-1 left), its base at the outer end of its room, and its places count
   * for no rank; left out: its base fills its room and counts as those whose places they are.
   */
  readonly corner?: Chirality;
}

/**
 * A rank-and-file formation: `models` (at least 1) on bases of the same size (0.01 mm) in ranks of `files`. All ranks
 * are complete except perhaps the last, and beside a base that is deeper than the others. Fewer models than files stand in
 * one rank of that many.
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
  /** Those of the models whose bases are of another size, each in the first rank; left out: nobody's is. */
  readonly bigs?: readonly Big[];
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
 * the unit. Who needs the room of several files has the leftmost of them; left out: one.
 */
export interface Slot {
  readonly file: number;
  readonly files?: number;
}

const NOBODY: readonly Big[] = [];
const bigsOf = (f: Formation): readonly Big[] => f.bigs ?? NOBODY;
/** Places of one rank that are taken by larger bases; `which`: of these alone. */
const taken = (f: Formation, rank: number, which: (b: Big) => boolean = () => true): number =>
  bigsOf(f).reduce((sum, b) => (rank < b.ranks && which(b) ? sum + b.files : sum), 0);

/** Files of a rank that are kept from the others: behind a base at a corner nobody stands. */
const kept = (f: Formation, rank: number): readonly Big[] =>
  bigsOf(f).filter((b) => b.corner !== undefined || rank < b.ranks);

/** The most files in which they could stand: all of them in one rank. */
export const mostFiles = (f: Formation): number => bigsOf(f).reduce((sum, b) => sum + b.files - 1, f.models);

/** The fewest: so many that have places of their own stand side by side. */
export const fewestFiles = (f: Formation, own: number): number =>
  bigsOf(f).reduce((sum, b) => sum + b.files - 1, Math.max(1, own));

/** The formation so many files wide; larger bases keep their corners, or stand as near to where they stood as they can. */
export function withFiles(f: Formation, files: number): Formation {
  if (f.bigs === undefined) return { ...f, files };
  const kept = (b: Big): number => Math.max(0, b.corner === 1 ? files - b.files : Math.min(b.file, files - b.files));
  return { ...f, files, bigs: f.bigs.map((b) => ({ ...b, file: kept(b) })) };
}

/** How many models stand abreast in the first rank; a larger base counts as the places that it takes. */
export function frontage(f: Formation): number {
  return Math.min(f.files, f.bigs === undefined ? f.models : mostFiles(f));
}

/** How many of the models on bases of the formation's own size stand in each rank. */
function fill(f: Formation): readonly number[] {
  const list: number[] = [];
  let left = f.models - bigsOf(f).length;
  for (let rank = 0; left > 0; rank++) {
    const here = Math.min(
      left,
      kept(f, rank).reduce((files, b) => files - b.files, f.files),
    );
    list.push(Math.max(0, here));
    left -= Math.max(0, here);
    if (rank > f.models + 100) break;
  }
  return list;
}

/** How many ranks there are, an incomplete last one included. */
export function ranksOf(f: Formation): number {
  if (f.bigs === undefined) return Math.ceil(f.models / f.files);
  return Math.max(fill(f).length, ...f.bigs.map((b) => b.ranks));
}

/** How many places of a rank (0 the first) are taken; 0 behind the last. */
export function rankCount(f: Formation, rank: number): number {
  if (f.bigs !== undefined) return (fill(f)[rank] ?? 0) + taken(f, rank);
  return Math.max(0, Math.min(f.files, f.models - rank * f.files));
}

/** How many ranks hold at least `modelsPerFullRank` models. */
export function fullRanks(f: Formation, modelsPerFullRank: number): number {
  if (f.bigs !== undefined) {
    const men = fill(f);
    const counts = (rank: number): number => (men[rank] ?? 0) + taken(f, rank, (b) => b.corner === undefined);
    return Array.from({ length: ranksOf(f) }, (_, rank) => counts(rank)).filter(
      (count) => count >= Math.max(1, modelsPerFullRank),
    ).length;
  }
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

/** The files of a rank that those on bases of the formation's own size have. */
function ownSlots(f: Formation, rank: number, chirality: Chirality): readonly number[] {
  const large = kept(f, rank);
  const inIt = (file: number): boolean => large.some((b) => file >= b.file && file < b.file + b.files);
  const free = Array.from({ length: frontage(f) }, (_, file) => file).filter((file) => !inIt(file));
  const count = fill(f)[rank] ?? 0;
  const spare = free.length - count;
  const first = chirality === 1 ? Math.ceil(spare / 2) : Math.floor(spare / 2);
  return free.slice(first, first + count);
}

/**
 * The files occupied in a rank, ascending, by larger bases too. An incomplete last rank stands in the middle, every model behind one of
 * the rank before; an odd spare place is left on the other side than `chirality` prefers.
 */
export function rankSlots(f: Formation, rank: number, chirality: Chirality): readonly number[] {
  if (f.bigs !== undefined) {
    const large = f.bigs.flatMap((b) => (rank < b.ranks ? Array.from({ length: b.files }, (_, i) => b.file + i) : []));
    return [...ownSlots(f, rank, chirality), ...large].sort((p, q) => p - q);
  }
  const count = rankCount(f, rank);
  const spare = frontage(f) - count;
  const first = chirality === 1 ? Math.ceil(spare / 2) : Math.floor(spare / 2);
  return Array.from({ length: count }, (_, i) => first + i);
}

/** A model as it stands in its formation: its place, and its base by the middle of its front (0.01 mm from the front's centre). */
export interface Standee extends Place {
  readonly right: number;
  readonly back: number;
  readonly width: number;
  readonly depth: number;
}

/** How far to the right the middle of a larger base lies. */
function bigOffset(f: Formation, b: Big): number {
  const [left, right] = [
    fileOffset(f, b.file) - f.baseWidth / 2,
    fileOffset(f, b.file + b.files - 1) + f.baseWidth / 2,
  ];
  if (b.corner === undefined) return (left + right) / 2;
  return b.corner === -1 ? left + b.width / 2 : right - b.width / 2;
}

/** The models that begin in a rank, from left to right; a larger base once, in its leftmost file. */
export function standeesIn(f: Formation, rank: number, chirality: Chirality): readonly Standee[] {
  const back = rankOffset(f, rank);
  // One literal, asked for every model of every unit: a record that is put together of two costs six times as much.
  const [width, depth] = [f.baseWidth, f.baseDepth];
  const own = (file: number): Standee => ({ rank, file, right: fileOffset(f, file), back, width, depth });
  if (f.bigs === undefined) return rankSlots(f, rank, chirality).map(own);
  const large = rank > 0 ? NOBODY : f.bigs;
  return [
    ...ownSlots(f, rank, chirality).map(own),
    ...large.map((b) => ({ rank, file: b.file, right: bigOffset(f, b), back, width: b.width, depth: b.depth })),
  ].sort((p, q) => p.file - q.file);
}

/** All of them, the first rank first. */
export const standees = (f: Formation, chirality: Chirality): readonly Standee[] =>
  Array.from({ length: ranksOf(f) }, (_, rank) => standeesIn(f, rank, chirality)).flat();

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
