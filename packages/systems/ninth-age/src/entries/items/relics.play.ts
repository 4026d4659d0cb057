import { mayUse } from "../../calculation/items-used.ts";
import { type ItemEffect, type ItemId, itemRow } from "../../state/items.ts";
import type { Play } from "../play.ts";

type Offers = NonNullable<Play["offer"]>;

/** What one effect of an item offers in a Magic Phase, by its bearer. */
function offered(item: ItemId, e: ItemEffect): Offers {
  if ("adds" in e)
    return {
      "magic dice fallen": {
        bearers(game, _, { piece }) {
          const borne = { unit: piece, item };
          return mayUse(game, borne) ? [{ does: "adds a die", borne }] : [];
        },
      },
    };
  if ("recasts" in e)
    return {
      "magic dice fallen": {
        bearers: (_, { wizard }, { piece }) =>
          wizard === null ? [] : [{ does: "rolls again", dice: e.recasts, borne: { unit: piece, item } }],
      },
    };
  if ("walks" in e)
    return {
      "spell not dispelled": {
        bearers: (game, { seat }, { piece }) =>
          game.magic.tokens[seat] < e.walks ? [] : [{ tokens: e.walks, borne: { unit: piece, item } }],
      },
    };
  if ("binds" in e)
    return {
      "veil siphoned": {
        bearers(game, _, { piece }) {
          const binds = { unit: piece, item };
          return mayUse(game, binds) ? [{ binds }] : [];
        },
      },
    };
  return {};
}

/** What an item offers in a Magic Phase: each of its effects has a moment of its own. */
export const relicOffers = (item: ItemId): Offers =>
  itemRow(item).effects.reduce<Offers>((all, e) => ({ ...all, ...offered(item, e) }), {});
