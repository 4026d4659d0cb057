import type { Ruling } from "@tercio/kernel";
import { OURS, reading, way } from "./reading.ts";

/** How this program reads the short words that the tables of special items have. */
export const itemReadings: readonly Ruling[] = [
  reading(
    "enchanted-weapon",
    "Which weapon is enchanted",
    "Quelle arme est enchantée",
    `${OURS}; that it must be used is recalled`,
    way(
      "first-other",
      "Of the weapons to strike with that the enchantment may be on the first of the bearer’s that is no Hand Weapon, else the Hand Weapon. Its bearer uses no other.",
      "Des armes de corps à corps du porteur qui peuvent l’être, la première qui n’est pas l’Arme de base, sinon celle-ci. Il n’en emploie pas d’autre.",
    ),
  ),
  reading(
    "item-bearer",
    "For whom an item works on a mounted model",
    "Pour qui vaut l’objet d’une figurine montée",
    OURS,
    way(
      "rider",
      "What it does to blows is its bearer’s, not the mount’s; what it does to Armour, saves and Health Points is the whole model’s.",
      "Ce qu’il fait aux coups vaut pour le porteur, non pour la monture ; ce qu’il fait à l’Armure, aux sauvegardes et aux Points de vie vaut pour toute la figurine.",
    ),
  ),
  reading(
    "item-enemies",
    "Enemies in contact with a bearer",
    "L’ennemi au contact d’un porteur",
    OURS,
    way(
      "blows",
      "What is done to them counts in their blows at the bearer, or in the bearer’s at them.",
      "Ce qui leur est fait compte dans leurs coups contre le porteur, ou dans les siens contre eux.",
    ),
  ),
  reading(
    "item-uses",
    "When items that work once are used",
    "Quand servent les objets à usage unique",
    OURS,
    way(
      "starts",
      "At the start of a phase of their owner’s or of a Round of Combat, by whoever is asked; nobody is asked for whom it would do nothing.",
      "Au début d’une phase de leur joueur ou d’une manche de combat, par qui est interrogé ; on n’interroge pas celui à qui cela ne ferait rien.",
    ),
  ),
  reading(
    "dusk-forged",
    "When Dusk Forged makes a save again",
    "Quand Forgé au crépuscule fait relancer",
    OURS,
    way(
      "likelier",
      "Whenever that stops more wounds than the special save that would be given up for it; a natural 6 of Lethal Strike, against which no Armour Save was failed, may still meet the Aegis.",
      "Chaque fois que cela arrête plus de blessures que la sauvegarde spéciale à laquelle on renonce\u00a0; un 6 naturel d’un Coup fatal, contre lequel aucune sauvegarde d’armure n’a échoué, peut encore rencontrer l’Ægide.",
    ),
  ),
  reading(
    "heros-heart",
    "The Armour Penetration of Hero’s Heart",
    "La Pénétration d’armure de Cœur de héros",
    `${OURS}; one army’s book prints one more`,
    way("common", "As in the items of all armies.", "Celle des objets de toutes les armées."),
  ),
];
