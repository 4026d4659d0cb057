import type { Ruling } from "@tercio/kernel";
import { OURS, PAGE, fixedRuling, way } from "../fixed-ruling.ts";

/** How this program reads what the sheet's Magic Phase leaves open. */
export const magicRulings: readonly Ruling[] = [
  fixedRuling(
    "lone-magic-die",
    "A Casting Attempt with one die",
    "Une tentative de lancement avec un seul dé",
    `${PAGE}; the printed chances agree`,
    way("fails", "A lone die that shows 2 or less fails.", "Un dé seul qui montre 2 ou moins échoue."),
  ),
  fixedRuling(
    "casting-modifiers",
    "The limit of modifiers to a casting roll",
    "La limite des modificateurs d’un jet de lancement",
    PAGE,
    way(
      "casting",
      "+2 at most, or -2, without Magic Resistance; modifiers of a dispelling roll have no limit.",
      "+2 au plus, ou -2, sans la Résistance à la magie ; les modificateurs d’un jet de dissipation n’ont pas de limite.",
    ),
  ),
  fixedRuling(
    "spell-selection",
    "The player who selects spells first",
    "Le joueur qui choisit ses sorts en premier",
    OURS,
    way(
      "zone-chooser",
      "The player who chose the Deployment Zone, Wizard by Wizard in the order of the list; then the other.",
      "Le joueur qui a choisi la Zone de déploiement, Magicien après Magicien dans l’ordre de la liste ; puis l’autre.",
    ),
  ),
  fixedRuling(
    "broken-concentration",
    "Broken Concentration and dispelling",
    "Perte de concentration et dissipation",
    OURS,
    way(
      "fails-at-once",
      "The attempt fails when you roll its dice: no dispelling, and dice return by Fizzle.",
      "La tentative échoue quand vous jetez ses dés : pas de dissipation, et des dés reviennent par Crépitement.",
    ),
  ),
  fixedRuling(
    "failed-triple",
    "Three of a kind in an attempt whose total fails",
    "Trois dés identiques quand le total ne suffit pas",
    `${OURS}; sheet 000 applies the table after the spell’s effects, of which there are none`,
    way(
      "no-miscast",
      "No Miscast, three 1s included: the attempt fails, and by Fizzle each die that shows 1 returns.",
      "Pas de Fiasco, même avec trois 1 : la tentative échoue, et par Crépitement chaque dé qui montre 1 revient.",
    ),
  ),
  fixedRuling(
    "permanent-spells",
    "When permanent spells end",
    "Quand cessent les sorts permanents",
    OURS,
    way(
      "caster",
      "When their caster is lost, or the unit that they affect.",
      "Quand leur lanceur est perdu, ou l’unité qu’ils affectent.",
    ),
  ),
  fixedRuling(
    "spell-figures",
    "Spells on Strength and Armour Penetration, and shots",
    "Sorts de Force et de Pénétration d’armure, et tirs",
    OURS,
    way(
      "own",
      "They count if an attack uses the model’s own Strength; a spell that changes attacks in another way counts for all of them.",
      "Ils comptent si une attaque use de la Force de la figurine ; un sort qui change autrement les attaques compte pour toutes.",
    ),
  ),
  fixedRuling(
    "protean-paths",
    "The paths of Protean Magic",
    "Les voies de la magie protéiforme",
    OURS,
    way(
      "of-the-army",
      "Every path that a Wizard of the army may choose: the first spell of each, and the spell of the army.",
      "Toutes les voies qu’un Magicien de l’armée peut choisir : le premier sort de chacune, et celui de l’armée.",
    ),
  ),
  fixedRuling(
    "free-mind",
    "The paths of Essence of a Free Mind",
    "Les voies de l’Essence d’un esprit libre",
    OURS,
    way(
      "first-spell",
      "Its bearer’s first spell decides which of the paths open to it is its own.",
      "Le premier sort de son porteur décide laquelle des voies qui lui sont ouvertes est la sienne.",
    ),
  ),
  fixedRuling(
    "liberal-magics",
    "How Liberal Magics is learnt",
    "Comment s’apprend la Magie éclectique",
    OURS,
    way(
      "selected",
      "As the spells of other armies are: one of those that the Wizard selects may be the first of a path it could have taken.",
      "Comme les sorts d’autres armées : l’un de ceux que choisit le Magicien peut être le premier d’une voie qu’il pouvait prendre.",
    ),
  ),
  fixedRuling(
    "first-of-the-phase",
    "Items for the first attempt of a phase",
    "Objets pour la première tentative d’une phase",
    OURS,
    way(
      "bearer-casts-army-dispels",
      "For casting, the bearer’s own first attempt; for dispelling, the first of its army.",
      "Pour lancer, la première tentative du porteur lui-même ; pour dissiper, la première de son armée.",
    ),
  ),
  fixedRuling(
    "spell-craving",
    "The spells that are craved",
    "Les sorts convoités",
    OURS,
    way(
      "in-combat",
      "Those of all enemy Wizards in units in contact with the unit.",
      "Ceux de tous les Magiciens ennemis des unités en contact avec l’unité.",
    ),
  ),
  fixedRuling(
    "spell-hits",
    "How the hits of a spell count",
    "Comment comptent les touches d’un sort",
    OURS,
    way(
      "nobodys",
      "No effect on the caster changes them, and they are neither Melee nor Shooting Attacks.",
      "Aucun effet sur le lanceur ne les change ; ce ne sont ni des Attaques de mêlée ni de tir.",
    ),
  ),
];
