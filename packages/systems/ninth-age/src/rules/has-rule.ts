import { inForce, watched } from "@tercio/kernel";
import { rulesOfTypeAndHeight } from "../calculation/tables.ts";
import type { Unit, UnitEntry } from "../state.ts";

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

export const hasRule = (u: Unit, rule: string): boolean => rulesOf(u.entry).has(rule) && inForce(rule);
