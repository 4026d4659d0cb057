import { inForce } from "@tercio/kernel";
import { wordOfId } from "../entries/define.ts";
import { entryOf, ruleEntries, wordsOf } from "../entries/index.ts";
import { listedRule } from "./ids.ts";
import { type RuleGiven, wordOf } from "./parameters.ts";

/** Rules that a profile names and only champions hold, and units that are led by one. */
export const OF_CHAMPIONS = wordsOf((e) => e.of === "champions");
export const OWN_STOMPS = "stomp-attacks";
/** Rules that take others away from whoever holds them: who loses a rule loses it here. */
export const TAKES_AWAY: { readonly [rule: string]: readonly string[] } = Object.fromEntries(
  ruleEntries.flatMap((e) => (e.takes === undefined ? [] : [[wordOfId(e.id), e.takes]])),
);
/** What a Character that has joined a unit lends it as one, and its rank and file each. */
export const GRANTED_TO_UNITS = wordsOf((e) => e.grantsTo === "unit");
export const GRANTED_TO_MODELS = wordsOf((e) => e.grantsTo === "models");

/** What a Character has of the rank and file that it has joined, where they are such. */
export const GRANTED_BY_UNITS: {
  readonly [rule: string]: { readonly among: string; readonly lends: readonly string[] };
} = Object.fromEntries(ruleEntries.flatMap((e) => (e.lentBy === undefined ? [] : [[wordOfId(e.id), e.lentBy]])));

/** These rules and all that come with them; what somebody has himself stands before what comes with something else. */
export function withGrants(rules: readonly RuleGiven[]): readonly RuleGiven[] {
  const all = [...rules];
  for (const rule of all) {
    const given = entryOf(wordOf(rule))?.grants;
    if (given !== undefined && inForce(listedRule(wordOf(rule)))) all.push(...(given as readonly RuleGiven[]));
  }
  return all;
}
