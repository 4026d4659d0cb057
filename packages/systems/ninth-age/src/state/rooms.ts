import { there } from "@tercio/kernel";
import { centreFile, type Pool, type Unit } from "./state.ts";

/** The room that somebody with a base of another size takes in the first rank of a unit, in whole places of it. */
export interface Room {
  readonly files: number;
  readonly ranks: number;
  /** Its base is no multiple of the unit's (Mismatching): it stands beside the others, at a front corner. */
  readonly corner: boolean;
}

type Sized = Pick<Unit["entry"], "baseWidth" | "baseDepth">;

/** The room of such a base among bases of the unit's own size; null where it is of that size. */
export function roomOf(unit: Sized, own: Sized): Room | null {
  if (own.baseWidth === unit.baseWidth && own.baseDepth === unit.baseDepth) return null;
  const files = Math.ceil(own.baseWidth / unit.baseWidth);
  const ranks = Math.ceil(own.baseDepth / unit.baseDepth);
  const fills = files * unit.baseWidth === own.baseWidth && ranks * unit.baseDepth === own.baseDepth;
  return { files, ranks, corner: !fills };
}

/** The room that a pool takes in its unit; null: one place, as the others, or none of its own. */
export const roomIn = (u: Unit, p: Pool): Room | null =>
  p.profile === u.entry || p.kind !== "character" ? null : roomOf(u.entry, p.profile);

/** In how many files it stands. */
export const filesOf = (u: Unit, p: Pool): number => roomIn(u, p)?.files ?? 1;

/** Does somebody with a base of another size stand in the unit? */
export function hasBig(u: Unit): boolean {
  for (let at = 1; at < u.pools.length; at++) {
    const p = there(u.pools[at]);
    if (p.count > 0 && p.slot !== null && roomIn(u, p) !== null) return true;
  }
  return false;
}

/** The most files in which a unit could stand: all of its models in one rank. */
export function abreast(u: Unit): number {
  let count = 0;
  for (const p of u.pools) count += p.count * filesOf(u, p);
  return count;
}

/** At which front corner somebody stands beside the others: -1 left, 1 right; null: among them. */
export const cornerOf = (u: Unit, p: Pool): -1 | 1 | null =>
  p.count > 0 && p.slot !== null && roomIn(u, p)?.corner === true ? (p.slot === 0 ? -1 : 1) : null;

/** How wide a unit stands, those beside it at its corners left out. */
export const filesOfItsOwn = (u: Unit): number =>
  u.pools.reduce((files, p) => (cornerOf(u, p) === null ? files : files - filesOf(u, p)), u.files);

/** The leftmost of so many files side by side that are free, as near to the middle as may be; null: there are none. */
export function freeStretch(wide: number, files: number, isFree: (file: number) => boolean, chirality: 1 | -1) {
  let best: number | null = null;
  const off = (from: number): number => Math.abs(2 * from + wide - files);
  for (let from = 0; from + wide <= files; from++) {
    if (!Array.from({ length: wide }, (_, i) => from + i).every(isFree)) continue;
    if (best === null || off(from) < off(best) || (off(from) === off(best) && chirality === -1)) best = from;
  }
  return best;
}

/**
 * Files of the first rank for so many models with places of their own: the middle, then beside it, turn about. Null for
 * whom there is none left.
 */
export function middleFiles(count: number, files: number, chirality: 1 | -1): readonly (number | null)[] {
  const centre = centreFile(files, chirality);
  const list: number[] = [];
  for (let apart = 0; list.length < files; apart++)
    for (const file of apart === 0 ? [centre] : [centre - apart * chirality, centre + apart * chirality])
      if (file >= 0 && file < files) list.push(file);
  return Array.from({ length: count }, (_, i) => list[i] ?? null);
}

/**
 * The places of those of a unit that have one, were it so many files wide, in the order of its pools: who stands at a corner
 * keeps it, then who needs room takes the middle, the widest first, then the others.
 */
export function seats(u: Unit, files: number, chirality: 1 | -1): readonly (number | null)[] {
  const own = u.pools.filter((p) => p.count > 0 && p.slot !== null);
  if (!hasBig(u)) return middleFiles(own.length, files, chirality);
  const taken = new Set<number>();
  const found = new Map<Pool, number>();
  const take = (p: Pool, from: number | null): void => {
    if (from === null) return;
    found.set(p, from);
    for (let i = 0; i < filesOf(u, p); i++) taken.add(from + i);
  };
  const isFree = (file: number): boolean => file >= 0 && file < files && !taken.has(file);
  for (const p of own) {
    const corner = cornerOf(u, p);
    if (corner !== null) take(p, corner === -1 ? 0 : Math.max(0, files - filesOf(u, p)));
  }
  const wide = own.filter((p) => !found.has(p) && filesOf(u, p) > 1);
  for (const p of wide.sort((a, b) => filesOf(u, b) - filesOf(u, a)))
    take(p, freeStretch(filesOf(u, p), files, isFree, chirality));
  const middle = middleFiles(files, files, chirality);
  for (const p of own)
    if (!found.has(p) && filesOf(u, p) === 1) take(p, middle.find((file) => file !== null && isFree(file)) ?? null);
  return own.map((p) => found.get(p) ?? null);
}

/** Are the same bases of another size in the same places? */
export const sameRooms = (p: Unit, q: Unit): boolean =>
  p === q ||
  (!hasBig(p) && !hasBig(q)) ||
  (p.pools.length === q.pools.length &&
    p.pools.every((a, at) => a.slot === q.pools[at]?.slot && a.count === q.pools[at]?.count));
