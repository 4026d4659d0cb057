import { type Context, inForce } from "@tercio/kernel";
import type { Unit } from "../state/state.ts";
import { named, tell } from "./emit.ts";

/** Tells of a unit that becomes Shaken; a unit that is so already does not become it again. */
export function tellShaken(context: Context, u: Unit): void {
  if (!u.shaken && inForce("t9a.shaken")) tell(context, "shaken", "t9a.shaken", { unit: named(u) });
}

/** The same of a unit that stays so until the end of its own next Player Turn. */
export function tellShakenLater(context: Context, u: Unit): void {
  if (inForce("t9a.shaken")) tell(context, "shakenLater", "t9a.shaken", { unit: named(u) });
}
