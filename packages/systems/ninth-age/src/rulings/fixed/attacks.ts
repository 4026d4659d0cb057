import type { Ruling } from "@tercio/kernel";
import { OURS, PAGE, fixedRuling, way } from "../fixed-ruling.ts";

/** How this program reads what attributes of attacks and Special Attacks do. */
export const attackRulings: readonly Ruling[] = [
  fixedRuling(
    "battle-focus-poison",
    "A natural six of Battle Focus and Poison",
    "Un six naturel avec Ardeur guerrière et poison",
    OURS,
    way(
      "one-of-two",
      "It hits twice; one of the two hits wounds without a roll, the other rolls to wound.",
      "Il touche deux fois ; l’une des touches blesse sans jet, l’autre se jette pour blesser.",
    ),
  ),
  fixedRuling(
    "extra-support",
    "Extra Support of less than a Height allows",
    "Soutien accru inférieur à ce que permet la Taille",
    OURS,
    way(
      "whichever-is-more",
      "It never lowers what the Height allows, nor the Attack Value.",
      "Il n’abaisse jamais ce que permet la Taille, ni la valeur d’attaque.",
    ),
  ),
  fixedRuling(
    "rage-of-several",
    "Rage in a unit of several models",
    "Rage dans une unité de plusieurs figurines",
    OURS,
    way(
      "last-model",
      "Only once one model of its Health Pool is left, because until then it is not known which model is hurt.",
      "Seulement quand il ne reste qu’une figurine de sa réserve de Points de vie, car on ne sait pas avant laquelle est blessée.",
    ),
  ),
  fixedRuling(
    "hits-of-one-model",
    "Rolled hits of one model that touches two units",
    "Touches jetées d’une figurine qui touche deux unités",
    OURS,
    way(
      "one-unit",
      "All fall on one unit, which is chosen before they are rolled.",
      "Toutes tombent sur une seule unité, choisie avant le jet.",
    ),
  ),
  fixedRuling(
    "stomps-of-two-kinds",
    "Stomp Attacks of its own beside those of its Height",
    "Piétinement propre et celui de la Taille",
    OURS,
    way("own", "Its own replace the others.", "Le sien les remplace."),
  ),
  fixedRuling(
    "rolled-figures",
    "When a figure that is dice is rolled",
    "Quand se tire une valeur donnée en dés",
    OURS,
    way(
      "each-round",
      "Once in each Round of Combat, with the Initiative Order, for all its attacks.",
      "Une fois par manche de combat, avec l’ordre d’initiative, pour toutes ses attaques.",
    ),
  ),
  fixedRuling(
    "special-attacks-declared",
    "When Special Attacks are declared",
    "Quand s’annoncent les Attaques spéciales",
    `${PAGE}, which lets a Breath Attack wait until its Initiative Step`,
    way(
      "with-the-order",
      "A Breath Attack, a Crush Attack, and which of Impact Hits and Grind Attacks is made, when the Initiative Order is settled. All models of a Health Pool do the same.",
      "Le souffle, l’Attaque écrasante, et lesquelles des Touches d’impact et des Attaques de broyage se font, quand l’ordre d’initiative est fixé. Toutes les figurines d’une réserve font de même.",
    ),
  ),
  fixedRuling(
    "special-hits",
    "Models that Special Attacks on a unit hit",
    "Figurines touchées par les Attaques spéciales sur une unité",
    OURS,
    way(
      "like-shots",
      "Impact Hits, Grind Attacks and Breath Attacks are distributed like shots: only on the rank and file if it has enough models to hide Characters of its kind. In a Duel they fall on the rival.",
      "Les Touches d’impact, le broyage et le souffle se répartissent comme les tirs : sur la seule troupe si elle est assez nombreuse pour cacher des Personnages de son genre. En Duel, ils tombent sur le rival.",
    ),
  ),
];
