import { type Context, inForce } from "@tercio/kernel";
import { change, type NinthAge, type Unit } from "../state/state.ts";
import { named, tell } from "./emit.ts";

const ID = "t9a.shaken";
const shakes = (): boolean => inForce(ID);

/** The game with this unit Shaken, and with what else becomes of it then; one that is so already stays so. */
export const shakenNow = (game: NinthAge, id: number, also: Parameters<typeof change>[2] = {}): NinthAge =>
  change(game, id, shakes() ? { ...also, shaken: true } : also);

/** Tells of a unit that becomes Shaken; a unit that is so already does not become it again. */
export function tellShaken(context: Context, u: Unit): void {
  if (!u.shaken && shakes()) tell(context, "shaken", ID, { unit: named(u) });
}

/** The same of a unit that stays so until its own next Player Turn begins, or until that ends. */
export function tellShakenLater(context: Context, u: Unit, until: "begins" | "ends"): void {
  const kind = until === "ends" ? "shakenLater" : "shakenUntilNext";
  if (shakes()) tell(context, kind, ID, { unit: named(u) });
}
