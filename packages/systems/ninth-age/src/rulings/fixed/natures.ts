import type { Ruling } from "@tercio/kernel";
import { OURS, fixedRuling, way } from "../fixed-ruling.ts";

/** How this program reads what the data says of natures. */
export const natureRulings: readonly Ruling[] = [
  fixedRuling(
    "crumbling-characters",
    "The order in which several Characters crumble",
    "L’ordre dans lequel s’effritent plusieurs Personnages",
    OURS,
    way(
      "in-turn",
      "Each loses one Health Point in turn, in the order of the unit’s list, as long as any is left.",
      "Chacun perd un Point de vie à tour de rôle, dans l’ordre de la liste de l’unité, tant qu’il en reste.",
    ),
  ),
  fixedRuling(
    "unbreakable-joining",
    "Characters and Unbreakable units",
    "Personnages et unités Indémoralisables",
    OURS,
    way(
      "both",
      "Unbreakable Characters join only Unbreakable units, and only they may join these.",
      "Les Personnages Indémoralisables ne rejoignent que des unités Indémoralisables, et seuls ils peuvent les rejoindre.",
    ),
  ),
  fixedRuling(
    "frenzy-provoked",
    "Which enemies provoke the frenzied",
    "Quels ennemis provoquent les frénétiques",
    OURS,
    way(
      "chargeable",
      "The enemies at which the unit could declare a charge when the Charge Phase begins, from boundary to boundary. A unit that fails may charge any enemy.",
      "Les ennemis contre lesquels l’unité pourrait déclarer une charge au début de la phase de charge, de contour à contour. Une unité qui échoue peut charger n’importe quel ennemi.",
    ),
  ),
  fixedRuling(
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
  fixedRuling(
    "support-units",
    "How Parent Units and Support Units help each other",
    "Comment s’aident Unités principales et Unités de soutien",
    `${OURS}; the tables have few words of it`,
    way(
      "ranks",
      "Near a Parent Unit of its side that is not fleeing, from boundary to boundary, a Support Unit fights and shoots from one rank more and counts that unit’s Full Ranks to see whether it is Steadfast. Joint charges and shots are not played.",
      "Près d’une Unité principale de son camp qui ne fuit pas, de contour à contour, une Unité de soutien combat et tire d’un rang de plus et compte les Rangs complets de celle-ci pour savoir si elle est Indomptable. Les charges et tirs communs ne sont pas joués.",
    ),
  ),
];
