import { inForce } from "@tercio/kernel";
import { rectangleInFrontArc } from "@tercio/tabletop";
import { rectangleOf } from "../calculation/formation.ts";
import type { NinthAge, Unit } from "../state/state.ts";
import { obstructions } from "./obstructions.ts";
import { seesFromFront } from "@tercio/regiments";

/** Line of Sight from the first rank: to any part of the target's Unit Boundary, within the Front Arc. */
export function seesUnit(game: NinthAge, viewer: Unit, target: Unit): boolean {
  if (!inForce("t9a.line-of-sight.definition")) return true;
  const own = rectangleOf(viewer);
  const aim = rectangleOf(target);
  if (!rectangleInFrontArc(own, aim)) return false;
  const opaque = obstructions(game, viewer, target).filter((o) => o.opaque);
  return seesFromFront(
    own,
    aim,
    opaque.map((o) => o.shape),
  );
}
