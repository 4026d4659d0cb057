import { inForce } from "@tercio/kernel";
import { type OldWorld, onField, unit } from "../state/state.ts";
import { ownerOrders } from "./charge-order.ts";
import { movingByDice } from "./random-move.ts";
import { cameBack, REINFORCEMENTS, toArrive, toReturn } from "./arriving.ts";
import { named, tell } from "./emit.ts";
import { sequence } from "./flow.ts";

const COMPULSORY = "tow.phase.movement.compulsory-moves";

/** Units of the active player that flee and have not fled in this turn. */
const fleeing = (game: OldWorld): readonly number[] =>
  inForce(COMPULSORY)
    ? game.units
        .filter((u) => u.entry.seat === game.active && onField(u) && u.fleeing && u.deed === "none")
        .map((u) => u.id)
    : [];

/** All that moves without a choice: fleeing units first, straight on; then who comes onto the table. */
export const compulsoryMoves = sequence(
  "compulsory-moves",
  { en: "Compulsory Moves", fr: "Mouvements obligatoires" },
  {},
  ({ each }) => [
    each(fleeing, { still: (game, _, id) => fleeing(game).includes(id) }).call(
      "flee",
      { en: "Fleeing units", fr: "Unités en fuite" },
      "flee-move",
      (game, _, id) => ({ unit: id, direction: unit(game, id).facing, fallsBack: false }),
      undefined,
      COMPULSORY,
    ),
    each(movingByDice, {
      still: (game, _, id) => movingByDice(game).includes(id),
      order: ownerOrders("random"),
    }).call(
      "random",
      { en: "Random Movement", fr: "Mouvements aléatoires" },
      "random-move",
      (_, __, id) => ({ unit: id }),
      undefined,
      "tow.rule.random-movement",
    ),
    each(toReturn).act(
      "return",
      { en: "Pursuers that left the table return", fr: "Retour des poursuivants sortis de la table" },
      (game, _, id, context) => {
        const next = cameBack(game, id);
        tell(context, next === null ? "noRoomToArrive" : "comesBack", REINFORCEMENTS, {
          unit: named(unit(game, id)),
        });
        return next === null ? {} : { game: next };
      },
      REINFORCEMENTS,
    ),
    each(toArrive).call(
      "arrive",
      { en: "Reinforcements", fr: "Renforts" },
      "arrive",
      (_, __, id) => ({ unit: id }),
      undefined,
      REINFORCEMENTS,
    ),
  ],
);
