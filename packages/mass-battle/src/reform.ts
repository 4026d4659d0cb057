import { centre } from "@tercio/tabletop";
import type { Placement } from "./facing.ts";
import { boundary, fewestFiles, type Formation, mostFiles, withFiles } from "./formation.ts";
import { endProblem, type MoveRefusal, type MoveWorld } from "./move.ts";
import { CENTRE_TOLERANCE, modelsReach, type SlotChange } from "./reach.ts";

/** The verdict on a reform. */
export type ReformCheck =
  | { readonly ok: true; readonly formation: Formation; readonly end: Placement }
  | { readonly ok: false; readonly reason: MoveRefusal | "off-centre" | "files"; readonly by: number | null };

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
  if (!Number.isInteger(files) || files < fewestFiles(f, slots.length) || files > mostFiles(f))
    return { ok: false, reason: "files", by: null };
  const formation = withFiles(f, files);
  const before = boundary(start, f);
  const after = boundary(place, formation);
  const p = centre(before);
  const q = centre(after);
  if (Math.abs(p.x - q.x) > CENTRE_TOLERANCE || Math.abs(p.y - q.y) > CENTRE_TOLERANCE)
    return { ok: false, reason: "off-centre", by: null };
  if (!modelsReach(start, f, place, files, maximum, world.chirality, slots))
    return { ok: false, reason: "model-too-far", by: null };
  const from = { rectangle: before, formation: f };
  const problem = endProblem(from, { rectangle: after, formation }, { modelMaximum: null }, world);
  return problem === null ? { ok: true, formation, end: place } : { ok: false, ...problem };
}
