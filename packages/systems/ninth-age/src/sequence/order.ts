import type { Request } from "@tercio/kernel";
import type { Waiting } from "../choice/order.ts";
import { type NinthAge, unit } from "../state.ts";

/**
 * Of units that wait for the same, the owner of the first says which goes next; null where there is no choice. All
 * of them belong to one player.
 */
export const whoIsNext = (game: NinthAge, units: readonly number[], waiting: Waiting): Request | null =>
  units.length < 2
    ? null
    : {
        type: "choice",
        player: unit(game, units[0] as number).seat,
        choice: "next-unit",
        about: { units, waiting },
      };
