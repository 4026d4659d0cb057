import type { Ruling } from "@tercio/kernel";
import { OURS, fixedRuling, way } from "../fixed-ruling.ts";

/** How this program reads the short words of rules that single units of the eight lists have; first what it plays. */
export const nameRulings: readonly Ruling[] = [
  fixedRuling(
    "saves-apart",
    "When a save with an effect of its own counts",
    "Quand compte une sauvegarde à effet propre",
    OURS,
    way(
      "after",
      "You decide about it once you have rolled all Armour Saves of the same hits; Health Points that a save gives back return after the losses of that moment, to the models that are left.",
      "Vous en décidez une fois jetées toutes les Sauvegardes d’armure des mêmes touches ; les Points de vie qu’une sauvegarde rend reviennent après les pertes du moment, aux figurines restantes.",
    ),
  ),
  fixedRuling(
    "conclave-spells",
    "Spells of a conclave whose list is not known",
    "Sorts d’un conclave dont la liste n’est pas connue",
    "tables of 2023 name no spells for Eidolons, Veil Serpents and Warlock Acolytes",
    way(
      "hereditary",
      "Its Champion selects among the spells that the army’s table lists; if the table lists none, the Champion has the Hereditary Spell of its army.",
      "Son Champion choisit parmi les sorts que cite la table de l’armée ; si elle n’en cite aucun, il a le Sort héréditaire de son armée.",
    ),
  ),
  fixedRuling(
    "underground",
    "What stops a unit that comes from below",
    "Ce qui arrête une unité qui surgit de terre",
    "an earlier text of the army’s book (page); the tables of 2024 are silent",
    way(
      "stops",
      "You place it more than 1 inch from all units, from Impassable Terrain and from the Board Edge. If it drifts towards any of these, it stops 1 inch short, and all its models take a Dangerous Terrain (1) Test. It keeps its facing, and may then move as an Ambusher.",
      "Vous la posez à plus de 1 pouce de toute unité, d’un terrain infranchissable et du bord de table. Si elle dévie vers l’un d’eux, elle s’arrête à 1 pouce et toutes ses figurines passent un test de terrain dangereux (1). Elle garde son orientation et peut ensuite bouger comme une unité en Embuscade.",
    ),
  ),
  fixedRuling(
    "miasma",
    "The effect of a Fae Miasma",
    "L’effet d’un miasme féerique",
    "an earlier text of the army’s book (page); the tables say a test for each hit and -1 to hit for a turn",
    way(
      "both",
      "Hits of Longbows and of Paired Weapons have it. Each is a test against the Resilience of most models of the unit, failed on a higher roll or on a 6; once one test is failed, the unit’s attacks and shots have -1 to hit until the start of the next Player Turn of the player who was Active.",
      "Les touches d’Arc long et de Paire d’armes l’ont. Chacune est un test contre la Résistance de la plupart des figurines de l’unité, raté au-dessus ou sur un 6 ; dès qu’un test est raté, les attaques et les tirs de l’unité ont -1 pour toucher, jusqu’au début du prochain Tour de joueur du joueur qui était actif.",
    ),
  ),
  fixedRuling(
    "rebirth",
    "How a unit is reborn",
    "Comment renaît une unité",
    "the tables say next turn and 1 Health Point; the 3 inches and the start of the phase are of the book’s later text (page)",
    way(
      "same",
      "Once in the battle. The unit counts as destroyed, and friendly units nearby take their Panic Tests. At the start of its owner’s next Movement Phase you place it with its centre within 3 inches of its last position, in any facing. It is the same unit as before, and scores by the Health Points it has left. Without room it is lost.",
      "Une fois par bataille. L’unité compte comme détruite, et les unités alliées proches passent leurs Tests de panique. Au début de la prochaine phase de mouvement de son propriétaire, vous la posez, son centre à 3 pouces au plus de sa dernière position, orientée comme vous voulez. C’est la même unité qu’avant, et elle compte au score selon les Points de vie qui lui restent. Sans place, elle est perdue.",
    ),
  ),
  fixedRuling(
    "gateway",
    "How Gateways work",
    "Comment marchent les Portails",
    "the numbers are those of a page of 2022; the tables say markers, a friend moved between them, toxic hits",
    way(
      "page",
      "You place one marker for each Gateway after the Special Deployments are declared. At the start of each own Magic Phase, each Gateway that is neither in combat nor fleeing does one thing: it places a marker within 24 inches, after you remove an old one if you wish or if there are four; or a friendly unit within 6 inches is placed within 1.5 inches of an old marker, as from Ambush, in any facing. Units within 1.5 inches of a marker that you remove suffer 2D3 toxic hits each. With the last Gateway all markers are removed, without hits.",
      "Vous posez un marqueur par Portail une fois annoncés les déploiements spéciaux. Au début de chacune de vos phases de magie, chaque Portail qui n’est ni au combat ni en fuite fait une action : il pose un marqueur à 24 pouces au plus, après que vous en avez retiré un ancien si vous voulez ou s’il y en a quatre ; ou une unité alliée à 6 pouces au plus se pose à 1,5 pouce au plus d’un ancien marqueur, comme d’une Embuscade, orientée comme vous voulez. Chaque unité à 1,5 pouce au plus d’un marqueur retiré subit 2D3 touches toxiques. Avec le dernier Portail tous les marqueurs sont retirés, sans touches.",
    ),
  ),
];
