import { at, CONTACT_TOLERANCE, gap, type Rectangle } from "@tercio/tabletop";
import type { Chirality, Facing } from "./facing.ts";
import { boundary, fileOffset, type Formation, frontage, type Place, rankSlots, ranksOf } from "./formation.ts";

/** A model at the edge of its unit, and the part of the unit's boundary in which it meets an enemy on that side. */
export interface EdgeModel extends Place {
  readonly cell: Rectangle;
}

/**
 * The models that meet an enemy on one facing: one a file (front, rear) or one a rank (flanks). Where the last rank has
 * an empty place, the nearest model of that file or rank stands for it, so that the gap does not keep it from fighting.
 */
export function edgeModels(a: Rectangle, f: Formation, facing: Facing, chirality: Chirality): readonly EdgeModel[] {
  const unit = boundary(a, f);
  const ranks = ranksOf(f);
  const last = rankSlots(f, ranks - 1, chirality);
  const cellAt = (right: number, back: number): Rectangle => {
    const p = at(unit, right, back);
    return { x: p.x, y: p.y, facing: unit.facing, width: f.baseWidth, depth: f.baseDepth };
  };
  const list: EdgeModel[] = [];
  if (facing === "front" || facing === "rear") {
    const back = facing === "front" ? 0 : (ranks - 1) * f.baseDepth;
    for (let file = 0; file < frontage(f); file++) {
      const rank = facing === "front" ? 0 : last.includes(file) ? ranks - 1 : ranks - 2;
      list.push({ rank, file, cell: cellAt(fileOffset(f, file), back) });
    }
    return list;
  }
  const edge = facing === "left" ? 0 : frontage(f) - 1;
  for (let rank = 0; rank < ranks; rank++) {
    const files = rank === ranks - 1 ? last : null;
    const file = files === null ? edge : ((facing === "left" ? files[0] : files[files.length - 1]) ?? edge);
    list.push({ rank, file, cell: cellAt(fileOffset(f, edge), rank * f.baseDepth) });
  }
  return list;
}

/**
 * The models of `a` in base contact with `b`'s boundary on one facing, by rank and file. Corner to corner counts, and so
 * does contact across the gaps of an incomplete last rank. Empty when the two do not touch.
 */
export function modelsInContact(
  a: Rectangle,
  f: Formation,
  facing: Facing,
  b: Rectangle,
  chirality: Chirality,
): readonly Place[] {
  const list: Place[] = [];
  for (const { rank, file, cell } of edgeModels(a, f, facing, chirality))
    if (gap(cell, b) <= CONTACT_TOLERANCE) list.push({ rank, file });
  return list;
}

/** A model of each of two units in base contact with one another. */
export interface BaseContact {
  readonly own: Place;
  readonly theirs: Place;
}

/** Every pair of models of `a` and `b` in base contact along one facing of each; gaps and corners as above. */
export function baseContacts(
  a: Rectangle,
  aFormation: Formation,
  aFacing: Facing,
  b: Rectangle,
  bFormation: Formation,
  bFacing: Facing,
  chirality: Chirality,
): readonly BaseContact[] {
  const theirs = edgeModels(b, bFormation, bFacing, chirality);
  const pairs: BaseContact[] = [];
  for (const own of edgeModels(a, aFormation, aFacing, chirality))
    for (const their of theirs)
      if (gap(own.cell, their.cell) <= CONTACT_TOLERANCE)
        pairs.push({
          own: { rank: own.rank, file: own.file },
          theirs: { rank: their.rank, file: their.file },
        });
  return pairs;
}

/**
 * Models that stand directly behind a front-rank model in contact: element 0 counts the second rank, element 1 the third,
 * and so on for `extraRanks` ranks. Models in contact on another side than the front have none behind them.
 */
export function supportersBehind(
  f: Formation,
  inContact: readonly Place[],
  extraRanks: number,
  chirality: Chirality,
): readonly number[] {
  const counts: number[] = [];
  for (let rank = 1; rank <= extraRanks; rank++) {
    const slots = rankSlots(f, rank, chirality);
    counts.push(inContact.filter((p) => p.rank === 0 && slots.includes(p.file)).length);
  }
  return counts;
}
