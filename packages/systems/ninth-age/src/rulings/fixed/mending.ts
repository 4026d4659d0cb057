import type { Ruling } from "@tercio/kernel";
import { OURS, fixedRuling, way } from "../fixed-ruling.ts";

/** Spells that heal and raise, and that move their target. */
export const mendingRulings: readonly Ruling[] = [
  fixedRuling(
    "raising",
    "The order in which Raised Health Points return",
    "L’ordre dans lequel reviennent les Points de vie ressuscités",
    `${OURS}; the sheet names the number alone`,
    way(
      "healed-first",
      "The models that are left are healed first, then the champion returns, then the rank and file one by one, standard bearer and musician among the first; the last one may be wounded. Joined Characters get none of it, and if only Characters are left, no model returns.",
      "Les figurines restantes sont soignées d’abord, puis le champion revient, puis la troupe, une figurine après l’autre, porte-étendard et musicien parmi les premiers ; la dernière peut être blessée. Les Personnages qui ont rejoint l’unité n’en reçoivent rien, et s’ils restent seuls, aucune figurine ne revient.",
    ),
  ),
  fixedRuling(
    "raised-room",
    "Where Raised models are placed",
    "Où se placent les ressuscités",
    `${OURS}; the sheet is silent`,
    way(
      "behind",
      "In the last rank, then in a new one behind it, as wide as the unit is. A model does not return if it would overlap a unit or a feature, be beyond the Board Edge or touch an enemy that the unit does not fight.",
      "Au dernier rang, puis dans un nouveau rang derrière, aussi large que l’unité. Une figurine ne revient pas si elle devait recouvrir une unité ou un Décor, être au-delà du bord de table ou toucher un ennemi que l’unité ne combat pas.",
    ),
  ),
  fixedRuling(
    "raise-value",
    "The value by which the dead rise",
    "La valeur selon laquelle les morts se relèvent",
    "sheet 000 shortens it to Res; sheet 002 names Évoqué and Ressuscité",
    way(
      "rule",
      "The value of their rule, Reanimated or Resurrected; models with neither rule get nothing.",
      "Celle de leur règle, Évoqué ou Ressuscité ; les figurines sans l’une ni l’autre ne reçoivent rien.",
    ),
  ),
  fixedRuling(
    "throne-ended",
    "Ending The Oaken Throne",
    "Mettre fin au Trône de chêne",
    `${OURS}; the sheet says that a die is removed after the Veil is siphoned`,
    way(
      "enemy",
      "The caster’s opponent ends it, with one of their own Magic Dice, after the Veil is siphoned in any Magic Phase.",
      "L’adversaire du lanceur y met fin, avec un de ses propres dés de magie, après que le Voile est siphonné, dans n’importe quelle phase de magie.",
    ),
  ),
  fixedRuling(
    "death-known",
    "Casting Death is only the Beginning",
    "Lancer « La mort n’est que le commencement »",
    "sheet 000 does not define “augmented”; sheet 002 lets the caster raise the Casting Value beforehand",
    way(
      "selected",
      "A Wizard that has selected it as its army’s spell: before you choose the Magic Dice you may make one of its own Augments harder, and this spell then follows that Augment.",
      "Un Magicien qui l’a choisi comme sort de son armée : avant de choisir les dés de magie, vous pouvez rendre une de ses propres Améliorations plus difficile, et ce sort suit alors cette Amélioration.",
    ),
  ),
  fixedRuling(
    "magical-move-after",
    "How a Magical Move counts",
    "Comment compte un mouvement magique",
    `${OURS}; a public page of the rules moves the unit again as in the Movement Phase`,
    way(
      "moved",
      "As a move of that Player Turn: of it and an earlier move, even a charge, the one with the heavier restrictions counts, for shooting as well. Characters may leave the unit for a move of their own of the same distance, or join another.",
      "Comme un déplacement de ce tour de joueur : de celui-ci et d’un précédent, même une charge, compte celui aux plus fortes restrictions, aussi pour le tir. Les Personnages peuvent quitter l’unité pour un mouvement propre de même distance, ou en rejoindre une autre.",
    ),
  ),
  fixedRuling(
    "sweeping-spell",
    "How often Raven’s Wing hits in passing",
    "Combien de fois l’Aile de corbeau frappe en passant",
    `${OURS}; the sheet names one number of hits`,
    way(
      "unit",
      "Once for the whole unit, on one of the unengaged enemies that it passes over.",
      "Une fois pour toute l’unité, sur un des ennemis hors de combat qu’elle survole.",
    ),
  ),
  fixedRuling(
    "revocation",
    "Spells that the Rune of Revocation stops",
    "Sorts qu’arrête la Rune de révocation",
    `${OURS}; the sheet says an enemy spell`,
    way(
      "caster",
      "One spell of the opponent of the rune’s caster, whatever the rune’s target is; an Aura or a spell of several targets is stopped as a whole.",
      "Un sort de l’adversaire du lanceur de la rune, quelle que soit la cible de celle-ci ; une Aura ou un sort à plusieurs cibles est arrêté tout entier.",
    ),
  ),
  fixedRuling(
    "counters-strike",
    "When the counters of Wrath of God hit, and when they are removed",
    "Quand touchent les marqueurs de la Colère de Dieu, et quand on les retire",
    `${OURS}; the sheet says the end of each subsequent Magic Phase`,
    way(
      "once",
      "At the end of every later Magic Phase of either player, at every unit near enough; once they have hit, or with their caster, they are removed.",
      "À la fin de chaque phase de magie suivante de l’un ou l’autre joueur, contre toute unité à portée ; une fois qu’ils ont touché, ou avec leur lanceur, ils sont retirés.",
    ),
  ),
  fixedRuling(
    "breath-lent",
    "A Breath Attack from a spell",
    "Un souffle donné par un sort",
    `${OURS}; the sheet is silent`,
    way(
      "cast",
      "You roll its Strength when the spell takes effect; each casting gives one Breath Attack, at range or in close combat, until the spell ends. A model with a Breath Attack of its own keeps it as well, used or not, and uses the one from the spell first.",
      "Vous tirez sa Force quand le sort agit ; chaque lancement donne un souffle, de loin ou au corps à corps, jusqu’à la fin du sort. Une figurine qui a son propre souffle le garde en plus, utilisé ou non, et use d’abord de celui du sort.",
    ),
  ),
];
