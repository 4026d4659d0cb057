import { type Context, type Frame, inForce } from "@tercio/kernel";
import type { Placement } from "@tercio/mass-battle";
import { gap } from "@tercio/tabletop";
import { rectangleOf } from "../calculation/formation.ts";
import { steppedBack, waitsIn } from "../calculation/joining.ts";
import { failedCharge } from "../battlefield/failed-charge.ts";
import { APART } from "../battlefield/world.ts";
import { type NinthAge, type SteppedFrom, type Unit, unit } from "../state/state.ts";
import { dangerousGround } from "./dangerous-terrain.ts";
import { named, tell } from "./emit.ts";
import { shakenNow, tellShaken } from "./shaken.ts";
import { wayOf, went } from "./ways.ts";

/** Distance and direction of a Failed Charge. */
export const FAILED_CHARGE = "t9a.rule.failed-charge";

/** What a Character steps back into whose Failed Charge does not lead clear of the unit that it stepped out of (reading `charging-out`). */
function staysIn(game: NinthAge, u: Unit, end: Placement): SteppedFrom | null {
  const from = waitsIn(game, u);
  if (from === null) return null;
  const host = rectangleOf(unit(game, from.host));
  return gap({ ...rectangleOf(u), x: end.x, y: end.y, facing: end.facing }, host) < APART ? from : null;
}

/** A Failed Charge: towards the target by the highest die of the roll; the unit is Shaken. */
export function fail(
  game: NinthAge,
  id: number,
  target: number,
  highest: number,
  context: Context,
): { readonly game: NinthAge; readonly enter: readonly Frame[] } {
  const u = unit(game, id);
  const { path, end } = inForce(FAILED_CHARGE)
    ? failedCharge(game, u, unit(game, target), highest)
    : { path: [], end: u };
  const stays = staysIn(game, u, end);
  if (stays !== null) {
    tell(context, "failedCharges", FAILED_CHARGE, { unit: named(u), inches: highest });
    const spent = { moved: "failed-charge" } as const;
    return { game: steppedBack(shakenNow(game, id, spent), id, stays), enter: [] };
  }
  const way = wayOf(u, path, u.air);
  tell(context, "failedCharges", FAILED_CHARGE, { unit: named(u), inches: highest }, went(game, u, way));
  tellShaken(context, u);
  const next = shakenNow(game, id, {
    x: end.x,
    y: end.y,
    facing: end.facing,
    moved: "failed-charge",
    declared: null,
    declaredFacing: null,
    air: false,
    outOf: null,
  });
  return { game: next, enter: dangerousGround(game, u, way) };
}
