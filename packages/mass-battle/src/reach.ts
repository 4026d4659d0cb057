import { at, type Point, type Rectangle } from "@tercio/tabletop";
import type { Chirality, Placement } from "./facing.ts";
import { boundary, fileOffset, type Formation, rankMiddle, rankSlots, ranksOf, type Slot } from "./formation.ts";

/** Who keeps to the first rank: the place it has, and the one it shall have. */
export interface SlotChange {
  readonly from: Slot;
  readonly to: Slot;
}

/** Putting both centres on whole coordinates moves each by up to this much, 0.01 mm. */
export const CENTRE_TOLERANCE = 2;

function centres(r: Rectangle, f: Formation, chirality: Chirality): readonly Point[] {
  const list: Point[] = [];
  for (let rank = 0; rank < ranksOf(f); rank++) {
    for (const file of rankSlots(f, rank, chirality)) list.push(at(r, fileOffset(f, file), rankMiddle(f, rank)));
  }
  return list;
}

const squareOf = (p: Point, q: Point): number => (p.x - q.x) * (p.x - q.x) + (p.y - q.y) * (p.y - q.y);

/**
 * Whether every model of a formation can take a place of its own in `files` files at `end`, none with its centre farther than
 * `maximum` (0.01 mm) from where it stood. Models are alike, so any may take any place, except for those with places of their own.
 */
export function modelsReach(
  start: Placement,
  f: Formation,
  end: Placement,
  files: number,
  maximum: number,
  chirality: Chirality,
  slots: readonly SlotChange[],
): boolean {
  const after = { ...f, files };
  const from = centres(boundary(start, f), f, chirality);
  const to = centres(boundary(end, after), after, chirality);
  const limit = (maximum + CENTRE_TOLERANCE) * (maximum + CENTRE_TOLERANCE);
  const near = from.map((p) => to.map((q) => squareOf(p, q) <= limit));
  // The first rank's models come first, so that a file of it is also a model's number.
  for (const { from, to } of slots) {
    const reaches = near[from.file]?.[to.file] === true;
    near.forEach((places, model) => {
      if (model === from.file) places.fill(false);
      places[to.file] = model === from.file && reaches;
    });
  }
  return near.every((places) => places.includes(true)) && canMatch(near);
}

/** Whether everyone can have a place that is near to it, by making room along chains of those who have one. */
function canMatch(near: readonly (readonly boolean[])[]): boolean {
  const takenBy = near.map(() => -1);
  const visit = (model: number, seen: boolean[]): boolean => {
    for (let place = 0; place < near.length; place++) {
      if (seen[place] === true || near[model]?.[place] !== true) continue;
      seen[place] = true;
      const other = takenBy[place] as number;
      if (other === -1 || visit(other, seen)) {
        takenBy[place] = model;
        return true;
      }
    }
    return false;
  };
  return near.every((_, model) => visit(model, []));
}
