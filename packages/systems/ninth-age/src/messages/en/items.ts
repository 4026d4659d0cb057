import { itemNames } from "../../book/items.ts";

/** Special items by their names. */
export const items = {
  ...itemNames("en"),
  "rule.enchanted-weapon": "Enchanted weapon",
  "fact.items": "Special items",
  "fact.items-of": "Special items of {name}",
  "refuse.item-no-flee": "With the {item} in the unit, fleeing from a charge is not an option",
  "refuse.item-no-panic": "With the {item} and its leader a unit passes Panic Tests",
  "ask.use-item": "Use an item that works once?",
  "answer.no-item": "Keep them",
  "answer.use-item": "{item} of {unit}",
  "event.usesItem": "{unit} used {item}",
  "rule.one-use": "One use only",
  "item.spent": "{item} (used)",
  "refuse.enchanted-weapon": "A model with an enchanted weapon must fight with it",
};
