import type { Ruling } from "@tercio/kernel";
import { OURS, fixedRuling, way } from "../fixed-ruling.ts";

/** How this program reads the sheets of Characters. */
export const characterRulings: readonly Ruling[] = [
  fixedRuling(
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
  fixedRuling(
    "presence-discipline",
    "The Discipline that a General lends",
    "La Discipline que prête un Général",
    `${OURS}; that the General’s own modifiers come first is on the sheet`,
    way(
      "his-own",
      "The General’s own, with modifiers that always apply, such as Fear; modifiers of only one kind of test do not count. A unit uses it only if it is higher in the end.",
      "La sienne, avec les modificateurs permanents, comme la Peur ; ceux d’une seule sorte de test ne comptent pas. Une unité n’en use que si elle est plus haute à la fin.",
    ),
  ),
  fixedRuling(
    "joining-reach",
    "When a Character reaches a unit to join it",
    "Quand un Personnage atteint une unité pour la rejoindre",
    `${OURS}; that it moves into contact is recalled`,
    way(
      "contact",
      "When its Advance or March ends in contact with the unit, anywhere; it keeps the usual distance from all other units.",
      "Quand son Mouvement simple ou sa Marche forcée finit au contact de l’unité, où que ce soit ; il garde la distance habituelle à toute autre unité.",
    ),
  ),
  fixedRuling(
    "joining-place",
    "The place of a Character that joins a unit",
    "La place d’un Personnage qui rejoint une unité",
    OURS,
    way(
      "middle",
      "In the free file of the first rank nearest to the middle; of two equally near, the left one (in a mirrored battle the right one). The model of that place moves to the back, where there must be room: the unit may not overlap or touch any other unit or feature because of it.",
      "Dans la colonne libre du premier rang la plus proche du milieu ; de deux aussi proches, celle de gauche (de droite dans une bataille en miroir). La figurine de cette place passe derrière, où il faut de la place : l’unité ne doit recouvrir ni toucher pour cela aucune autre unité ni aucun Décor de plus.",
    ),
  ),
  fixedRuling(
    "joining-whom",
    "Which units Characters join",
    "Les unités qu’un Personnage peut rejoindre",
    OURS,
    way(
      "own-models",
      "Units of their side with models of their own, neither Engaged nor fleeing; they join Skirmishers only if the bases are like the Character’s.",
      "Les unités de leur camp qui ont leurs propres figurines, ni engagées ni en fuite ; des tirailleurs seulement si leurs socles sont comme celui du Personnage.",
    ),
  ),
  fixedRuling(
    "joining-bases",
    "The place of a model whose base differs in size from the unit’s",
    "La place d’une figurine dont le socle n’est pas de la taille de ceux de l’unité",
    `${OURS}; that a base that matches replaces models and any other is placed at a corner is recalled`,
    way(
      "whole-places",
      "A base as large as several of the unit’s side by side takes their places, as near to the middle as they are free, and counts as that many models in its ranks and along its edges. Any other base is placed beside the unit at the nearer free front corner, one at each corner; the room that it takes, in whole files and ranks, is part of the unit and counts for no rank. The base is at the front and outer end of that room.",
      "Un socle aussi grand que plusieurs de ceux de l’unité côte à côte prend leurs places, le plus près possible du milieu, et compte pour autant de figurines dans ses rangs et le long de ses bords. Tout autre socle se place à côté de l’unité, au coin avant libre le plus proche, un à chaque coin ; la place qu’il prend, en colonnes et rangs entiers, fait partie de l’unité et ne compte dans aucun rang. Le socle est à l’avant et au bout extérieur de cette place.",
    ),
  ),
  fixedRuling(
    "war-platforms",
    "A War Platform in a unit",
    "Une Plateforme de guerre dans une unité",
    `${OURS}; that it joins as a Character does and is none is recalled`,
    way(
      "joins-alone",
      "It joins and leaves as a Character does, even with Towering Presence, has its own Health Pool and may be attacked separately. It fights no Duels, no spell can target it alone, and no Character joins a War Platform that is on its own.",
      "Elle rejoint et quitte une unité comme un Personnage, même avec Présence imposante, a sa propre réserve de Points de vie et peut être attaquée séparément. Elle ne livre aucun Duel, aucun sort ne vise qu’elle, et aucun Personnage ne rejoint une Plateforme de guerre isolée.",
    ),
  ),
  fixedRuling(
    "joined-stays",
    "A unit joined this turn",
    "Une unité rejointe pendant ce tour",
    OURS,
    way(
      "stays",
      "It cannot move any more this turn, and its own models count as not having moved; the Character counts as having moved as it did.",
      "Elle ne peut plus bouger ce tour, et ses propres figurines comptent comme n’ayant pas bougé ; le Personnage compte comme ayant bougé, selon son mouvement.",
    ),
  ),
  fixedRuling(
    "leaving",
    "How a Character leaves a unit",
    "Comment un Personnage quitte une unité",
    `${OURS}; that it moves out is recalled`,
    way(
      "from-its-place",
      "By an Advance or March from its place, freely through its own unit, before either has moved in this turn; the unit closes up and may then move. It cannot leave during combat or while fleeing, nor as the last model of the unit.",
      "Par un Mouvement simple ou une Marche forcée depuis sa place, librement à travers son unité, avant que l’un ou l’autre ait bougé ce tour ; l’unité se resserre et peut bouger ensuite. Il ne peut partir ni au combat ni en fuite, ni comme dernière figurine de l’unité.",
    ),
  ),
  fixedRuling(
    "charging-out",
    "How a Character charges out of a unit",
    "Comment un Personnage charge hors d’une unité",
    OURS,
    way(
      "alone-from-its-place",
      "It leaves its unit when it declares, from its place, and its unit and it do not block each other until it moves. One Character for each unit, and that unit declares no charge itself in that phase; no target is turned for the Character. If a Failed Charge does not bring the Character clear of the unit, it rejoins the unit, and the unit does not move this turn.",
      "Il quitte son unité en déclarant, depuis sa place ; l’unité et lui ne se gênent pas jusqu’à son mouvement. Un seul Personnage par unité, laquelle ne déclare pas de charge dans cette phase ; aucune cible ne pivote pour lui. Si une charge ratée ne le mène pas hors de l’unité, il en fait de nouveau partie, et l’unité ne bouge pas ce tour.",
    ),
  ),
];
