import type { Ruling } from "@tercio/kernel";
import { OURS, reading, way } from "./reading.ts";

/** Spells that heal and raise, and that move their target. */
export const mendingReadings: readonly Ruling[] = [
  reading(
    "raising",
    "In which order Raised Health Points come back",
    "Dans quel ordre reviennent les Points de vie ressuscités",
    `${OURS}; the sheet names the number alone`,
    way(
      "healed-first",
      "Models that stand are healed first, then the champion rises, then the rank and file one by one, standard bearer and musician among the first; the last one may not be whole. Joined Characters have none of it, and where only they stand nobody rises.",
      "Les figurines debout sont soignées d’abord, puis le champion se relève, puis la troupe, une figurine après l’autre, porte-étendard et musicien parmi les premiers ; la dernière peut ne pas être entière. Les Personnages qui ont rejoint l’unité n’en ont rien, et s’ils sont seuls debout, personne ne se relève.",
    ),
  ),
  reading(
    "raised-room",
    "Where the Raised stand",
    "Où se tiennent les ressuscités",
    `${OURS}; the sheet is silent`,
    way(
      "behind",
      "In the last rank, then in a new one behind it, as wide as the unit is; who would lie on somebody or something, beyond the Board Edge or against an enemy that the unit does not fight does not rise.",
      "Au dernier rang, puis dans un nouveau rang derrière, aussi large que l’unité ; qui serait sur quelqu’un ou quelque chose, au-delà du bord de table ou contre un ennemi que l’unité ne combat pas ne se relève pas.",
    ),
  ),
  reading(
    "raise-value",
    "The value by which the dead rise",
    "La valeur selon laquelle les morts se relèvent",
    "sheet 000 shortens it to Res; sheet 002 names Évoqué and Ressuscité",
    way(
      "rule",
      "That of their rule, Reanimated or Resurrected; who has neither has nothing of it.",
      "Celle de leur règle, Évoqué ou Ressuscité ; qui n’a ni l’une ni l’autre n’en a rien.",
    ),
  ),
  reading(
    "throne-ended",
    "Who ends The Oaken Throne, and when",
    "Qui met fin au Trône de chêne, et quand",
    `${OURS}; the sheet says that a die is removed after the Veil is siphoned`,
    way(
      "enemy",
      "The caster’s enemy, with one of its own Magic Dice, after the Veil is siphoned in any Magic Phase.",
      "L’adversaire du lanceur, avec un de ses propres dés de magie, après que le Voile est siphonné, dans n’importe quelle phase de magie.",
    ),
  ),
  reading(
    "death-known",
    "Who casts Death is only the Beginning",
    "Qui lance « La mort n’est que le commencement »",
    "sheet 000 does not define “augmented”; sheet 002 lets the caster raise the Casting Value beforehand",
    way(
      "selected",
      "Who has selected it as its army’s spell: before the Magic Dice are chosen it may make an Augment of its own harder, and then this spell follows that one.",
      "Qui l’a choisi comme sort de son armée : avant de choisir les dés de magie, il peut rendre une de ses propres Améliorations plus difficile, et ce sort la suit alors.",
    ),
  ),
  reading(
    "magical-move-after",
    "What a Magical Move counts as",
    "Ce que vaut un mouvement magique",
    `${OURS}; a public page of the rules moves the unit anew as in the Movement Phase`,
    way(
      "moved",
      "As a move of that Player Turn: of it and an earlier one, a charge too, the weightier counts, for shooting as well. Characters may leave the unit for a move of their own as far, or join another.",
      "Un déplacement de ce tour de joueur : de celui-ci et d’un précédent, charge comprise, compte le plus lourd, aussi pour le tir. Les Personnages peuvent quitter l’unité pour aller aussi loin par eux-mêmes, ou en rejoindre une autre.",
    ),
  ),
  reading(
    "sweeping-spell",
    "How often Raven’s Wing hits in passing",
    "Combien de fois l’Aile de corbeau frappe en passant",
    `${OURS}; the sheet names one number of hits`,
    way(
      "unit",
      "Once for the whole unit, on one of the enemies out of combat whom it passes over.",
      "Une fois pour toute l’unité, sur un des ennemis hors de combat qu’elle survole.",
    ),
  ),
  reading(
    "revocation",
    "Whose spell the Rune of Revocation stops",
    "Quel sort arrête la Rune de révocation",
    `${OURS}; the sheet says an enemy spell`,
    way(
      "caster",
      "One of the enemy of who struck the rune, whoever its target is; an Aura or a spell of several targets is stopped as a whole.",
      "Un sort de l’adversaire de qui a frappé la rune, quelle que soit la cible de celle-ci ; une Aura ou un sort à plusieurs cibles est arrêté tout entier.",
    ),
  ),
  reading(
    "counters-strike",
    "When the counters of Wrath of God strike, and when they go",
    "Quand frappent les marqueurs de la Colère de Dieu, et quand ils s’en vont",
    `${OURS}; the sheet says the end of each subsequent Magic Phase`,
    way(
      "once",
      "At the end of every later Magic Phase of either player, whoever stands near enough; with that, or with their caster, they are gone.",
      "À la fin de chaque phase de magie suivante de l’un ou l’autre joueur, qui que ce soit à portée ; avec cela, ou avec leur lanceur, ils disparaissent.",
    ),
  ),
  reading(
    "breath-lent",
    "A breath that a spell gives",
    "Un souffle que donne un sort",
    `${OURS}; the sheet is silent`,
    way(
      "cast",
      "Its Strength is rolled when the spell takes effect; each casting gives one breath, from afar or in close combat, until the spell ends. Who has a breath of its own keeps it besides, spent or not, and uses the one that is lent first.",
      "Sa Force se tire quand le sort agit ; chaque lancement donne un souffle, de loin ou au corps à corps, jusqu’à la fin du sort. Qui a un souffle à soi le garde en plus, épuisé ou non, et use d’abord de celui qu’on lui prête.",
    ),
  ),
];
