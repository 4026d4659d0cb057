import { inForce } from "@tercio/kernel";
import { armyRules } from "../book/army-rules.ts";
import { listedRule } from "./ids.ts";
import { type RuleGiven, wordOf } from "./parameters.ts";

/** Rules that a profile names and only champions hold, and units that are led by one. */
export const OF_CHAMPIONS: readonly string[] = ["favoured-champion", "path-of-the-favoured", "wizard-conclave"];
export const OWN_STOMPS = "stomp-attacks";
/** Rules that take others away from whoever holds them: who loses a rule loses it here. */
export const TAKES_AWAY: { readonly [rule: string]: readonly string[] } = {
  [OWN_STOMPS]: ["stomp-1", "stomp-d6"],
  "cannot-use-stomp": ["stomp-1", "stomp-d6", OWN_STOMPS],
  "random-movement": ["swiftstride"],
  "artistry-of-death": ["ruthless-efficiency"],
  "dragonforged-armour": ["fortitude"],
  "incendiary-ichor": ["fortitude"],
};
/** What a Character that has joined a unit lends it as one, and its rank and file each. */
export const LENT_TO_UNITS: readonly string[] = ["trophy-rack", "unnatural-roots", "divine-right"];
export const LENT_TO_MODELS: readonly string[] = ["undying-will"];

/** What a Character has of the rank and file that it has joined, where they are such. */
export const LENT_BY_UNITS: { readonly [rule: string]: { readonly among: string; readonly lends: readonly string[] } } =
  {
    "deeds-not-words": { among: "battle-fever", lends: ["battle-focus", "hatred"] },
  };

const FLAMES = ["flaming-attacks"] as const;
const dragonforged = armyRules["t9a.rule.dragonforged-armour"];
/** Rules that come with others. */
const GIVES: { readonly [rule: string]: readonly RuleGiven[] } = {
  undead: ["unstable"],
  supernal: ["magical-attacks"],
  "ensouled-statue": ["undead", "dust-to-dust"],
  "krakens-hide": ["coastal-predator"],
  "coastal-predator": [{ rule: "strider", terrain: "water" }],
  "wardens-bond": ["martial-discipline"],
  "high-warden-of-the-flame": ["fearless"],
  "favour-of-cibaresh-god-of-lust": ["feigned-flight"],
  "living-shield": ["parry"],
  "bronze-backbone": ["hatred"],
  "favour-of-sugulag-god-of-greed": ["weapon-master"],
  "veil-stalker": ["ambush"],
  "dragonforged-armour": [
    { rule: "aegis", need: dragonforged.againstFlames.needed, against: FLAMES },
    { rule: "aegis", need: dragonforged.always.needed },
  ],
  "incendiary-ichor": [
    "flaming-attacks",
    { rule: "aegis", need: armyRules["t9a.rule.incendiary-ichor"].againstFlames.needed, against: FLAMES },
  ],
  "horns-of-hubris": [{ rule: "vanguard", inches: armyRules["t9a.rule.horns-of-hubris"].vanguard }],
  "light-troops": ["march-and-shoot"],
  general: ["commanding-presence"],
  "battle-standard-bearer": ["rally-around-the-flag"],
};

/** These rules and all that come with them; what somebody has himself stands before what comes with something else. */
export function withGiven(rules: readonly RuleGiven[]): readonly RuleGiven[] {
  const all = [...rules];
  for (const rule of all)
    for (const given of GIVES[wordOf(rule)] ?? []) if (inForce(listedRule(wordOf(rule)))) all.push(given);
  return all;
}
