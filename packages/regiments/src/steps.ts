import type { Step } from "@tercio/board";
import type { Formation, Placement, PutDown, Segment } from "@tercio/mass-battle";
import { angleTo, normalise, signedTurn, wheelLength } from "@tercio/tabletop";
import { followed } from "./paths.ts";

type Path = readonly Segment[];

/** Another step, joined to the last where it is of the same kind. */
export function lengthened(u: Placement, f: Formation, path: Path, step: Step): Path {
  const facing = path.length === 0 ? u.facing : followed(u, f, path).end.facing;
  const next: Segment =
    step.kind === "pivot" ? { kind: "pivot", to: normalise(facing + Math.trunc(step.angle)) } : whole(step);
  const last = path[path.length - 1];
  if (last === undefined || last.kind !== next.kind) return [...path, next];
  const rest = path.slice(0, -1);
  if (next.kind === "pivot") return [...rest, next];
  if ("side" in next && "side" in last && next.side !== last.side) return [...path, next];
  if (next.kind === "wheel") return [...rest, { ...next, angle: next.angle + (last as typeof next).angle }];
  return [...rest, { ...next, distance: next.distance + (last as typeof next).distance }];
}

/** Wishes of a hand are whole numbers, none below nothing. */
function whole(
  step: Exclude<Step, { readonly kind: "pivot" }>,
): Exclude<Segment, PutDown | { readonly kind: "pivot" }> {
  const n = (given: number): number => Math.max(0, Math.trunc(given));
  return step.kind === "wheel" ? { ...step, angle: n(step.angle) } : { ...step, distance: n(step.distance) };
}

/** Farther round than this a point is reached backwards, 1/65536 turns. */
const BEHIND = 24_000;
const QUARTER = 16_384;
/** Less is no wheel worth the name, 1/65536 turns. */
const HARDLY = 90;

/** Wheel towards a point, then straight on until a front so wide (0.01 mm) is there, as near as the turning allows. */
export function pathTowards(u: Placement, width: number, x: number, y: number): Path {
  const turn = signedTurn(angleTo(x - u.x, y - u.y) - u.facing);
  const distance = Math.floor(Math.sqrt((x - u.x) * (x - u.x) + (y - u.y) * (y - u.y)));
  if (Math.abs(turn) > BEHIND) return [{ kind: "back", distance }];
  const path: Segment[] = [];
  const angle = Math.min(Math.abs(turn), QUARTER);
  if (angle > HARDLY) path.push({ kind: "wheel", side: turn < 0 ? "left" : "right", angle });
  // The wheel already carries the front's centre forward by about half of the outer corner's way.
  const gained = Math.floor(wheelLength(width, angle) / 2);
  if (distance > gained) path.push({ kind: "straight", distance: distance - gained });
  return path;
}
