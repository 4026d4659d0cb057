import { type Effect, inForce } from "@tercio/kernel";
import { type ItemId, itemIds, items } from "../book/items.ts";
import type { Bearer, ItemEffect, ItemRow, ItemSlot } from "../entries/items/item.ts";
import { weapons } from "../book/weapons.ts";
import type { ParametersOf } from "../entries/index.ts";
import { profileHas } from "./printed.ts";
import type { Pool, Profile, Unit, WeaponId } from "./state.ts";
import { TAKES_AWAY } from "./grants.ts";
import { listedRule } from "./ids.ts";
import { isOnFoot } from "./on-foot.ts";

export { type ItemEffect, type ItemId, itemIds };
export type { Changed } from "../entries/items/item.ts";

export const itemRow = (id: ItemId): ItemRow => items[`t9a.rule.${id}`];
export const isBanner = (id: ItemId): boolean => itemRow(id).slot === "banner";

const NONE: readonly ItemId[] = [];
const of = (profile: Profile, slot: ItemSlot): ItemId | undefined =>
  profile.items?.find((id) => itemRow(id).slot === slot);

/** An enchantment of a weapon to strike with, and which of its bearer's weapons it is on. */
export interface Enchanted {
  readonly item: ItemId;
  readonly weapon: WeaponId;
}

/**
 * The weapon of such models that is enchanted: of those that it may be on the first that is no Hand Weapon, else the Hand
 * Weapon, which everybody has (reading `enchanted-weapon`); null where none is.
 */
export function enchantedWeapon(profile: Profile): Enchanted | null {
  const item = of(profile, "weapon");
  if (item === undefined) return null;
  const on = itemRow(item).on;
  const may = (weapon: WeaponId): boolean => on === undefined || on.includes(weapon);
  const weapon =
    profile.weapons.find((w) => w !== "hand-weapon" && may(w)) ?? (may("hand-weapon") ? "hand-weapon" : null);
  return weapon === null ? null : { item, weapon };
}

export const twoHanded = (weapon: WeaponId | null): boolean =>
  weapon !== null && weapons[`t9a.rule.${weapon}`].hands === 2;
/** Weapons that a Master of Destruction swings with one hand. */
const WITH_ONE: readonly WeaponId[] = ["great-weapon", "halberd"];
/** Has who wields this weapon a hand left for a Shield? */
export const sparesHand = (profile: Profile, weapon: WeaponId | null): boolean =>
  weapon === null || !twoHanded(weapon) || (WITH_ONE.includes(weapon) && profileHas(profile, "master-of-destruction"));

/** Items at work on a bearer who wields this weapon: an enchanted one, or a shield, only while it is in hand. */
export function carried(profile: Profile, weapon: WeaponId | null): readonly ItemId[] {
  if (profile.items === undefined) return NONE;
  const enchanted = enchantedWeapon(profile);
  return profile.items.filter((id) => {
    const { slot, once } = itemRow(id);
    if (once !== undefined) return false;
    if (slot === "weapon") return id === enchanted?.item && weapon === enchanted.weapon;
    return slot === "shield" ? sparesHand(profile, weapon) : slot !== "banner";
  });
}

/** Does a pool bear a banner for its unit: the Battle Standard, unless its bearer refused a Duel? */
const bearsBanner = ({ profile, refused }: Pool): boolean =>
  !refused && profile.rules.includes("battle-standard-bearer");

/** Items that work for a unit: `banners` of its standards that stand, `all` with those that Characters in it share. */
interface Shared {
  readonly banners: readonly ItemId[];
  readonly all: readonly ItemId[];
}
const NOTHING: Shared = { banners: NONE, all: NONE };

export function sharedItems(u: Unit): Shared {
  let { banners, all } = NOTHING;
  for (const [at, p] of u.pools.entries()) {
    if (p.profile.items === undefined || (p.kind === "character" ? p.count === 0 : at > 0)) continue;
    const banner = p.kind === "character" ? bearsBanner(p) : u.standard;
    for (const id of p.profile.items) {
      const { slot, shared, once } = itemRow(id);
      if (once !== undefined) continue;
      if (slot === "banner" && banner) banners = [...banners, id];
      if (slot === "banner" ? banner : shared === true && p.kind === "character") all = [...all, id];
    }
  }
  return all.length === 0 ? NOTHING : { banners, all };
}

