import { type Context, type Frame, inForce } from "@tercio/kernel";
import { failedCharge } from "../field/failed-charge.ts";
import { change, type NinthAge, unit } from "../state/state.ts";
import { dangerousGround } from "./dangerous-terrain.ts";
import { named, tell } from "./emit.ts";
import { ruleId } from "../state/ids.ts";
import { tellShaken } from "./shaken.ts";
import { wayOf, went } from "./ways.ts";

/** Distance and direction of a Failed Charge. */
export const FAILED_CHARGE = ruleId("failed-charge");

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
  const way = wayOf(u, path, u.air);
  tell(context, "failedCharges", FAILED_CHARGE, { unit: named(u), inches: highest }, went(game, u, way));
  tellShaken(context, u);
  const next = change(game, id, {
    x: end.x,
    y: end.y,
    facing: end.facing,
    shaken: true,
    moved: "failed-charge",
    declared: null,
    declaredFacing: null,
    air: false,
  });
  return { game: next, enter: dangerousGround(game, u, way) };
}
