import type { Ruling } from "@tercio/kernel";
import { OURS, PAGE, reading, way } from "./reading.ts";

/** How this program reads the sheets where a Round of Combat is fought. */
export const combatReadings: readonly Ruling[] = [
  reading(
    "supporting-attacks",
    "Who gives Supporting Attacks",
    "Qui porte des attaques de soutien",
    PAGE,
    way(
      "who-does-not-strike",
      "Models of the second rank, or of more ranks where a rule says so, across the front; only those that strike nobody themselves.",
      "Les figurines du deuxième rang, ou de plus de rangs si une règle le dit, par-dessus le front ; seulement celles qui ne frappent personne elles-mêmes.",
    ),
  ),
  reading(
    "parry",
    "What Parry gives",
    "Ce que donne Parade",
    `${OURS}; the order of modifiers is the sheet's`,
    way(
      "higher-in-the-end",
      "Defensive Skill set to the attacker’s modified Offensive Skill, or raised by 1: whichever ends higher. A model of Infantry with Hand Weapon and Shield parries.",
      "La Capacité Défensive est fixée à la Capacité Offensive modifiée de l’attaquant, ou augmentée de 1 : ce qui finit le plus haut. Une figurine d’Infanterie avec arme de base et bouclier pare.",
    ),
  ),
  reading(
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
  reading(
    "duellist-without-rival",
    "A duellist whose rival has fallen",
    "Un duelliste dont le rival est tombé",
    `${OURS}; the sheet only names the step`,
    way(
      "strikes-nobody",
      "Strikes nobody for the rest of the round, its mount neither, and nobody else strikes it.",
      "Ne frappe plus personne de la manche, sa monture non plus, et nul autre ne le frappe.",
    ),
  ),
  reading(
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
  reading(
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
  reading(
    "charge-scored",
    "Who scores the Charge",
    "Qui marque la charge",
    `${OURS}; the page takes all standing bonuses from who touches no enemy`,
    way(
      "enemy-left",
      "A side scores it while a Charging unit of it still touches an enemy when the scores are counted.",
      "Un camp la marque si l’une de ses unités en charge touche encore un ennemi quand on compte les points.",
    ),
  ),
  reading(
    "refused-duel",
    "After a refused Duel",
    "Après un duel refusé",
    PAGE,
    way(
      "one-is-named",
      "Who issued it names a Character that could have accepted, never a champion: until the end of the round it strikes nobody, takes part in no Duel, and its Discipline counts as 0. Then the other side may issue a Duel, also with who has refused.",
      "Qui l’a lancé désigne un Personnage qui aurait pu accepter, jamais un champion : jusqu’à la fin de la manche il ne frappe personne, ne livre aucun duel, et sa Discipline compte pour 0. Ensuite l’autre camp peut lancer un duel, même avec qui a refusé.",
    ),
  ),
  reading(
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
  reading(
    "great-weapon-charging",
    "Charging with a Great Weapon",
    "Charger avec une arme lourde",
    `${OURS}; the sheet's order of modifiers puts last what is always so`,
    way(
      "still-last",
      "Its wielder strikes at Initiative Step 0 in a charge too: Charging Momentum makes no difference.",
      "Son porteur frappe au palier d’Initiative 0 même en charge : l’Élan de charge n’y change rien.",
    ),
  ),
  reading(
    "weapon-of-its-own",
    "Weapons in a unit with a Character",
    "Les armes d’une unité avec un Personnage",
    OURS,
    way(
      "each-its-own",
      "A Character wields its own weapon and has all that it gives, Paired Weapons too; its unit keeps its weapon, the champion that of its unit.",
      "Un Personnage manie sa propre arme et en a tous les effets, paire d’armes comprise ; son unité garde la sienne, le champion celle de son unité.",
    ),
  ),
  reading(
    "spill-on-duellist",
    "Losses of the rank and file whose champion fights a Duel",
    "Pertes de la troupe dont le champion se bat en duel",
    `${OURS}; the page bars only blows at a duellist`,
    way(
      "falls-all-the-same",
      "What they cannot lose any more goes to the champion as ever; such points are no Overkill.",
      "Ce qu’elle ne peut plus perdre passe au champion comme toujours ; ces points ne sont pas un Carnage.",
    ),
  ),
  reading(
    "bearer-falls-last",
    "When the Standard Bearer falls",
    "Quand tombe le Porte-étendard",
    `${OURS}; the page counts the bearer among the rank and file`,
    way(
      "with-the-last",
      "With the last model of the rank and file, though a champion or a Character still stands: the standard is lost and scores no more.",
      "Avec la dernière figurine de la troupe, même si un champion ou un Personnage est encore debout : l’étendard est perdu et ne rapporte plus rien.",
    ),
  ),
  reading(
    "health-pools",
    "Losses that a Health Pool cannot take",
    "Les pertes qu’une réserve de Points de Vie ne peut subir",
    PAGE,
    way(
      "to-the-champion",
      "What the rank and file cannot lose any more goes to the champion; a Character takes over nothing, and nobody takes over what is dealt to a champion or a Character.",
      "Ce que les figurines de la troupe ne peuvent plus perdre passe au champion ; un Personnage ne reprend rien, et nul ne reprend ce qui est infligé à un champion ou à un Personnage.",
    ),
  ),
  reading(
    "struck-beside",
    "Who touches only champions and Characters",
    "Qui ne touche que des champions et des Personnages",
    PAGE,
    way(
      "rank-and-file-may",
      "May strike the rank and file beside them, also where a Duel leaves nobody else to strike; a Character may not.",
      "Peut frapper les figurines de la troupe à leur côté, même si un duel ne lui laisse personne d’autre ; un Personnage ne le peut pas.",
    ),
  ),
  reading(
    "joined-characters",
    "A unit with Characters",
    "Une unité avec des Personnages",
    `${OURS}; recalled, for what the sheets leave to the rules for joining`,
    way(
      "slowest-and-steadiest",
      "It has the lowest Advance and March Rates and the highest Discipline among its models.",
      "Elle a le Mouvement simple et la Marche forcée les plus bas et la Discipline la plus haute de ses figurines.",
    ),
  ),
];
