import type { Ruling } from "@tercio/kernel";
import { OURS, reading, way } from "./reading.ts";

/** How this program reads what the data says of natures. */
export const natureReadings: readonly Ruling[] = [
  reading(
    "crumbling-characters",
    "Who among several Characters crumbles first",
    "Qui, de plusieurs Personnages, s’effrite le premier",
    OURS,
    way(
      "in-turn",
      "One Health Point each in turn, in the order in which they stand in the unit’s list, as long as any is left.",
      "Un Point de Vie chacun à tour de rôle, dans l’ordre de la liste de l’unité, tant qu’il en reste.",
    ),
  ),
  reading(
    "unbreakable-joining",
    "Who may stand with Unbreakable models",
    "Qui peut se tenir avec des figurines Indémoralisables",
    OURS,
    way(
      "both",
      "Unbreakable Characters join Unbreakable units alone, and these are joined by nobody else.",
      "Les Personnages Indémoralisables ne rejoignent que des unités Indémoralisables, et personne d’autre ne rejoint celles-ci.",
    ),
  ),
  reading(
    "frenzy-provoked",
    "Which enemies provoke the frenzied",
    "Quels ennemis provoquent les frénétiques",
    OURS,
    way(
      "chargeable",
      "Those that the unit could declare a charge at when the Charge Phase begins, from boundary to boundary. Who fails may charge anybody.",
      "Ceux contre qui l’unité pourrait déclarer une charge au début de la phase de charge, de contour à contour. Qui rate peut charger n’importe qui.",
    ),
  ),
  reading(
    "dust-when",
    "When the dead fall to dust without their Hierophant",
    "Quand les morts tombent en poussière sans leur Hiérophante",
    OURS,
    way(
      "turn-start",
      "At the start of each Player Turn of their own in which an army that had one has none left standing.",
      "Au début de chacun de leurs tours de joueur où une armée qui en avait un n’en a plus debout.",
    ),
  ),
  reading(
    "support-units",
    "What Parent Units and Support Units do for one another",
    "Ce que font l’une pour l’autre Unités principales et Unités de soutien",
    `${OURS}; the tables have few words of it`,
    way(
      "ranks",
      "Near a Parent Unit of its side that does not flee, from boundary to boundary, a Support Unit fights and shoots from one rank more and counts its Full Ranks where it is asked whether it is Steadfast. Charges and shots together are not played.",
      "Près d’une Unité principale de son camp qui ne fuit pas, de contour à contour, une Unité de soutien combat et tire d’un rang de plus et compte ses Rangs complets quand on demande si elle est Indomptable. Charges et tirs communs ne sont pas joués.",
    ),
  ),
];
