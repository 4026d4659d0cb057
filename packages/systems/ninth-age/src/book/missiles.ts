import { eachWithout } from "@tercio/entries";
import { type NameIn, namesOf, sentences } from "./row.ts";
import type { WeaponEntry } from "../entries/weapons/weapon.ts";
import { armyMissiles } from "../entries/weapons/armies.ts";
import { common } from "../entries/weapons/common.ts";
import { peculiarMissiles } from "../entries/weapons/peculiar.ts";

const entries = { ...common, ...armyMissiles, ...peculiarMissiles } as const;
type Entries = typeof entries;
const all: { readonly [id in keyof Entries]: WeaponEntry } = entries;

/** Every shooting weapon, by the id of its rule. */
export const missiles = eachWithout(entries, "name", "asked", "reference");

type Rule = keyof Entries;
/** A shooting weapon as an army list, a profile and a choice name it: its rule's id without the prefix. */
export type MissileId = NameIn<typeof missiles>;
/** What a shooting weapon's attacks are like, by the id of the rule. */
export type ShotAttribute = Entries[Rule]["attributes"][number];
export const missileIds = namesOf(missiles);

/** What shooting weapons are called, as sentences. */
export const missileNames = (language: "en" | "fr") =>
  sentences(missileIds, (id) => all[`t9a.rule.${id}`].name[language]);

/** What the reference says of them beside their rows. */
export const missileReference = (id: MissileId): WeaponEntry["reference"] => all[`t9a.rule.${id}`].reference;
/** What one is called. */
export const missileName = (id: MissileId): WeaponEntry["name"] => all[`t9a.rule.${id}`].name;

/** Those that anybody may carry. */
export const askedMissiles: readonly MissileId[] = missileIds.filter((id) => all[`t9a.rule.${id}`].asked === true);
