import type { Ruling } from "@tercio/kernel";
import { OURS, reading, way } from "./reading.ts";

/** How this program reads what the data says of natures; first what it plays, then what it does not. */
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
    way(
      "owner",
      "Their owner says who loses what the even share leaves over.",
      "Leur propriétaire dit qui perd ce que le partage égal laisse.",
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
    way("one", "Only the Characters are bound by it.", "Seuls les Personnages y sont tenus."),
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
    way("any", "All enemies that near, seen or not.", "Tous les ennemis aussi proches, vus ou non."),
  ),
];
