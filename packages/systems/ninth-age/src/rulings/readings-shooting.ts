import type { Ruling } from "@tercio/kernel";
import { OURS, PAGE, reading, way } from "./reading.ts";

/** How this program reads the sheets where shots and artillery are concerned. */
export const shootingReadings: readonly Ruling[] = [
  reading(
    "cover-point",
    "The point of its front from which a model looks",
    "Le point de son front d’où regarde une figurine",
    `${OURS}; the sheet lets the shooter choose a point`,
    way(
      "best-of-three",
      "The best of both corners and the middle of its front.",
      "Le meilleur des deux coins et du milieu de son front.",
    ),
  ),
  reading(
    "cover-two-kinds",
    "Soft and Hard Cover at the same time",
    "Couvert léger et lourd à la fois",
    OURS,
    way(
      "hard-alone",
      "Hard where what gives Hard Cover hides enough alone; else Soft where all of it together does.",
      "Lourd si ce qui donne un Couvert lourd cache assez à lui seul ; sinon léger si le tout ensemble suffit.",
    ),
  ),
  reading(
    "area-fullest",
    "Which ranks or files an Area Attack goes through",
    "Les rangs ou colonnes que traverse une Attaque de zone",
    OURS,
    way(
      "fullest",
      "Those with the most models: the shooter aims so.",
      "Ceux qui ont le plus de figurines, car le tireur vise ainsi.",
    ),
    way("first", "The first from where it comes.", "Les premiers du côté d’où elle vient."),
  ),
  reading(
    "flamethrower",
    "Flamethrowers",
    "Lance-flammes",
    OURS,
    way(
      "one-misfires",
      "A D6 first: a 1 is a misfire. Then D6 hits at Long Range, 2D6 nearer.",
      "D’abord un D6 : un 1 est un incident de tir. Puis D6 touches à longue portée, 2D6 plus près.",
    ),
  ),
  reading(
    "volley-gun",
    "Volley Guns",
    "Orgues de tir",
    OURS,
    way(
      "sixes",
      "Two natural 6s among the dice for the number of shots: -1 to hit; three, or two 1s of two dice: a misfire and no shot.",
      "Deux 6 naturels parmi les dés du nombre de tirs : -1 pour toucher ; trois, ou deux 1 sur deux dés : incident et aucun tir.",
    ),
  ),
  reading(
    "poison-hopeless",
    "Poison and hopeless shots",
    "Poison et tirs désespérés",
    OURS,
    way(
      "natural-six",
      "The first roll of a hopeless shot that hits is a natural 6: it wounds without a roll.",
      "Le premier jet d’un tir désespéré qui touche est un 6 naturel : il blesse sans jet.",
    ),
    way("second-roll", "Only a natural 6 of the second roll counts.", "Seul compte un 6 naturel du second jet."),
  ),
  reading(
    "aegis-or-fortitude",
    "Aegis and Fortitude together",
    "Égide et Endurance à la fois",
    OURS,
    way(
      "likelier",
      "Of a roll’s wounds all are saved by the likelier of the two, also a natural 6 of Lethal Strike, which Fortitude does not stop.",
      "Toutes les blessures d’un jet se sauvegardent par la plus probable des deux, y compris un 6 naturel d’une Frappe létale, que l’Endurance n’arrête pas.",
    ),
    way(
      "each",
      "Each wound by the one that is better against it.",
      "Chaque blessure par celle qui vaut mieux contre elle.",
    ),
  ),
  reading(
    "hits-on-joined-units",
    "Hits on units that somebody has joined",
    "Touches sur une unité rejointe",
    PAGE,
    way(
      "crowd-of-five",
      "All on the rank and file if it has five models or more and the Characters are of its Type and Height; else evenly on it and each Character, never on a champion.",
      "Toutes sur les figurines ordinaires si elles sont cinq ou plus et que les Personnages ont leur Type et leur Taille ; sinon également sur elles et chaque Personnage, jamais sur un champion.",
    ),
  ),
];
