import type { Ruling } from "@tercio/kernel";
import { OURS, PAGE, reading, way } from "./reading.ts";

/** How this program reads the sheets where a Round of Combat is fought; first what it plays, then what it does not. */
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
    way("any-behind", "Any model behind.", "Toute figurine derrière."),
  ),
  reading(
    "parry",
    "What Parry gives",
    "Ce que donne Parade",
    `${OURS}; the order of modifiers is the sheet's`,
    way(
      "higher-in-the-end",
      "Defensive Skill set to the attacker's modified Offensive Skill, or raised by 1: whichever ends higher. Whoever fights on foot with Hand Weapon and Shield parries.",
      "La Capacité Défensive est fixée à la Capacité Offensive modifiée de l’attaquant, ou augmentée de 1 : ce qui finit le plus haut. Qui combat à pied avec arme de base et bouclier pare.",
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
    way("like-blows", "Wherever its blows may fall.", "Partout où ses coups peuvent tomber."),
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
    way("joins-in", "Strikes whom it touches.", "Frappe ceux qu’il touche."),
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
    way("any", "Any weapon that it carries.", "Toute arme portée."),
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
    way("whoever-charged", "A side of which a unit charged.", "Un camp dont une unité a chargé."),
  ),
  reading(
    "refused-duel",
    "After a refused Duel",
    "Après un duel refusé",
    OURS,
    way(
      "not-who-refused",
      "The other side may issue one, but not with a model of a unit that could have accepted.",
      "L’autre camp peut en lancer un, mais pas avec une figurine d’une unité qui aurait pu accepter.",
    ),
    way("anybody", "The other side may issue one with anybody.", "L’autre camp peut en lancer un avec n’importe qui."),
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
    way("lost", "Nobody takes it over.", "Nul ne le reprend."),
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
    way("those-only", "Strikes those it touches.", "Frappe ceux qu’il touche."),
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
    way("own", "It keeps its own.", "Elle garde les siens."),
  ),
];
