import { itemNames } from "../../book/items.ts";

/** Objets spéciaux par leur nom. */
export const items = {
  ...itemNames("fr"),
  "rule.enchanted-weapon": "Arme enchantée",
  "fact.items": "Objets spéciaux",
  "fact.items-of": "Objets spéciaux de {name}",
  "refuse.item-no-flee": "Avec {item} dans l’unité, fuir une charge n’est pas possible",
  "refuse.item-no-panic": "Avec {item} et son chef, une unité réussit ses Tests de panique",
  "ask.use-item": "Utiliser un objet à usage unique ?",
  "answer.no-item": "Les garder",
  "answer.use-item": "{item}, {unit}",
  "event.usesItem": "{unit} : {item}, objet utilisé",
  "rule.one-use": "Usage unique",
  "item.spent": "{item} (utilisé)",
  "refuse.enchanted-weapon": "Une figurine avec une arme enchantée doit combattre avec elle",
};
