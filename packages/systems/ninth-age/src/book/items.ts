import { abilities } from "../entries/items/abilities.ts";
import { common } from "../entries/items/common.ts";
import { empireOfSonnstahl } from "../entries/items/empire-of-sonnstahl.ts";
import { highbornElves } from "../entries/items/highborn-elves.ts";
import { dreadElves } from "../entries/items/dread-elves.ts";
import { undyingDynasties } from "../entries/items/undying-dynasties.ts";
import { warriorsOfTheDarkGods } from "../entries/items/warriors-of-the-dark-gods.ts";
import type { ItemEntry, ItemRow } from "../entries/items/item.ts";
import { armyBearers } from "../entries/spells/army-bound.ts";
import { relics } from "../entries/items/relics.ts";
import { mapped, type NameIn, namesOf, sentences } from "./row.ts";

const entries = {
  ...common,
  ...empireOfSonnstahl,
  ...highbornElves,
  ...dreadElves,
  ...undyingDynasties,
  ...warriorsOfTheDarkGods,
  ...relics,
  ...abilities,
  ...armyBearers,
} as const;

/** Special items by what they do: the effects of a weapon hold for blows with it, of a banner for its unit. */
export const items = mapped(entries, ({ name: _, reference: __, ...row }: ItemEntry): ItemRow => row);

/** An item as a list and a profile name it: its rule's id without the prefix. */
export type ItemId = NameIn<typeof items>;
export const itemIds = namesOf(items);

/** What items are called. */
export const itemName = (item: ItemId): ItemEntry["name"] => entries[`t9a.rule.${item}`].name;
/** The ruling that decides how an item is played, where one does. */
export const itemRuling = (item: ItemId): string | undefined => {
  const entry: ItemEntry = entries[`t9a.rule.${item}`];
  return entry.reference?.ruling;
};
/** The same as sentences. */
export const itemNames = (language: "en" | "fr") => sentences(itemIds, (item) => itemName(item)[language]);
