import { itemNames } from "../../book/item-names.ts";
import type { ItemId } from "../../book/items.ts";

type Names = { readonly [item in ItemId as `rule.${item}`]: string };
const names = Object.fromEntries(Object.entries(itemNames).map(([id, name]) => [`rule.${id}`, name[0]]));

/** Special items by their names. */
export const items = {
  ...(names as Names),
  "rule.enchanted-weapon": "Enchanted weapon",
  "fact.items": "Special items",
  "fact.items-of": "Special items of {name}",
  "refuse.item-no-flee": "With the {item} in the unit, fleeing from a charge is not an option",
  "refuse.item-no-panic": "With the {item} and its leader a unit passes Panic Tests",
  "refuse.enchanted-weapon": "Whoever has an enchanted weapon fights with it",
};
