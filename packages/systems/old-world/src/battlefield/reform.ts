import { bilingual, inForce, message, type Refusal, refuse } from "@tercio/kernel";
import type { Placement } from "@tercio/mass-battle";
import { matched } from "@tercio/loose";
import { inches } from "@tercio/regiments";
import { INCH } from "@tercio/tabletop";
import { isLoose, modelsOf } from "../calculation/models.ts";
import { limits } from "../entries/rules/moves.ts";
import { formations } from "../entries/rules/skirmish.ts";
import { ordersOf } from "../state/orders.ts";
import type { OldWorld, Order, Unit } from "../state/state.ts";
import { paceOf, reformed } from "./paths.ts";

/** A Reform into one of a unit's formations: where it ends, or why it may not. */
export function reformedAs(
  game: OldWorld,
  u: Unit,
  facing: number,
  files: number,
  order: Order,
): { readonly end: Placement } | { readonly problem: Refusal } {
  if (order !== u.order && !ordersOf(u.entry).includes(order))
    return {
      problem: refuse(
        "refuse.formation",
        formations.id,
        { unit: bilingual(u.entry.name), formation: message(`formation.${order}`) },
        "order",
      ),
    };
  const result = reformed(game, u, facing, files);
  if ("problem" in result || !isLoose(u)) return result;
  // No model goes farther than so many Movements.
  const ends = modelsOf({ ...u, ...result.end, files, order: "skirmish", formedUp: false, places: null });
  const most = limits.figures.maximumMultiplier * paceOf(game, u, false) * INCH;
  return !inForce(limits.id) || matched(modelsOf(u), ends, most) !== null
    ? result
    : { problem: refuse("refuse.model-too-far", limits.id, { limit: inches(most) }) };
}
