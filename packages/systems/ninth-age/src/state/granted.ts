import { GRANTED_BY_UNITS, GRANTED_TO_MODELS } from "./grants.ts";
import { effectsOf } from "./items.ts";
import { profileHas, rulesOf } from "./printed.ts";
import type { Pool, Profile, Unit } from "./state.ts";

/** Words of rules that somebody has lent stand among those of shared items behind this sign. */
export const GRANTED = "&";

/** Has anybody joined it? Every blow of a walk asks what is lent, and mostly nobody is there to lend anything. */
function joined({ pools }: Unit): boolean {
  for (let at = 1; at < pools.length; at++) if (pools[at]?.kind === "character") return true;
  return false;
}

/** Those of these rules that somebody brings who has joined the unit and stands, each behind the sign of what is lent. */
export function granted(u: Unit, rules: readonly string[]): string {
  if (!joined(u)) return "";
  const brought = (rule: string): boolean =>
    u.pools.some((p, at) => at > 0 && p.kind === "character" && p.count > 0 && profileHas(p.profile, rule));
  return rules
    .filter(brought)
    .map((rule) => ` ${GRANTED}${rule}`)
    .join("");
}

/** What a Character has only among such rank and file, behind the sign of what is lent. */
function lentBy(u: Unit, profile: Profile): string {
  const [men] = u.pools;
  if (u.pools.length < 2 || men === undefined || men.kind === "character" || men.count === 0) return "";
  return Object.entries(GRANTED_BY_UNITS)
    .filter(([rule, { among }]) => profileHas(profile, rule) && profileHas(u.entry, among))
    .flatMap(([, { lends }]) => lends.map((word) => ` ${GRANTED}${word}`))
    .join("");
}

/** What items of Characters lend the rank and file among whom they stand. */
function lentByItems(u: Unit): string {
  const words = u.pools.flatMap((p, at) =>
    at === 0 || p.kind !== "character" || p.count === 0
      ? []
      : (p.profile.items ?? []).flatMap((id) => effectsOf(id).flatMap((e) => ("lends" in e ? [e.lends] : []))),
  );
  return [...new Set(words)].map((word) => ` ${GRANTED}${word}`).join("");
}

/** What is lent to the models of a pool. */
export function grantedTo(u: Unit, { kind, profile }: Pool): string {
  if (kind === "character") return lentBy(u, profile);
  return joined(u) ? (unlent(profile) ? "" : granted(u, GRANTED_TO_MODELS)) + lentByItems(u) : "";
}

/** Those who have a will of their own, or none: no other's is lent to them. */
const unlent = (profile: Profile): boolean => profile.type === "Beast" || rulesOf(profile).has("ensouled-statue");
