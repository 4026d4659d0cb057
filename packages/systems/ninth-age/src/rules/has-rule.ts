import { inForce, watched } from "@tercio/kernel";
import { rulesOfTypeAndHeight } from "../calculation/tables.ts";
import type { Unit, UnitEntry } from "../state.ts";
import { ruleId } from "./ids.ts";

const rulesByEntry = new WeakMap<UnitEntry, ReadonlySet<string>>();

/** All special rules of a unit: its own and those of its Type and Height. */
export function rulesOf(entry: UnitEntry): ReadonlySet<string> {
  // Coverage and knockout runs must see every look-up, so nothing is kept while one is on.
  const known = watched() ? undefined : rulesByEntry.get(entry);
  if (known !== undefined) return known;
  const all = new Set([...entry.rules, ...rulesOfTypeAndHeight(entry.type, entry.height)]);
  if (!watched()) rulesByEntry.set(entry, all);
  return all;
}

export const entryHas = (entry: UnitEntry, rule: string): boolean => rulesOf(entry).has(rule) && inForce(ruleId(rule));
export const hasRule = (u: Unit, rule: string): boolean => entryHas(u.entry, rule);

/** No Round of Combat was fought yet since it was last out of combat. */
export const firstRound = (u: Unit): boolean => inForce(ruleId("first-round")) && u.rounds === 0;
