import { at, centre, cosine, normalise, type Point, type Rectangle, roundHalfAway, sine } from "@tercio/tabletop";
import type { Chirality, Placement } from "./facing.ts";
import { boundary, fileOffset, type Formation, rankSlots, ranksOf, type Slot } from "./formation.ts";
import { endProblem, type MoveRefusal, type MoveWorld } from "./move.ts";

/** The verdict on a reform. */
export type ReformCheck =
  | { readonly ok: true; readonly formation: Formation; readonly end: Placement }
  | { readonly ok: false; readonly reason: MoveRefusal | "off-centre" | "files"; readonly by: number | null };

/** Who keeps to the first rank: the place it has, and the one it shall have. */
export interface SlotChange {
  readonly from: Slot;
  readonly to: Slot;
}

/** Putting both centres on whole coordinates moves each by up to this much, 0.01 mm. */
const CENTRE_TOLERANCE = 2;

/** Where a formation stands with `files` files, looking along `facing`, its centre where it was; rounded once. */
export function reformPlacement(start: Placement, f: Formation, files: number, facing: number): Placement {
  const middle = centre(boundary(start, f));
  const half = boundary(start, { ...f, files }).depth / 2;
  return {
    x: roundHalfAway(middle.x + half * sine(facing)),
    y: roundHalfAway(middle.y + half * cosine(facing)),
    facing: normalise(facing),
  };
}

/**
 * Whether a formation may re-form into `files` files at `place`: the same centre of its boundary, no model's centre farther than
 * `maximum` (0.01 mm) from where one stood ({@link modelsReach}), and a legal end.
 */
export function reformCheck(
  start: Placement,
  f: Formation,
  files: number,
  place: Placement,
  maximum: number,
  world: MoveWorld,
  slots: readonly SlotChange[],
): ReformCheck {
  if (!Number.isInteger(files) || files < Math.max(1, slots.length) || files > f.models)
    return { ok: false, reason: "files", by: null };
  const formation: Formation = { files, models: f.models, baseWidth: f.baseWidth, baseDepth: f.baseDepth };
  const before = boundary(start, f);
  const after = boundary(place, formation);
  const p = centre(before);
  const q = centre(after);
  if (Math.abs(p.x - q.x) > CENTRE_TOLERANCE || Math.abs(p.y - q.y) > CENTRE_TOLERANCE)
    return { ok: false, reason: "off-centre", by: null };
  if (!modelsReach(start, f, place, files, maximum, world.chirality, slots))
    return { ok: false, reason: "model-too-far", by: null };
  const problem = endProblem(before, formation, after, { modelMaximum: null }, world);
  return problem === null ? { ok: true, formation, end: place } : { ok: false, ...problem };
}

function centres(r: Rectangle, f: Formation, chirality: Chirality): readonly Point[] {
  const list: Point[] = [];
  for (let rank = 0; rank < ranksOf(f); rank++) {
    for (const file of rankSlots(f, rank, chirality)) list.push(at(r, fileOffset(f, file), (rank + 0.5) * f.baseDepth));
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
