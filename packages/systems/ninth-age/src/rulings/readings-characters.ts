import type { Ruling } from "@tercio/kernel";
import { OURS, reading, way } from "./reading.ts";

/** How this program reads the sheets of Characters. */
export const characterReadings: readonly Ruling[] = [
  reading(
    "presence-range",
    "How far a General and a Battle Standard reach",
    "Jusqu’où portent un Général et une grande bannière",
    `${OURS}; recalled`,
    way(
      "from-the-base",
      "From the base of the model to the nearest point of the unit’s boundary; their own unit always.",
      "Du socle de la figurine au point le plus proche du contour de l’unité ; leur propre unité toujours.",
    ),
  ),
  reading(
    "presence-discipline",
    "Whose Discipline a General lends",
    "Quelle Discipline un Général prête",
    `${OURS}; that his own modifiers come first is the sheet’s`,
    way(
      "his-own",
      "His own, with what changes it at any time, as Fear does; not what changes one kind of test. A unit uses it only where that leads higher.",
      "La sienne, avec ce qui la change en tout temps, comme la Peur ; pas ce qui change une seule sorte de test. Une unité n’en use que si cela mène plus haut.",
    ),
  ),
  reading(
    "joining-reach",
    "When a Character reaches a unit to join it",
    "Quand un Personnage atteint une unité pour la rejoindre",
    `${OURS}; that it moves into contact is recalled`,
    way(
      "contact",
      "When its Advance or March ends in contact with the unit, wherever that is; nothing else comes nearer than usual.",
      "Quand son Mouvement simple ou sa Marche forcée finit au contact de l’unité, où que ce soit ; de tout autre il reste éloigné comme d’habitude.",
    ),
  ),
  reading(
    "joining-place",
    "Where a Character stands that has joined a unit",
    "Où se tient un Personnage qui a rejoint une unité",
    OURS,
    way(
      "middle",
      "In the free file of the first rank nearest to the middle, of two the left one (in a mirrored battle the right one); whoever stood there goes to the back, behind which there must be room: without coming upon or touching anybody new.",
      "Dans la file libre du premier rang la plus proche du milieu, de deux celle de gauche (de droite dans une bataille en miroir) ; qui s’y tenait va derrière, où il faut de la place : sans recouvrir ni toucher personne de plus.",
    ),
  ),
  reading(
    "joining-whom",
    "Which units Characters join",
    "Quelles unités un Personnage rejoint",
    OURS,
    way(
      "own-models",
      "Units of their side with models of their own, neither Engaged nor fleeing; Skirmishers only those whose bases are like the Character’s.",
      "Des unités de leur camp qui ont leurs propres figurines, ni engagées ni en fuite ; des tirailleurs seulement aux socles comme le sien.",
    ),
  ),
  reading(
    "joining-bases",
    "Where somebody stands whose base is of another size than the unit’s",
    "Où se tient une figurine dont le socle n’est pas de la taille de ceux de l’unité",
    `${OURS}; that one kind counts as what it replaces and the other stands at a corner is recalled`,
    way(
      "whole-places",
      "A base as large as several of the unit’s side by side takes their places, as near to the middle as they are free, and counts as that many models in its ranks and along its edges. Any other stands beside the others at the nearer front corner that is free, one at each; the room that it takes, in whole files and ranks, is part of the unit and counts for no rank. Its base lies at the front and outer end of that room.",
      "Un socle aussi grand que plusieurs de ceux de l’unité côte à côte prend leurs places, le plus près possible du milieu, et compte pour autant de figurines dans ses rangs et le long de ses bords. Tout autre se tient à côté, au coin avant libre le plus proche, un à chaque coin ; la place qu’il prend, en files et rangs entiers, fait partie de l’unité et ne compte dans aucun rang. Son socle est à l’avant et au bout extérieur de cette place.",
    ),
  ),
  reading(
    "war-platforms",
    "What a War Platform is in a unit",
    "Ce qu’est une Plateforme de guerre dans une unité",
    `${OURS}; that it joins as a Character does and is none is recalled`,
    way(
      "joins-alone",
      "It joins and leaves as a Character does, also with Towering Presence, has a Health Pool of its own and may be struck for itself; it fights no Duels, no spell is aimed at it alone, and nobody joins one that stands alone.",
      "Elle rejoint et quitte une unité comme un Personnage, même avec Présence imposante, a sa propre réserve de Points de Vie et peut être frappée pour elle-même ; elle ne livre aucun Duel, aucun sort ne vise qu’elle, et personne ne rejoint celle qui est seule.",
    ),
  ),
  reading(
    "joined-stays",
    "What a unit may do that was joined in this turn",
    "Ce que peut faire une unité rejointe pendant ce tour",
    OURS,
    way(
      "stays",
      "It does not move any more, and its own models have not moved; the Character has, as it came.",
      "Elle ne bouge plus, et ses propres figurines n’ont pas bougé ; le Personnage si, comme il est venu.",
    ),
  ),
  reading(
    "leaving",
    "How a Character leaves a unit",
    "Comment un Personnage quitte une unité",
    `${OURS}; that it moves out is recalled`,
    way(
      "from-its-place",
      "By an Advance or March from where it stands, freely through its own unit, before either has moved in this turn; the unit closes up and may move after it. Not out of combat or flight, and not as the last who stands.",
      "Par un Mouvement simple ou une Marche forcée depuis sa place, librement à travers son unité, avant que l’un ou l’autre ait bougé ce tour ; l’unité se resserre et peut bouger après lui. Ni du combat ni en fuite, ni comme dernier debout.",
    ),
  ),
  reading(
    "charging-out",
    "How a Character charges out of a unit",
    "Comment un Personnage charge hors d’une unité",
    OURS,
    way(
      "alone-from-its-place",
      "It steps out as it declares, from where it stands, and is in nobody’s way within its unit until it moves. One for each unit, which declares no charge itself in that phase; no target is turned for it. Where a Failed Charge does not lead clear of the unit it is one of it again, and the unit does not move in this turn.",
      "Il sort en déclarant, depuis sa place, et ne gêne pas son unité jusqu’à son mouvement, ni elle lui. Un seul par unité, laquelle ne déclare pas de charge dans cette phase ; aucune cible ne pivote pour lui. Si une charge ratée ne le mène pas hors de l’unité, il en fait de nouveau partie, et l’unité ne bouge pas ce tour.",
    ),
  ),
];
