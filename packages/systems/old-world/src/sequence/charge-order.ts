import { type Asked, there } from "@tercio/kernel";
import { type OldWorld, unit } from "../state/state.ts";
import type { Waiting } from "./charge-flow.ts";
import type { OldWorldFlow } from "./flow.ts";

/** Of units that wait for the same, the owner of the first says which is next. */
export const ownerOrders = (waiting: Waiting) => ({
  choice: "charge-order" as const,
  ask: (game: OldWorld, _: unknown, units: readonly number[]): Asked<OldWorldFlow, "charge-order"> => ({
    player: unit(game, there(units[0])).entry.seat,
    about: { units, waiting },
  }),
  chosen: (answer: { readonly unit: number }, units: readonly number[]) => units.find((id) => id === answer.unit),
});
