import type { Ruling } from "@tercio/kernel";
import { OURS, PAGE, fixedRuling, way } from "../fixed-ruling.ts";

/** How this program reads the sheets where a Round of Combat is fought. */
export const combatRulings: readonly Ruling[] = [
  fixedRuling(
    "supporting-attacks",
    "Models that give Supporting Attacks",
    "Figurines qui portent des attaques de soutien",
    PAGE,
    way(
      "who-does-not-strike",
      "Models of the second rank, or of more ranks if a rule allows it, across the front; only models that do not attack an enemy themselves.",
      "Les figurines du deuxième rang, ou de plus de rangs si une règle le permet, par-dessus le front ; seulement celles qui n’attaquent pas un ennemi elles-mêmes.",
    ),
  ),
  fixedRuling(
    "parry",
    "Effect of Parry",
    "Effet de Parade",
    `${OURS}; the order of modifiers is the sheet's`,
    way(
      "higher-in-the-end",
      "Set Defensive Skill to the attacker’s modified Offensive Skill, or raise it by 1: use the higher result. A model of Infantry with Hand Weapon and Shield has Parry.",
      "Fixez la Capacité défensive à la Capacité offensive modifiée de l’attaquant, ou augmentez-la de 1 : retenez le plus haut résultat. Une figurine d’Infanterie avec arme de base et bouclier a Parade.",
    ),
  ),
  fixedRuling(
    "stomps",
    "Where Stomp Attacks fall",
    "Où tombe le piétinement",
    PAGE,
    way(
      "rank-and-file",
      "On the rank and file of a unit that the model touches, by its own Strength and Armour Penetration.",
      "Sur la troupe d’une unité que la figurine touche, avec sa propre Force et sa propre Pénétration.",
    ),
  ),
  fixedRuling(
    "duellist-without-rival",
    "A duellist whose rival has fallen",
    "Un duelliste dont le rival est tombé",
    `${OURS}; the sheet only names the step`,
    way(
      "strikes-nobody",
      "It attacks no model for the rest of the round, nor does its mount, and no other model attacks it.",
      "Il n’attaque aucune figurine jusqu’à la fin de la manche, sa monture non plus, et aucune autre figurine ne l’attaque.",
    ),
  ),
  fixedRuling(
    "bounds",
    "How far a characteristic goes",
    "Jusqu’où va une caractéristique",
    OURS,
    way(
      "nought-to-ten",
      "No lower than 0 and no higher than 10, Armour no higher than 6.",
      "Jamais moins de 0 ni plus de 10, l’Armure jamais plus de 6.",
    ),
  ),
  fixedRuling(
    "weapon-choice",
    "Choosing a weapon",
    "Choisir une arme",
    PAGE,
    way(
      "no-hand-weapon",
      "In the first Round of each combat and kept for it; not the Hand Weapon, where the model has another.",
      "À la première manche de chaque combat et pour tout ce combat ; pas l’arme de base si la figurine en a une autre.",
    ),
  ),
  fixedRuling(
    "charge-scored",
    "Which side scores the Charge",
    "Quel camp marque la charge",
    `${OURS}; the page takes all standing bonuses from units that touch no enemy`,
    way(
      "enemy-left",
      "A side scores it while one of its Charging units still touches an enemy when the scores are counted.",
      "Un camp la marque si l’une de ses unités en charge touche encore un ennemi quand on compte les points.",
    ),
  ),
  fixedRuling(
    "refused-duel",
    "After a refused Duel",
    "Après un duel refusé",
    PAGE,
    way(
      "one-is-named",
      "The player who issued the Duel names a Character that could have accepted, never a champion: until the end of the round it attacks no model, fights no Duel, and its Discipline counts as 0. Then the other side may issue a Duel, even with the Character that refused.",
      "Le joueur qui a lancé le duel désigne un Personnage qui aurait pu accepter, jamais un champion : jusqu’à la fin de la manche ce Personnage n’attaque aucune figurine, ne livre aucun duel, et sa Discipline compte pour 0. Ensuite l’autre camp peut lancer un duel, même avec le Personnage qui a refusé.",
    ),
  ),
  fixedRuling(
    "base-contact",
    "Bases that touch at a corner",
    "Socles qui se touchent par un coin",
    `${OURS}; the sheets only speak of base contact`,
    way(
      "corners-count",
      "They are in base contact: models strike over a corner, support over it and are struck over it.",
      "Ils sont au contact : par un coin, on frappe, on soutient et on est frappé.",
    ),
  ),
  fixedRuling(
    "great-weapon-charging",
    "Charging with a Great Weapon",
    "Charger avec une arme lourde",
    `${OURS}; the sheet’s order of modifiers puts last anything that is always so`,
    way(
      "still-last",
      "Its wielder strikes at Initiative Step 0 in a charge too: Charging Momentum makes no difference.",
      "Son porteur frappe au palier d’Initiative 0 même en charge : l’Élan de charge n’y change rien.",
    ),
  ),
  fixedRuling(
    "weapon-of-its-own",
    "Weapons in a unit with a Character",
    "Les armes d’une unité avec un Personnage",
    OURS,
    way(
      "each-its-own",
      "A Character uses its own weapon with all its effects, Paired Weapons too; its unit keeps its weapon, and the champion uses that of its unit.",
      "Un Personnage manie sa propre arme et en a tous les effets, paire d’armes comprise ; son unité garde la sienne, le champion celle de son unité.",
    ),
  ),
  fixedRuling(
    "spill-on-duellist",
    "Losses of the rank and file whose champion fights a Duel",
    "Pertes de la troupe dont le champion se bat en duel",
    `${OURS}; the page bars only attacks on a duellist`,
    way(
      "falls-all-the-same",
      "Losses beyond the rank and file go to the champion as usual; such points are no Overkill.",
      "Les pertes au-delà de la troupe passent au champion comme d’habitude ; ces points ne sont pas un Carnage.",
    ),
  ),
  fixedRuling(
    "bearer-falls-last",
    "When the Standard Bearer falls",
    "Quand tombe le Porte-étendard",
    `${OURS}; the page counts the bearer among the rank and file`,
    way(
      "with-the-last",
      "With the last model of the rank and file, even if a champion or a Character is left: the standard is lost and no longer scores.",
      "Avec la dernière figurine de la troupe, même si un champion ou un Personnage est encore debout : l’étendard est perdu et ne rapporte plus rien.",
    ),
  ),
  fixedRuling(
    "health-pools",
    "Losses that a Health Pool cannot take",
    "Les pertes qu’une réserve de Points de vie ne peut subir",
    PAGE,
    way(
      "to-the-champion",
      "Losses beyond the rank and file go to the champion. A Character takes no losses from other models, and losses dealt to a champion or a Character go no further.",
      "Les pertes au-delà de la troupe passent au champion. Un Personnage ne subit pas les pertes d’autres figurines, et les pertes infligées à un champion ou à un Personnage ne vont pas plus loin.",
    ),
  ),
  fixedRuling(
    "struck-beside",
    "A model that touches only champions and Characters",
    "Une figurine qui ne touche que des champions et des Personnages",
    PAGE,
    way(
      "rank-and-file-may",
      "It may attack the rank and file beside them, even if a Duel leaves it no other target; a Character may not.",
      "Elle peut attaquer les figurines de la troupe à leur côté, même si un duel ne lui laisse pas d’autre cible ; un Personnage ne le peut pas.",
    ),
  ),
  fixedRuling(
    "joined-characters",
    "A unit with Characters",
    "Une unité avec des Personnages",
    `${OURS}; recalled, as the sheets leave it to the rules for joining`,
    way(
      "slowest-and-steadiest",
      "It uses the lowest Advance and March Rates and the highest Discipline among its models.",
      "Elle a le Mouvement simple et la Marche forcée les plus bas et la Discipline la plus haute de ses figurines.",
    ),
  ),
];
