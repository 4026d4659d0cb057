import { type Asked, there } from "@tercio/kernel";
import { type NinthAge, unit } from "../state/state.ts";
import type { Waiting } from "./asked.ts";
import type { NinthAgeFlow } from "./flow.ts";

type Order<V, T> = {
  readonly choice: "next-unit";
  readonly ask: (game: NinthAge, vars: V, among: readonly T[]) => Asked<NinthAgeFlow, "next-unit">;
  readonly chosen: (answer: { readonly unit: number }, among: readonly T[]) => T | undefined;
  readonly among?: (game: NinthAge, vars: V, left: readonly T[]) => readonly T[];
};

/**
 * Of units that wait for the same, the owner of the first says which goes next. All that are asked about belong to one
 * player: `among` picks them where others wait too.
 */
export function ownerOrders(waiting: Waiting): Order<unknown, number>;
export function ownerOrders<V>(
  waiting: Waiting,
  among: (game: NinthAge, vars: V, left: readonly number[]) => readonly number[],
): Order<V, number>;
export function ownerOrders<V>(
  waiting: Waiting,
  among?: (game: NinthAge, vars: V, left: readonly number[]) => readonly number[],
): Order<V, number> {
  return {
    choice: "next-unit",
    ...(among === undefined ? {} : { among }),
    ask: (game, _, units) => ({
      player: unit(game, there(units[0])).seat,
      about: { units, waiting },
    }),
    chosen: (answer, units) => units.find((id) => id === answer.unit),
  };
}
