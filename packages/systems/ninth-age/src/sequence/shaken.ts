import { type Context, inForce } from "@tercio/kernel";
import type { Unit } from "../state/state.ts";
import { named, tell } from "./emit.ts";

/** Tells of a unit that becomes Shaken; a unit that is so already does not become it again. */
export function tellShaken(context: Context, u: Unit): void {
  if (!u.shaken && inForce("t9a.shaken")) tell(context, "shaken", "t9a.shaken", { unit: named(u) });
}

/** The same of a unit that stays so until its own next Player Turn begins, or until that ends. */
export function tellShakenLater(context: Context, u: Unit, until: "begins" | "ends"): void {
  const kind = until === "ends" ? "shakenLater" : "shakenUntilNext";
  if (inForce("t9a.shaken")) tell(context, kind, "t9a.shaken", { unit: named(u) });
}
