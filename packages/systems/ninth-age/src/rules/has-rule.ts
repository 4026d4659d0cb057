import { inForce, watched } from "@tercio/kernel";
import { rulesOfTypeAndHeight } from "../calculation/tables.ts";
import type { Profile, Unit } from "../state.ts";
import { listedRule, ruleId } from "./ids.ts";

const rulesByProfile = new WeakMap<Profile, ReadonlySet<string>>();

/** All special rules of a model: its own and those of its Type and Height. */
export function rulesOf(profile: Profile): ReadonlySet<string> {
  // Coverage and knockout runs must see every look-up, so nothing is kept while one is on.
  const known = watched() ? undefined : rulesByProfile.get(profile);
  if (known !== undefined) return known;
  const all = new Set([...profile.rules, ...rulesOfTypeAndHeight(profile.type, profile.height)]);
  if (!watched()) rulesByProfile.set(profile, all);
  return all;
}

export const profileHas = (profile: Profile, rule: string): boolean =>
  rulesOf(profile).has(rule) && inForce(listedRule(rule));
/** A unit's own models have it: who joined it does not count. */
export const hasRule = (u: Unit, rule: string): boolean => profileHas(u.entry, rule);

/** No Round of Combat was fought yet since it was last out of combat. */
export const firstRound = (u: Unit): boolean => inForce(ruleId("first-round")) && u.rounds === 0;
