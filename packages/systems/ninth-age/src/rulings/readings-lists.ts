import type { Ruling } from "@tercio/kernel";
import { OURS, reading, way } from "./reading.ts";

/** How this program reads the tables of the army books when it counts and checks a list; first what it does, then what it does not. */
export const listReadings: readonly Ruling[] = [
  reading(
    "list-limits-by-name",
    "What a limit for the army counts",
    "Ce que compte une limite d’armée",
    OURS,
    way(
      "by-name",
      "Options, mounts and items that are called alike and carry a limit count together, whoever takes them.",
      "Les options, montures et objets de même nom qui portent une limite comptent ensemble, quel que soit leur preneur.",
    ),
  ),
  reading(
    "list-limits-together",
    "Several exceptions to one limit",
    "Plusieurs exceptions à une limite",
    OURS,
    way("least", "Of those that hold, the least.", "La plus basse de celles qui valent."),
  ),
  reading(
    "list-enchanted-things",
    "What an enchantment needs",
    "Ce qu’il faut pour un enchantement",
    OURS,
    way(
      "the-thing",
      "An armour enchantment needs a suit, a shield enchantment a shield, one that names a weapon that weapon. Everybody has a Hand Weapon, also beside another weapon.",
      "Un enchantement d’armure demande une armure, un de bouclier un bouclier, un qui nomme une arme cette arme. Tous ont une arme de base, aussi à côté d’une autre arme.",
    ),
  ),
  reading(
    "list-mounts-categories",
    "Where the points of a mount count",
    "Où comptent les points d’une monture",
    OURS,
    way(
      "both",
      "Under the categories of the rider and, those of the mount and of its options alone, under its own as well.",
      "Dans les catégories du cavalier et, ceux de la monture et de ses options seuls, aussi dans les siennes.",
    ),
  ),
  reading(
    "list-callings",
    "The callings of a Temple Exarch",
    "Les vocations d’un Exarque du Temple",
    `${OURS}; a list of a tournament has it so`,
    way(
      "standard-or-oracle",
      "The Battle Standard is one, which makes a Wizard Apprentice; Oracle of Doom is the other, which makes a Wizard Adept. One has to be taken.",
      "La grande bannière en est une, d’un Apprenti sorcier ; Oracle du Destin est l’autre, d’un Adepte. Il en faut une.",
    ),
  ),
  reading(
    "list-manifestations",
    "How many Manifestations",
    "Combien de Manifestations",
    `${OURS}; the tables give points only`,
    way(
      "as-paid",
      "As many as the points pay for, no two alike; one that guides is like the one that does not.",
      "Autant que les points en paient, jamais deux pareilles ; celle qui guide est pareille à celle qui ne guide pas.",
    ),
  ),
  reading(
    "list-additions",
    "What an army’s choice adds to the cost of a regiment",
    "Ce qu’un choix d’armée ajoute au coût d’un régiment",
    OURS,
    way("each", "So much for each model.", "Autant par figurine."),
  ),
  reading(
    "list-of-the-army",
    "Conditions that name a choice of somebody else",
    "Conditions qui nomment un choix d’autrui",
    OURS,
    way(
      "whole-army",
      "What units without that choice ask for as well is asked of the whole army, of everybody.",
      "Ce que demandent aussi des unités sans ce choix est demandé à l’armée entière, pour toutes.",
    ),
  ),
];
