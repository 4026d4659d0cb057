import { hashOf } from "@tercio/kernel";
import type { UnitEntry } from "../state/state.ts";
import { halberds, northmen, recruit, spears } from "../state/units.ts";
import { flags, type Own, type Profile } from "./types.ts";

/** An entry of a set-up without what a unit's own lines say. */
export function profileOf(entry: UnitEntry): Profile {
  const own: readonly Own[] = ["seat", "models", "files", ...flags];
  return Object.fromEntries(Object.entries(entry).filter(([k]) => !own.includes(k as Own))) as Profile;
}

/** A human on foot with a hand weapon and nothing to protect him: what a profile is where it says nothing. */
export const plain: Profile = {
  ...profileOf({ ...recruit, name: { en: "Plain", fr: "Simples" }, seat: 0 }),
  armour: "none",
  shield: false,
};

/** Units of the starter by id. */
export const builtIn: ReadonlyMap<string, Profile> = new Map([
  ["spear-regiment", profileOf(spears)],
  ["halberd-band", profileOf(halberds)],
  ["northmen", profileOf(northmen)],
]);
const ids: ReadonlyMap<string, string> = new Map([...builtIn].map(([id, p]) => [hashOf(p), id]));

/** The id of a profile that is one of the starter's. */
export const idOf = (profile: Profile): string | undefined => ids.get(hashOf(profile));
