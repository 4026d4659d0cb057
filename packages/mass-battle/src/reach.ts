import { there } from "@tercio/kernel";
import { at, type Point, type Rectangle } from "@tercio/tabletop";
import type { Chirality, Placement } from "./facing.ts";
import { boundary, type Formation, type Slot, type Standee, standees, withFiles } from "./formation.ts";

/** Who keeps to the first rank: the place it has, and the one it shall have. */
export interface SlotChange {
  readonly from: Slot;
  readonly to: Slot;
}

/** Putting both centres on whole coordinates moves each by up to this much, 0.01 mm. */
export const CENTRE_TOLERANCE = 2;

const centres = (r: Rectangle, models: readonly Standee[]): readonly Point[] =>
  models.map((m) => at(r, m.right, m.back + m.depth / 2));

/** The formation so many files wide, larger bases where they shall stand. */
function reseated(f: Formation, files: number, slots: readonly SlotChange[]): Formation {
  const after = withFiles(f, files);
  if (after.bigs === undefined) return after;
  const bigs = after.bigs.map((b, i) => {
    const change = slots.find((s) => s.from.file === f.bigs?.[i]?.file);
    return change === undefined ? b : { ...b, file: change.to.file };
  });
  return { ...after, bigs };
}

/** Which of them has this file of the first rank. */
const inFile = (models: readonly Standee[], { file }: Slot): number =>
  models.findIndex((m) => m.rank === 0 && m.file === file);

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
  const after = reseated(f, files, slots);
  const [before, then] = [standees(f, chirality), standees(after, chirality)];
  const from = centres(boundary(start, f), before);
  const to = centres(boundary(end, after), then);
  const limit = (maximum + CENTRE_TOLERANCE) * (maximum + CENTRE_TOLERANCE);
  const near = from.map((p) => to.map((q) => squareOf(p, q) <= limit));
  for (const change of slots) {
    const [own, there] = [inFile(before, change.from), inFile(then, change.to)];
    const reaches = near[own]?.[there] === true;
    near.forEach((places, model) => {
      if (model === own) places.fill(false);
      places[there] = model === own && reaches;
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
      const other = there(takenBy[place]);
      if (other === -1 || visit(other, seen)) {
        takenBy[place] = model;
        return true;
      }
    }
    return false;
  };
  return near.every((_, model) => visit(model, []));
}
