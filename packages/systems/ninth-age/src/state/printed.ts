import { inForce, watched } from "@tercio/kernel";
import { withGrants } from "./grants.ts";
import { listedRule } from "./ids.ts";
import { wordOf } from "./parameters.ts";
import type { Profile } from "./state.ts";
import { rulesOfTypeAndHeight } from "./tables.ts";

export type Rules = ReadonlySet<string>;

/** What is made of a profile, once for each variant of it. Coverage and knockout see every look-up: for them nothing is kept. */
export function kept<V extends string | number>(make: (profile: Profile, variant: V) => Rules) {
  const known = new WeakMap<Profile, Map<V, Rules>>();
  return (profile: Profile, variant: V): Rules => {
    if (watched()) return make(profile, variant);
    let variants = known.get(profile);
    if (variants === undefined) {
      variants = new Map();
      known.set(profile, variants);
    }
    let rules = variants.get(variant);
    if (rules === undefined) {
      rules = make(profile, variant);
      variants.set(variant, rules);
    }
    return rules;
  };
}

const listed = kept<"all">(
  ({ rules, type, height }) => new Set([...withGrants(rules).map(wordOf), ...rulesOfTypeAndHeight(type, height)]),
);
/** All special rules of a model as they are printed: its own and those of its Type and Height. */
export const rulesOf = (profile: Profile): Rules => listed(profile, "all");

/** Has a profile this rule as it is printed, before any effect? */
export const profileHas = (profile: Profile, rule: string): boolean =>
  rulesOf(profile).has(rule) && inForce(listedRule(rule));

/** Is it a model so large that nothing counts which somebody wears on its back? */
export const hidesRider = (profile: Profile): boolean =>
  profile.parts.length > 1 && profileHas(profile, "massive-bulk") && isRidden(profile);
const isRidden = ({ parts }: Profile): boolean => parts.some((p) => p.harnessed) && parts.some((p) => !p.harnessed);

/** The Champion of such a unit is its Wizard. */
export const isConclave = (profile: Profile): boolean => profileHas(profile, "wizard-conclave");
