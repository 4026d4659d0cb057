import type { Ruling } from "@tercio/kernel";
import { OURS, reading, way } from "./reading.ts";

/** How this program reads the short words of rules that single units of the eight lists have; first what it plays. */
export const nameReadings: readonly Ruling[] = [
  reading(
    "saves-apart",
    "When a save that is looked at counts",
    "Quand compte une sauvegarde regardée",
    OURS,
    way(
      "after",
      "Who saves is asked once all Armour Saves of the same hits have been rolled; Health Points that a save gives back are had after the losses of that moment, by whoever still stands.",
      "On demande une fois jetées toutes les Sauvegardes d’armure des mêmes touches ; les Points de vie qu’une sauvegarde rend reviennent après les pertes du moment, à qui tient encore.",
    ),
  ),
  reading(
    "conclave-spells",
    "Spells of a conclave whose list is not known",
    "Sorts d’un conclave dont la liste n’est pas connue",
    "tables of 2023 name no spells for Eidolons, Veil Serpents and Warlock Acolytes",
    way(
      "hereditary",
      "Its Champion selects among the spells that the army’s table lists; where it lists none, he has the Hereditary Spell of his army.",
      "Son Champion choisit parmi les sorts que cite la table de l’armée ; où elle n’en cite aucun, il a le Sort héréditaire de son armée.",
    ),
  ),
  reading(
    "underground",
    "What holds up who comes from below",
    "Ce qui arrête qui surgit de terre",
    "an earlier text of the army’s book (page); the tables of 2024 are silent",
    way(
      "stops",
      "It is put down more than 1 inch from everybody, from Impassable Terrain and from the Board Edge. Where it drifts towards any of these it stops 1 inch short, and all its models take a Dangerous Terrain (1) Test. It looks the way it did, and may then move as an Ambusher.",
      "Elle se pose à plus de 1 pouce de tous, d’un terrain infranchissable et du bord de table. Si elle dévie vers l’un d’eux, elle s’arrête à 1 pouce et toutes ses figurines passent un test de terrain dangereux (1). Elle garde son orientation et peut ensuite bouger comme une unité en Embuscade.",
    ),
  ),
  reading(
    "miasma",
    "What a Fae Miasma does",
    "Ce que fait un miasme féerique",
    "an earlier text of the army’s book (page); the tables say a test for each hit and -1 to hit for a turn",
    way(
      "both",
      "Hits of Longbows and of Paired Weapons have it. Each is a test of the Resilience that most models of the unit have, failed on more than that or on a 6; once one is failed, the unit’s blows and shots hit 1 worse until the start of the next Player Turn of who was Active.",
      "Les touches d’Arc long et de Paire d’armes l’ont. Chacune est un test de la Résistance qu’ont la plupart des figurines de l’unité, raté au-dessus ou sur un 6 ; dès qu’un est raté, ses coups et ses tirs touchent à 1 de moins, jusqu’au début du prochain Tour de joueur de qui était actif.",
    ),
  ),
  reading(
    "rebirth",
    "How somebody is reborn",
    "Comment on renaît",
    "the tables say next turn and 1 Health Point; the 3 inches and the start of the phase are of the book’s later text (page)",
    way(
      "same",
      "Once in the battle. It has been destroyed, friends near by take their Panic Tests. At the start of its owner’s next Movement Phase it is put down, its middle within 3 inches of where it was, looking anywhere; it is the same unit again, with what it has left for the score. Where there is no room it is gone.",
      "Une fois par bataille. Elle a été détruite, les amis proches passent leurs tests de Panique. Au début de la prochaine phase de mouvement de son propriétaire on la pose, son centre à 3 pouces au plus de l’endroit, tournée comme on veut ; c’est de nouveau la même unité, qui compte au score selon ce qui lui reste. Sans place elle disparaît.",
    ),
  ),
  reading(
    "gateway",
    "What gates do",
    "Ce que font les portails",
    "the numbers are those of a page of 2022; the tables say markers, a friend moved between them, toxic hits",
    way(
      "page",
      "One marker for each Gateway after the Special Deployments are declared, then one thing at the start of each own Magic Phase by each that is in no combat and does not flee: a marker within 24 inches, after an old one is taken away if wished or if there are four; or a friend within 6 inches is set down within 1.5 inches of an old marker, as from Ambush, looking anywhere. Units within 1.5 inches of a marker that is taken away suffer 2D3 toxic hits each. With the last Gateway all markers are gone, without hits.",
      "Un marqueur par Portail une fois annoncés les déploiements spéciaux, puis une action au début de chaque phase de magie par chacun qui n’est pas au combat et ne fuit pas : un marqueur à 24 pouces au plus, après en avoir retiré un ancien si l’on veut ou s’il y en a quatre ; ou un ami à 6 pouces au plus se pose à 1,5 pouce au plus d’un ancien marqueur, comme d’une Embuscade, tourné comme on veut. Chaque unité à 1,5 pouce au plus d’un marqueur retiré subit 2D3 touches toxiques. Avec le dernier Portail tous les marqueurs disparaissent, sans touches.",
    ),
  ),
];
