import { there } from "@tercio/kernel";
import { type Commander, commandOf, commanders, ordered, ordersOf } from "../calculation/orders.ts";
import { ruleId } from "../state/ids.ts";
import { type NinthAge, unit } from "../state/state.ts";
import { message } from "../messages/message.ts";
import { leader, named, tell } from "./emit.ts";
import { sequence } from "./flow.ts";

type G = NinthAge;

/** Who commands next, and what he may; null: nobody. */
function next(game: G, given: readonly Commander[]) {
  for (const by of commanders(game, game.active, given)) {
    const orders = ordersOf(game, by);
    if (orders.length > 0) return { by, orders };
  }
  return null;
}

/** As often as any may command: who wants no more of it has done so. */
const ALL = 9;

/** At the start of a Player Turn: what its player’s commanders order their units. */
export const orders = sequence("orders", { en: "Orders", fr: "Ordres" }, { given: [] }, ({ again }) => [
  again.choose(
    "a",
    { en: "Give an order", fr: "Donner un ordre" },
    "give-order",
    (game, v) => {
      const found = next(game, v.given);
      return found === null ? null : { player: game.active, about: found };
    },
    (game, v, answer, context) => {
      const { by } = there(next(game, v.given));
      if ("done" in answer) return { vars: { given: [...v.given, ...Array.from({ length: ALL }, () => by)] } };
      tell(context, "orders", ruleId(commandOf(answer.order)), {
        who: leader(game, by),
        unit: named(unit(game, answer.unit)),
        order: message(`rule.${answer.order}`),
      });
      return { game: ordered(game, by, answer), vars: { given: [...v.given, by] } };
    },
    "t9a.rule.orders",
  ),
]);
