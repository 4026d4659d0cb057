import type { Ruling } from "@tercio/kernel";
import { OURS, fixedRuling, way } from "../fixed-ruling.ts";

/** How this program reads the sheets where the ground, objectives on it and ways onto it are concerned. */
export const groundRulings: readonly Ruling[] = [
  fixedRuling(
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
  fixedRuling(
    "flames-and-water",
    "Attacks from water, or into it",
    "Attaques depuis l’eau, ou vers elle",
    `${OURS}; the sheet only says from or into it`,
    way(
      "unit-inside",
      "A unit with more than half of its models in water: neither its attacks, nor attacks at it, are Flaming.",
      "Une unité dont plus de la moitié des figurines sont dans l’eau : ni ses attaques, ni celles qu’elle reçoit, ne sont enflammées.",
    ),
  ),
  fixedRuling(
    "dangerous-joined",
    "Models that lose Health Points to a unit’s Dangerous Terrain Tests",
    "Figurines qui subissent les Tests de terrain dangereux ratés d’une unité",
    OURS,
    way(
      "characters-last",
      "The rank and file first, then the champion, and last the Characters that have joined the unit.",
      "Les figurines ordinaires d’abord, puis le champion, et en dernier les Personnages qui ont rejoint l’unité.",
    ),
  ),
  fixedRuling(
    "hills-of-both",
    "King of the Hill: both are inside the enemy’s feature",
    "Roi de la colline : chacun est dans le Décor de l’autre",
    OURS,
    way("nobody", "Neither player wins the objective.", "Aucun joueur ne remporte l’objectif."),
  ),
  fixedRuling(
    "spoils-by-rock",
    "Markers of Spoils of War too close to Impassable Terrain",
    "Marqueurs du butin trop près d’un terrain infranchissable",
    `${OURS}; a public page asks for more than an inch`,
    way(
      "outwards",
      "You move them outwards along the Centre Line, no farther than necessary.",
      "Vous les déplacez vers l’extérieur sur la ligne médiane, pas plus loin que nécessaire.",
    ),
  ),
  fixedRuling(
    "marching-distance",
    "Marching Columns: how far a unit is from the short edge",
    "Colonnes en marche : la distance d’une unité au bord court",
    OURS,
    way(
      "nearest-point",
      "From its nearest point; in the later edition, which says so, from its Centre of Unit.",
      "Depuis son point le plus proche ; dans l’édition ultérieure, qui le précise, depuis son centre.",
    ),
  ),
  fixedRuling(
    "dawn-assault-edge",
    "Dawn Assault: how a unit held back touches the short edge",
    "Assaut à l’aube : comment une unité en réserve touche le bord court",
    `${OURS}; sheet 002 asks for contact, both sheets refer to Ambush`,
    way("rear", "With its rear, as in Ambush.", "Par l’arrière, comme en embuscade."),
  ),
  fixedRuling(
    "marching-exempt",
    "Marching Columns in the later edition: which units are exempt",
    "Colonnes en marche dans l’édition ultérieure : quelles unités sont exemptées",
    `${OURS}; sheet 002 names none, where sheet 000 names four kinds`,
    way(
      "none",
      "None of those deployed in turn; Scouts deploy afterwards, by their own rule.",
      "Aucune de celles déployées à tour de rôle ; les Éclaireurs se déploient ensuite, selon leur propre règle.",
    ),
  ),
  fixedRuling(
    "delayed-units",
    "Marching Columns: units that are Delayed",
    "Colonnes en marche : les unités retardées",
    OURS,
    way(
      "all-but-one",
      "All units but one may be; they arrive like those in Ambush, from the owner’s short edge.",
      "Toutes sauf une peuvent l’être ; elles arrivent comme en embuscade, par le bord court de leur joueur.",
    ),
  ),
];
