import type { Entry } from "../entry/entry.ts";
import { entriesAt, type Place, say } from "./writing.ts";

const place: Place = {
  chapter: "melee",
  phases: ["melee"],
  kind: "step",
  early: "Melee Phase > Round of Combat Sequence",
  late: "Phase de mêlée > Séquence d’une Manche de combat",
  facts: { of: 16 },
};

export const roundOfCombatEntries: readonly Entry[] = entriesAt(place, [
  {
    id: "t9a.sequence.melee.round-of-combat.1",
    names: say("Start of the Round of Combat", "Début de la Manche de combat"),
    summary: say(
      "The round begins. Units in contact with Fear have -1 Discipline and take a Discipline Test: a failure leaves them Shaken, at -1 to hit, and +1 to be hit.°",
      "La manche commence. Qui est au contact de la Peur a -1 en Discipline et passe un Test de discipline\u00a0: raté, il est Ébranlé, à -1 pour toucher, et touché à +1.°",
    ),
    both: { step: 1 },
    see: ["t9a.model-height.gigantic"],
  },
  {
    id: "t9a.sequence.melee.round-of-combat.2",
    names: say("Choose a weapon", "Choisissez une arme"),
    summary: say(
      "In its first round each unit picks one of its close combat weapons and keeps it for the whole combat.° Hand weapons only count if there is nothing else.°",
      "À sa première manche, chaque unité choisit une arme de corps à corps et la garde tout le combat.° L’arme de base ne sert que s’il n’y a rien d’autre.°",
    ),
    both: { step: 2 },
  },
  {
    id: "t9a.sequence.melee.round-of-combat.3",
    names: say("Make Way", "Faites place"),
    summary: say(
      "A Character or Champion in the first rank that touches no enemy may change places with a Rank-and-File model that does.‡",
      "Un Personnage ou Champion du premier rang sans contact ennemi peut échanger sa place avec une figurine ordinaire au contact.‡",
    ),
    both: { step: 3 },
    ruling: "make-way",
  },
  {
    id: "t9a.sequence.melee.round-of-combat.4",
    names: say("Duels", "Duels"),
    summary: say(
      "The Active Player may issue a Duel with a Character or Champion;° an enemy one facing that unit may accept, and the two strike only each other.° If refused, the challenger picks a Character who could have accepted: this round it does not fight and has Discipline 0.‡ If none was issued, or it was refused, the Reactive Player may.°",
      "Le Joueur actif peut provoquer un Duel avec un Personnage ou Champion\u00a0;° un Personnage ou Champion ennemi face à son unité peut accepter, et les deux ne frappent qu’entre eux.° En cas de refus, le provocateur désigne un Personnage qui aurait pu accepter\u00a0: dans cette manche, il ne combat pas et a Discipline 0.‡ Sans provocation, ou après un refus, le Joueur réactif peut provoquer.°",
    ),
    both: { step: 4 },
    late: { refusal: true },
    see: ["t9a.combat-score.overkill", "t9a.rule.refuse-duel"],
    ruling: "refused-duel",
  },
  {
    id: "t9a.sequence.melee.round-of-combat.5",
    names: say("Initiative Order", "Ordre d’initiative"),
    summary: say(
      "Every attack falls on the Initiative Step of its Agility, from 10 down to 0;° Charging models have +1 Agility, Great Weapons and Stomps strike at 0.° The order stays fixed for the round.°",
      "Chaque attaque tombe au Palier d’initiative de son Agilité, de 10 à 0\u00a0;° les figurines en charge ont +1 Agilité, arme lourde et piétinement frappent à 0.° L’ordre est fixé pour la manche.°",
    ),
    both: { step: 5 },
  },
  {
    id: "t9a.sequence.melee.round-of-combat.6",
    names: say("Melee Attacks", "Attaques de mêlée"),
    summary: say(
      "Work down the Initiative Steps from the highest; within one, all strikes are simultaneous.° Models in base contact fight, and second-rank models support over those in front.°",
      "Descendre les Paliers d’initiative depuis le plus haut\u00a0; à un même palier, tous frappent ensemble.° Combattent les figurines au contact, et le second rang les soutient.°",
    ),
    both: { step: 6 },
    see: ["t9a.model-height.supporting-attacks", "t9a.sequence.melee.round-of-combat.6.1"],
  },
  {
    id: "t9a.sequence.melee.round-of-combat.6.1",
    names: say("Allocate attacks", "Allouez les attaques"),
    summary: say(
      "Before any dice, spread the attacks of this Initiative Step over the enemies each model touches; supporters choose as if they stood in front.°",
      "Avant tout jet, répartir les attaques du palier entre les ennemis que chaque figurine touche\u00a0; les soutiens choisissent comme s’ils étaient devant.°",
    ),
    both: { step: "6.1", subStep: 1 },
    see: ["t9a.sequence.attacks.attack.1"],
    ruling: "base-contact",
  },
  {
    id: "t9a.sequence.melee.round-of-combat.6.2",
    names: say("Roll to hit, to wound, saves; casualties", "Jets pour toucher, blesser, sauvegarde ; pertes"),
    summary: say(
      "Go through the Attack Sequence; who dies here without having struck will not strike.°",
      "Suivre la séquence d’attaque\u00a0; qui meurt ici avant son palier ne frappera pas.°",
    ),
    both: { step: "6.2", subStep: 2 },
    see: ["t9a.sequence.attacks.attack.2", "t9a.table.to-hit"],
  },
  {
    id: "t9a.sequence.melee.round-of-combat.6.3",
    names: say("Next Initiative Step", "Palier d’initiative suivant"),
    summary: say(
      "Do both again one Initiative Step lower, until all have struck.",
      "Recommencer les deux au palier suivant, jusqu’à ce que tous aient frappé.",
    ),
    both: { step: "6.3", subStep: 3, repeat: [1, 2] },
    see: ["t9a.sequence.melee.round-of-combat.6.1"],
  },
  {
    id: "t9a.sequence.melee.round-of-combat.7",
    names: say("Winner and Break Tests", "Vainqueur et Test de moral"),
    summary: say(
      "Compare Combat Scores; on a tie nobody loses.° Each losing unit takes a Discipline Test at minus the difference;° failing, it Breaks.° The difference does not count for Stubborn units, nor for Steadfast ones, which have more Full Ranks than each enemy unit in the combat and are not attacked in flank or rear by a unit of two Full Ranks.°",
      "Comparer les Résultats de combat\u00a0; à égalité, nul ne perd.° Chaque unité vaincue passe un Test de discipline diminué de la différence\u00a0;° raté, elle est Démoralisée.° La différence ne compte ni pour les unités Tenaces, ni pour les Indomptables, qui ont plus de Rangs complets que chaque unité ennemie du combat et qu’aucune unité de deux Rangs complets ne prend de flanc ou de dos.°",
    ),
    both: { step: 7 },
    see: [
      "t9a.table.combat-score",
      "t9a.table.discipline-test",
      "t9a.terrain.forest.no-steadfast",
      "t9a.terrain.water.no-steadfast",
      "t9a.model-height.full-ranks",
    ],
  },
  {
    id: "t9a.sequence.melee.round-of-combat.8",
    names: say("Panic Tests", "Test de panique"),
    summary: say(
      "Units within 6″ of a friend that has just Broken take a Panic Test.",
      "Les unités à 6″ ou moins d’une amie qui vient d’être Démoralisée passent un Test de panique.",
    ),
    see: ["t9a.panic.trigger.broken-nearby"],
  },
  {
    id: "t9a.sequence.melee.round-of-combat.9",
    names: say("Restrain or Pursue", "Poursuivre ou non"),
    summary: say(
      "Before the flee dice: a unit touching a Broken enemy, and no other, may pursue it.° One that would rather stay must pass a Discipline Test, else it pursues.°",
      "Avant les dés de fuite\u00a0: une unité au contact d’un ennemi Démoralisé, et d’aucun autre, peut le poursuivre.° Pour rester, elle doit réussir un Test de discipline, sinon elle poursuit.°",
    ),
    both: { step: 9 },
    see: ["t9a.shaken.cannot.pursue"],
  },
  {
    id: "t9a.sequence.melee.round-of-combat.10",
    names: say("Flee Distances", "Distances de fuite"),
    summary: say("Each Broken unit rolls 2D6 inches.°", "Chaque unité Démoralisée lance 2D6 pouces.°"),
    both: { step: 10 },
  },
  {
    id: "t9a.sequence.melee.round-of-combat.11",
    names: say("Pursuit Distances", "Distances de poursuite"),
    summary: say(
      "Each pursuer rolls 2D6 inches.° Equalling or beating the flight of its prey destroys the prey.°",
      "Chaque poursuivant lance 2D6 pouces.° Égaler ou dépasser la fuite de sa proie la détruit.°",
    ),
    both: { step: 11 },
  },
  {
    id: "t9a.sequence.melee.round-of-combat.12",
    names: say("Move Fleeing units", "Unités en fuite"),
    summary: say(
      "Broken units turn their back on the enemy they fled and run their distance straight on.°",
      "Les unités Démoralisées tournent le dos à l’ennemi qu’elles fuient et courent droit leur distance.°",
    ),
    both: { step: 12 },
    see: ["t9a.panic.trigger.fled-through"],
  },
  {
    id: "t9a.sequence.melee.round-of-combat.13",
    names: say("Move Pursuing units", "Unités poursuivantes"),
    summary: say(
      "Pursuers turn the way their prey fled and move their distance straight on.° Meeting a fresh enemy is a Charge without reaction;° leaving the board brings them back in their next turn.°",
      "Les poursuivants se tournent comme leur proie et avancent droit de leur distance.° Heurter un nouvel ennemi est une charge sans réaction\u00a0;° sortis de table, ils reviennent à leur tour suivant.°",
    ),
    both: { step: 13 },
  },
  {
    id: "t9a.sequence.melee.round-of-combat.14",
    names: say("Post-Combat Pivots and Reforms", "Pivots et Reformations post-combat"),
    summary: say(
      "Units left without an enemy that did not pursue may pivot, or reform and then not score until their next Player Turn.°",
      "Les unités sans ennemi qui n’ont pas poursuivi peuvent pivoter, ou se reformer et ne plus capturer jusqu’à leur prochain Tour de joueur.°",
    ),
    both: { step: 14 },
  },
  {
    id: "t9a.sequence.melee.round-of-combat.15",
    names: say("Combat Reforms", "Reformations de combat"),
    summary: say(
      "Units still Engaged on one side only may reform, keeping the same enemies in contact and no fewer models than before.° Losers first pass a Discipline Test as for breaking.° The Active Player says who goes first.°",
      "Les unités encore engagées d’un seul côté peuvent se reformer, en gardant les mêmes ennemis au contact et au moins autant de figurines.° Les vaincus réussissent d’abord un Test de discipline comme au moral.° Le Joueur actif dit qui commence.°",
    ),
    both: { step: 15 },
    see: ["t9a.shaken.cannot.reform"],
  },
  {
    id: "t9a.sequence.melee.round-of-combat.16",
    names: say("End of the Round of Combat", "Fin de la Manche"),
    summary: say(
      "The round is over and no unit counts as Charging any more;° take the next combat.",
      "La manche est finie et plus aucune unité ne compte comme en charge\u00a0;° passer au combat suivant.",
    ),
    both: { step: 16 },
    see: ["t9a.sequence.melee.melee-phase.5"],
  },
]);
