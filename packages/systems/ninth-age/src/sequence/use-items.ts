import { there } from "@tercio/kernel";
import { message } from "../messages/message.ts";
import { type UseAt, usable, used } from "../calculation/items-used.ts";
import { type NinthAge, other, type Seat, unit } from "../state/state.ts";
import { named, tell } from "./emit.ts";
import { enter, sequence } from "./flow.ts";

type G = NinthAge;
type Given = { readonly at: UseAt; readonly units: readonly number[] | null };

/** Whose turn it is to use items: the Active Player's, in close combat then the other's; null: nobody has any. */
function next(game: G, { at, units }: Given, over: readonly Seat[]): Seat | null {
  for (const seat of at === "melee" ? [game.active, other(game.active)] : [game.active])
    if (!over.includes(seat) && usable(game, seat, at, units).length > 0) return seat;
  return null;
}

/** Items used at the start of a phase, or of a Round of Combat: each player says which, until they want no more. */
export const useItems = sequence("use-items", { en: "One use only", fr: "Usage unique" }, { over: [] }, ({ again }) => [
  again.choose(
    "a",
    { en: "Use an item", fr: "Utiliser un objet" },
    "use-item",
    (game, v) => {
      const seat = next(game, v, v.over);
      return seat === null ? null : { player: seat, about: { items: usable(game, seat, v.at, v.units) } };
    },
    (game, v, answer, context) => {
      if ("done" in answer) return { vars: { over: [...v.over, there(next(game, v, v.over))] } };
      tell(context, "usesItem", "t9a.rule.one-use", {
        unit: named(unit(game, answer.unit)),
        item: message(`rule.${answer.item}`),
      });
      return { game: used(game, answer, v.at) };
    },
    "t9a.rule.one-use",
  ),
]);

/** The frame in which items are used now; none where nobody has any. */
export const usingItems = (game: G, at: UseAt, units: readonly number[] | null = null) =>
  next(game, { at, units }, []) === null ? [] : [enter("use-items", { at, units })];
