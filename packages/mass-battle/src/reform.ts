import { at, centre, cosine, normalise, type Point, type Rectangle, roundHalfAway, sine } from "@tercio/tabletop";
import type { Chirality, Placement } from "./facing.ts";
import { boundary, fileOffset, type Formation, rankSlots, ranksOf } from "./formation.ts";
import { endProblem, type MoveRefusal, type MoveWorld } from "./move.ts";

/** The verdict on a reform. */
export type ReformCheck =
  | {
      readonly ok: true;
      readonly formation: Formation;
      readonly end: Placement;
      /** The way (0.01 mm) of the model that goes farthest, with the models matched so that it is as short as it can be. */
      readonly farthest: number;
    }
  | {
      readonly ok: false;
      readonly reason: MoveRefusal | "off-centre" | "files";
      readonly by: string | null;
      readonly farthest: number | null;
    };

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
 * `maximum` (0.01 mm) from where one stood, and a legal end. Models are alike, so any may take any place: the matching
 * whose longest way is shortest decides, which is the kindest to the player that there is.
 */
export function reformCheck(
  start: Placement,
  f: Formation,
  files: number,
  place: Placement,
  maximum: number,
  world: MoveWorld,
  chirality: Chirality,
): ReformCheck {
  if (!Number.isInteger(files) || files < 1 || files > f.models)
    return { ok: false, reason: "files", by: null, farthest: null };
  const formation: Formation = { files, models: f.models, baseWidth: f.baseWidth, baseDepth: f.baseDepth };
  const before = boundary(start, f);
  const after = boundary(place, formation);
  const p = centre(before);
  const q = centre(after);
  if (Math.abs(p.x - q.x) > CENTRE_TOLERANCE || Math.abs(p.y - q.y) > CENTRE_TOLERANCE)
    return { ok: false, reason: "off-centre", by: null, farthest: null };
  const farthest = longestWay(centres(before, f, chirality), centres(after, formation, chirality));
  if (farthest > maximum + CENTRE_TOLERANCE) return { ok: false, reason: "model-too-far", by: null, farthest };
  const problem = endProblem(before, formation, after, { modelMaximum: null }, world);
  if (problem !== null) return { ok: false, ...problem, farthest };
  return { ok: true, formation, end: place, farthest };
}

function centres(r: Rectangle, f: Formation, chirality: Chirality): readonly Point[] {
  const list: Point[] = [];
  for (let rank = 0; rank < ranksOf(f); rank++) {
    for (const file of rankSlots(f, rank, chirality)) list.push(at(r, fileOffset(f, file), (rank + 0.5) * f.baseDepth));
  }
  return list;
}

/**
 * The smallest length such that every model of `from` can be given a place of `to` of its own no farther away than that
 * (a bottleneck matching, by halving the sorted list of lengths).
 */
export function longestWay(from: readonly Point[], to: readonly Point[]): number {
  const n = from.length;
  const squares: number[] = [];
  for (const p of from) for (const q of to) squares.push((p.x - q.x) * (p.x - q.x) + (p.y - q.y) * (p.y - q.y));
  const sorted = [...squares].sort((a, b) => a - b);
  let low = 0;
  let high = sorted.length - 1;
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if (canMatch(squares, n, sorted[middle] as number)) high = middle;
    else low = middle + 1;
  }
  return Math.sqrt(sorted[low] ?? 0);
}

function canMatch(squares: readonly number[], n: number, limit: number): boolean {
  const takenBy = new Array<number>(n).fill(-1);
  const visit = (model: number, seen: Uint8Array): boolean => {
    for (let place = 0; place < n; place++) {
      if (seen[place] === 1 || (squares[model * n + place] as number) > limit) continue;
      seen[place] = 1;
      const other = takenBy[place] as number;
      if (other === -1 || visit(other, seen)) {
        takenBy[place] = model;
        return true;
      }
    }
    return false;
  };
  for (let model = 0; model < n; model++) if (!visit(model, new Uint8Array(n))) return false;
  return true;
}
