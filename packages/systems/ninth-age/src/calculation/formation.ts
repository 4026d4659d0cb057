import { inForce } from "@tercio/kernel";
import type { Formation } from "@tercio/mass-battle";
import { distance, type Rectangle } from "@tercio/tabletop";
import { models, type Unit } from "../state.ts";
import { modelsPerFullRank } from "./tables.ts";

export const ranksOf = (u: Unit): number => Math.max(1, Math.ceil(models(u) / u.files));

const rectangles = new WeakMap<Unit, Rectangle>();

/** The Unit Boundary: the rectangle around all ranks, an incomplete last one included. */
export function rectangleOf(u: Unit): Rectangle {
  const known = rectangles.get(u);
  if (known !== undefined) return known;
  const made = {
    x: u.x,
    y: u.y,
    facing: u.facing,
    width: u.files * u.entry.baseWidth,
    depth: ranksOf(u) * u.entry.baseDepth,
  };
  rectangles.set(u, made);
  return made;
}

const formations = new WeakMap<Unit, Formation>();

/** The unit as its formation alone, for the geometry. */
export function formationOf(u: Unit): Formation {
  const known = formations.get(u);
  if (known !== undefined) return known;
  const { baseWidth, baseDepth } = u.entry;
  const made = { files: u.files, models: Math.max(1, models(u)), baseWidth, baseDepth };
  formations.set(u, made);
  return made;
}

export const unitDistance = (u: Unit, v: Unit): number => distance(rectangleOf(u), rectangleOf(v));

/** Occupied files of a rank; an incomplete last rank stands in the middle, an odd half step on the chirality's side. */
export function occupiedFiles(u: Unit, rank: number, chirality: 1 | -1): readonly number[] {
  const count = Math.min(u.files, models(u) - rank * u.files);
  const spare = u.files - count;
  const first = chirality === 1 ? Math.ceil(spare / 2) : Math.floor(spare / 2);
  return Array.from({ length: count }, (_, i) => first + i);
}

/** Ranks with enough models (5, 3 or 1 by Height). */
export function fullRanks(u: Unit): number {
  const least = modelsPerFullRank(u.entry.height);
  if (u.files < least) return 0;
  const all = models(u);
  const complete = Math.floor(all / u.files);
  return complete + (all - complete * u.files >= least ? 1 : 0);
}

export const inLine = (u: Unit): boolean => u.files >= 8 && inForce("line-formation");

/** +1 for each Full Rank after the first, at most +3; none in Line Formation. */
export function rankBonus(u: Unit): number {
  if (!inForce("t9a.combat-score.rank-bonus") || inLine(u)) return 0;
  return Math.max(0, Math.min(3, fullRanks(u) - 1));
}
