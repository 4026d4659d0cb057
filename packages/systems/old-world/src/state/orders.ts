import { holds } from "./held.ts";
import type { Order, UnitEntry } from "./state.ts";

/** The formations that a unit may take, the one that it takes where nothing else is said first. */
export function ordersOf(entry: UnitEntry): readonly Order[] {
  const open = holds({ entry }, "open-order");
  const looser: readonly Order[] = [
    ...(open ? (["open"] as const) : []),
    ...(entry.skirmishers ? (["skirmish"] as const) : []),
  ];
  return looser.length === 0 ? ["close"] : holds({ entry }, "close-order") ? [...looser, "close"] : looser;
}
