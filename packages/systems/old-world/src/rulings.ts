import type { Ruling } from "@tercio/kernel";

const both = (en: string, fr: string): { readonly en: string; readonly fr: string } => ({ en, fr });

/** Where the sheets are silent or disagree: what this program plays, what else could be played, and why. */
export const rulings: readonly Ruling[] = [
  {
    id: "close-order-bonus",
    title: both("Close Order bonus", "Bonus d’ordre serré"),
    options: [
      {
        id: "five",
        text: both("Every such unit of Unit Strength 5 or more.", "Chaque telle unité de Puissance d’Unité 5 ou plus."),
      },
      { id: "none", text: both("Every such unit, whatever its size.", "Chaque telle unité, quelle que soit sa taille.") },
      {
        id: "ten",
        text: both("Every such unit of Unit Strength 10 or more.", "Chaque telle unité de Puissance d’Unité 10 ou plus."),
      },
    ],
    default: "five",
    source: "sheet 001; threshold from a public page of the rules",
  },
  {
    id: "flail-later",
    title: both("Flail and morningstar after the first round", "Fléau et étoile du matin après la première manche"),
    options: [
      { id: "both-lapse", text: both("Strength and AP both lapse.", "La Force et la PA cessent toutes deux.") },
      { id: "ap-stays", text: both("The AP stays.", "La PA reste.") },
    ],
    default: "both-lapse",
    source: "ruling of this program; the sheet speaks of Strength only",
  },
  {
    id: "slain-first",
    title: both("Which models fall before they strike", "Quelles figurines tombent avant de frapper"),
    options: [
      {
        id: "in-contact",
        text: both(
          "Those in base contact; models that step into their place do not strike.",
          "Celles au contact ; les figurines qui prennent leur place ne frappent pas.",
        ),
      },
    ],
    default: "in-contact",
    source: "ruling of this program",
  },
  {
    id: "corner-model",
    title: both("A corner model between two enemies", "Figurine de coin entre deux ennemis"),
    options: [{ id: "front", text: both("Strikes to the front.", "Frappe vers l’avant.") }],
    default: "front",
    source: "ruling of this program: no table yet",
  },
  {
    id: "caught-after-falling-back",
    title: both("Caught after falling back", "Rattrapée après un repli"),
    options: [
      {
        id: "front",
        text: both(
          "Front to front with the first pursuer, which counts as charging next turn.",
          "Front contre front avec le premier poursuivant, qui compte comme chargeant au tour suivant.",
        ),
      },
    ],
    default: "front",
    source: "public page of the rules; the facing is a ruling of this program",
  },
  {
    id: "pursuit-distance",
    title: both("Catching a fleeing unit", "Rattraper une unité en fuite"),
    options: [
      {
        id: "at-least",
        text: both(
          "The pursuit roll must be at least the distance fled.",
          "Le jet de poursuite doit être au moins égal à la distance fuie.",
        ),
      },
    ],
    default: "at-least",
    source: "ruling of this program: no table yet",
  },
];
