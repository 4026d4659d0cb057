import type { Ruling } from "@tercio/kernel";
import { OURS, reading, way } from "./reading.ts";

/** How this program reads the sheets where the ground, objectives on it and ways onto it are concerned. */
export const groundReadings: readonly Ruling[] = [
  reading(
    "on-foot",
    "Models on foot",
    "Figurines à pied",
    `sheet 000 prints Water Terrain for Infantry and Beasts; otherwise ${OURS}`,
    way(
      "by-use",
      "For Water Terrain, Infantry and Beasts that do not fly; for Parry and special items, Infantry.",
      "Pour l’Eau, l’Infanterie et les Bêtes qui ne volent pas ; pour Parade et les objets spéciaux, l’Infanterie.",
    ),
  ),
  reading(
    "flames-and-water",
    "Who strikes from water, or into it",
    "Qui frappe depuis l’eau, ou vers elle",
    `${OURS}; the sheet only says from or into it`,
    way(
      "unit-inside",
      "A unit of which more than half of the models stand in water: none of its blows, and none at it, flame.",
      "Une unité dont plus de la moitié des figurines sont dans l’eau : aucun de ses coups, ni de ceux qu’elle reçoit, n’est enflammé.",
    ),
  ),
  reading(
    "dangerous-joined",
    "Who bears the failed Dangerous Terrain Tests of a unit",
    "Qui subit les Tests de terrain dangereux ratés d’une unité",
    OURS,
    way(
      "characters-last",
      "The rank and file first, then the champion, the Characters that have joined it last.",
      "Les figurines ordinaires d’abord, puis le champion, et en dernier les Personnages qui l’ont rejointe.",
    ),
  ),
  reading(
    "hills-of-both",
    "King of the Hill: both are inside the enemy’s feature",
    "Roi de la colline : chacun est dans le Décor de l’autre",
    OURS,
    way("nobody", "Nobody wins the objective.", "Personne ne remporte l’objectif."),
  ),
  reading(
    "spoils-by-rock",
    "Markers of Spoils of War that would lie by Impassable Terrain",
    "Marqueurs du butin qui seraient près d’un terrain infranchissable",
    `${OURS}; a public page asks for more than an inch`,
    way(
      "outwards",
      "They are moved outwards along the Centre Line, no farther than they must.",
      "Ils sont déplacés vers l’extérieur sur la ligne médiane, pas plus loin qu’il ne faut.",
    ),
  ),
  reading(
    "marching-distance",
    "Marching Columns: how far a unit is from the short edge",
    "Colonnes de marche : la distance d’une unité au petit bord",
    OURS,
    way("nearest-point", "From its nearest point.", "Depuis son point le plus proche."),
  ),
  reading(
    "delayed-units",
    "Marching Columns: units that are Delayed",
    "Colonnes de marche : les unités retardées",
    OURS,
    way(
      "all-but-one",
      "All units but one may be; they come like those in Ambush, from the owner’s short edge.",
      "Toutes sauf une peuvent l’être ; elles arrivent comme en embuscade, par le petit bord de leur joueur.",
    ),
  ),
];
