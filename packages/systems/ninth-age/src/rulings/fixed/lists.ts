import type { Ruling } from "@tercio/kernel";
import { OURS, fixedRuling, way } from "../fixed-ruling.ts";

/** How this program reads the tables of the army books when it counts and checks a list; first what it does, then what it does not. */
export const listRulings: readonly Ruling[] = [
  fixedRuling(
    "list-limits-by-name",
    "What a limit for the army counts",
    "Ce que compte une limite d’armée",
    OURS,
    way(
      "by-name",
      "Options, mounts and items with the same name and a limit count together, for the whole army.",
      "Les options, montures et objets de même nom qui portent une limite comptent ensemble, pour toute l’armée.",
    ),
  ),
  fixedRuling(
    "list-limits-together",
    "Several exceptions to one limit",
    "Plusieurs exceptions à une limite",
    OURS,
    way("least", "The lowest of those that apply.", "La plus basse de celles qui s’appliquent."),
  ),
  fixedRuling(
    "list-enchanted-things",
    "What an enchantment needs",
    "Ce qu’il faut pour un enchantement",
    OURS,
    way(
      "the-thing",
      "An armour enchantment needs a suit of armour, a shield enchantment a shield, and an enchantment that names a weapon that weapon. Every model has a Hand Weapon, even beside another weapon.",
      "Un enchantement d’armure demande une armure, un enchantement de bouclier un bouclier, et celui qui nomme une arme cette arme. Toute figurine a une arme de base, même à côté d’une autre arme.",
    ),
  ),
  fixedRuling(
    "list-mounts-categories",
    "Where the points of a mount count",
    "Où comptent les points d’une monture",
    OURS,
    way(
      "both",
      "Under the categories of the rider; points of the mount and its options count under the mount’s own categories, too.",
      "Dans les catégories du cavalier ; ceux de la monture et de ses options comptent aussi dans les catégories de la monture.",
    ),
  ),
  fixedRuling(
    "list-callings",
    "The callings of a Temple Exarch",
    "Les vocations d’un Exarque du Temple",
    `${OURS}; a list of a tournament has it so`,
    way(
      "standard-or-oracle",
      "The Battle Standard is one, which makes a Wizard Apprentice; Oracle of Doom is the other, which makes a Wizard Adept. You must take one.",
      "La grande bannière en est une, d’un Magicien apprenti ; Oracle du Destin est l’autre, d’un Adepte. Vous devez en prendre une.",
    ),
  ),
  fixedRuling(
    "list-manifestations",
    "How many Manifestations",
    "Combien de Manifestations",
    `${OURS}; the tables give points only`,
    way(
      "as-paid",
      "As many as the points pay for, each only once; with or without guidance it is the same Manifestation.",
      "Autant que les points le permettent, chacune une seule fois ; avec ou sans guide, c’est la même Manifestation.",
    ),
  ),
  fixedRuling(
    "list-additions",
    "The cost that an army’s choice adds to a regiment",
    "Le coût qu’un choix d’armée ajoute à un régiment",
    OURS,
    way("each", "The same amount for each model.", "La même somme par figurine."),
  ),
  fixedRuling(
    "list-of-the-army",
    "Conditions that name a choice of another unit",
    "Conditions qui nomment un choix d’une autre unité",
    OURS,
    way(
      "whole-army",
      "A condition that units without that choice have as well is checked for the whole army, for every unit.",
      "Une condition qu’ont aussi des unités sans ce choix est vérifiée pour l’armée entière, pour toutes les unités.",
    ),
  ),
];