/** An item, and the record of whom it stands with: a unit's own, or a Character's. A type, so that answers may hold it. */
export type Borne = { readonly unit: number; readonly item: ItemId };

/** Does such a pool bear what goes there? What is no item its rank and file may have as well. */
const bears = (slot: ItemSlot, kind: Pool["kind"], banner: boolean): boolean =>
  slot === "banner" ? banner : slot === "ability" || kind === "character";

/** Items of a unit, and of the Characters in it, that are used once. */
export const usedOnce = (u: Unit): readonly Borne[] =>
  u.pools.flatMap((p, at) => {
    if (p.profile.items === undefined || (p.kind === "character" ? p.count === 0 : at > 0)) return [];
    const banner = p.kind === "character" ? bearsBanner(p) : u.standard;
    return p.profile.items
      .filter((id) => itemRow(id).once !== undefined && bears(itemRow(id).slot, p.kind, banner))
      .map((item) => ({ unit: p.self ?? u.id, item }));
  });

/** The word of the mark that an item leaves which has been used. */
export const SPENT = "spent";

/** Has it been used? */
export const isSpent = (effects: readonly Effect[], { unit, item }: Borne): boolean =>
  effects.some((e) => e.rule === SPENT && e.on === unit && e.params.item === item);

/** Puts items among rules: their own words, the rules that they give, and without those that any of them takes; `character`: of a Character. */
export function withItems(
  rules: Set<string>,
  ids: readonly ItemId[],
  profile: Profile,
  character = false,
): Set<string> {
  for (const id of ids) {
    rules.add(id);
    // Of those in the unit who bear nothing, rank and file alone have what stands in place of something else.
    const bearer = character && profile.items?.includes(id) === true;
    for (const e of effectsOf(id)) {
      if (!("give" in e) || !suits(profile, e.when)) continue;
      if (e.inPlaceOf !== undefined && !bearer && (character || !rules.has(e.inPlaceOf))) continue;
      rules.add(e.give);
      if (e.inPlaceOf !== undefined) rules.delete(e.inPlaceOf);
    }
  }
  for (const id of ids) for (const e of effectsOf(id)) if ("take" in e) rules.delete(e.take);
  return rules;
}
/** What an item does: nothing while it is not in force. */
export const effectsOf = (id: ItemId): ItemRow["effects"] =>
  inForce(listedRule(id)) ? itemRow(id).effects : NO_EFFECTS;
const NO_EFFECTS: ItemRow["effects"] = [];

/** Does anything among these rules take this one away, whoever gives it? */
export const isTaken = (rules: ReadonlySet<string>, word: string): boolean =>
  Object.entries(TAKES_AWAY).some(([rule, taken]) => taken.includes(word) && rules.has(rule)) ||
  itemIds.some((id) => rules.has(id) && effectsOf(id).some((e) => "take" in e && e.take === word));

/** Is the bearer such a one? */
export function suits(profile: Profile, when: Bearer | undefined): boolean {
  switch (when) {
    case undefined:
      return true;
    case "on foot":
      return isOnFoot(profile.type, "items");
    case "Standard":
      return profile.height === "Standard";
    case "towering":
      return profileHas(profile, "towering-presence");
  }
}

/** Special rules with figures that items give: those of `ids`. */
export function parametersOfItems(ids: readonly ItemId[]): {
  readonly [word: string]: ParametersOf["hard-target"] | ParametersOf["strider"];
} {
  const made: { [word: string]: ParametersOf["hard-target"] | ParametersOf["strider"] } = {};
  for (const id of ids)
    for (const e of effectsOf(id)) {
      if (!("give" in e)) continue;
      if (e.value !== undefined) made[e.give] = { value: e.value };
      if (e.terrain !== undefined) made[e.give] = { terrain: e.terrain };
    }
  return made;
}

/** Health Points more that a model has for what it carries. */
export function healthOfItems({ items }: Profile): number {
  let more = 0;
  for (const id of items ?? NONE)
    for (const e of effectsOf(id)) if ("change" in e && e.change === "health points") more += e.add ?? 0;
  return more;
}
