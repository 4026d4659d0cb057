import { type WordOf, wordOfId } from "../entries/define.ts";
import { abilities } from "../entries/items/abilities.ts";
import { ofArmies } from "../entries/items/armies.ts";
import { common } from "../entries/items/common.ts";
import type { ItemEntry, ItemRow } from "../entries/items/item.ts";
import { relics } from "../entries/items/relics.ts";

const entries = { ...common, ...ofArmies, ...relics, ...abilities } as const;
type Id = keyof typeof entries;
const withoutName = ({ name: _, ...row }: ItemEntry): ItemRow => row;

/** Special items by what they do: the effects of a weapon hold for blows with it, of a banner for its unit. */
export const items = Object.fromEntries(Object.entries(entries).map(([id, entry]) => [id, withoutName(entry)])) as {
  readonly [I in Id]: ItemRow;
};

/** An item as a list and a profile name it: its rule's id without the prefix. */
export type ItemId = WordOf<Id>;
export const itemIds = Object.keys(items).map((id) => wordOfId(id) as ItemId);

/** What items are called. */
export const itemName = (item: ItemId): ItemEntry["name"] => entries[`t9a.rule.${item}`].name;
/** The same as sentences. */
export const itemNames = (language: "en" | "fr"): { readonly [item in ItemId as `rule.${item}`]: string } =>
  Object.fromEntries(itemIds.map((item) => [`rule.${item}`, itemName(item)[language]])) as {
    readonly [item in ItemId as `rule.${item}`]: string;
  };
