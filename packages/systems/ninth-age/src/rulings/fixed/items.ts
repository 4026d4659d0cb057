import type { Ruling } from "@tercio/kernel";
import { OURS, fixedRuling, way } from "../fixed-ruling.ts";

/** How this program reads the short words that the tables of special items have. */
export const itemRulings: readonly Ruling[] = [
  fixedRuling(
    "enchanted-weapon",
    "The enchanted weapon",
    "L’arme enchantée",
    `${OURS}; that it must be used is recalled`,
    way(
      "first-other",
      "The first of the bearer’s close combat weapons that the enchantment may be on and that is no Hand Weapon, otherwise the Hand Weapon. The bearer uses no other.",
      "La première des armes de corps à corps du porteur qui peuvent l’être et qui n’est pas l’arme de base, sinon celle-ci. Le porteur n’en emploie pas d’autre.",
    ),
  ),
  fixedRuling(
    "item-bearer",
    "What an item affects on a mounted model",
    "Ce que concerne un objet sur une figurine montée",
    OURS,
    way(
      "rider",
      "Effects on attacks apply to the bearer, not to the mount; effects on Armour, saves and Health Points apply to the whole model.",
      "Les effets sur les attaques valent pour le porteur, non pour la monture ; les effets sur l’Armure, les sauvegardes et les Points de vie valent pour toute la figurine.",
    ),
  ),
  fixedRuling(
    "item-enemies",
    "Enemies in contact with a bearer",
    "L’ennemi au contact d’un porteur",
    OURS,
    way(
      "blows",
      "The effect counts in their attacks at the bearer, or in the bearer’s attacks at them.",
      "L’effet compte dans leurs attaques contre le porteur, ou dans les attaques du porteur contre eux.",
    ),
  ),
  fixedRuling(
    "item-uses",
    "When items that work once are used",
    "Quand servent les objets à usage unique",
    OURS,
    way(
      "starts",
      "At the start of a phase of their owner or of a Round of Combat, when the program offers them; it does not offer an item that would have no effect.",
      "Au début d’une phase de leur joueur ou d’une manche de combat, quand le programme les propose ; il ne propose pas un objet qui n’aurait aucun effet.",
    ),
  ),
  fixedRuling(
    "dusk-forged",
    "When Dusk Forged re-rolls a save",
    "Quand Forgé au crépuscule fait relancer",
    OURS,
    way(
      "likelier",
      "Whenever that stops more wounds than the special save that you would give up for it. A natural 6 of Lethal Strike, against which no Armour Save was failed, may still be stopped by the Aegis.",
      "Chaque fois que cela arrête plus de blessures que la sauvegarde spéciale à laquelle vous renonceriez. L’Ægide peut encore arrêter un 6 naturel d’un Coup fatal, contre lequel aucune sauvegarde d’armure n’a échoué.",
    ),
  ),
  fixedRuling(
    "heros-heart",
    "The Armour Penetration of Hero’s Heart",
    "La Pénétration d’armure de Cœur de héros",
    `${OURS}; one army’s book prints one more`,
    way("common", "As in the items of all armies.", "Comme celle des objets de toutes les armées."),
  ),
];
