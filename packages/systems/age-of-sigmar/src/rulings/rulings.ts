import type { Ruling } from "@tercio/kernel";

const both = (en: string, fr: string): { readonly en: string; readonly fr: string } => ({ en, fr });

/** Where the sheet is silent or damaged: what this program plays, what else could be played, and why. */
export const rulings: readonly Ruling[] = [
  {
    id: "wandering-behaviour",
    title: both("Die of the wandering spells", "Dé des sorts errants"),
    options: [
      { id: "d6", text: both("A D6: the table has six rows.", "Un D6 : la table a six lignes.") },
      { id: "d3", text: both("A D3, as in the text.", "Un D3, comme le dit le texte.") },
    ],
    default: "d6",
    source: "heading and rows of the table on sheet 004",
    waits: true,
  },
  {
    id: "command-ability-ranges",
    title: both("Reach of command abilities", "Portée des aptitudes de commandement"),
    options: [
      {
        id: "six-twelve",
        text: both("6 inches from a Hero, 12 from the general.", "6 pouces d’un Héros, 12 du général."),
      },
      {
        id: "twelve-eighteen",
        text: both("12 inches from a Hero, 18 from the general.", "12 pouces d’un Héros, 18 du général."),
      },
    ],
    default: "six-twelve",
    source: "public page of the rules",
    waits: true,
  },
  {
    id: "tied-priority",
    title: both("Tied priority roll", "Égalité au jet de priorité"),
    options: [
      {
        id: "first-before",
        text: both(
          "The player who went first in the previous battle round chooses.",
          "Le joueur qui a joué en premier au round précédent choisit.",
        ),
      },
    ],
    default: "first-before",
    source: "public page of the rules",
  },
  {
    id: "guessed-bases",
    title: both("Bases that a roster lacks", "Socles absents d’une liste"),
    options: [
      {
        id: "by-keyword",
        text: both(
          "Guessed by keyword and Wounds, listed on import, open to change.",
          "Devinés par mot-clé et Points de vie, listés à l’import, modifiables.",
        ),
      },
    ],
    default: "by-keyword",
    source: "ruling of this program",
  },
  {
    id: "default-battle",
    title: both("The battle when none is chosen", "La bataille quand aucune n’est choisie"),
    options: [
      {
        id: "long-edges",
        text: both(
          "Territories 12 inches deep along the long edges, three objectives on the centre line.",
          "Territoires de 12 pouces le long des grands bords, trois objectifs sur la ligne médiane.",
        ),
      },
    ],
    default: "long-edges",
    source: "ruling of this program",
  },
];
