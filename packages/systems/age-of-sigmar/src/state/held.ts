import type { Holder } from "@tercio/kernel";
import type { Unit, Warscroll } from "./state.ts";

const known = new WeakMap<Warscroll, ReadonlySet<string>>();

/** What a unit holds: the abilities of its warscroll. */
export function unitOf(u: Unit): Holder {
  const { warscroll } = u.entry;
  let rules = known.get(warscroll);
  if (rules === undefined) {
    rules = new Set(warscroll.abilities);
    known.set(warscroll, rules);
  }
  return { piece: u.id, rules };
}
