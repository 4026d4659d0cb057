import type { Entry } from "../../entry.ts";
import { say } from "../writing.ts";
import { unprintedAt } from "./writing.ts";

/** What attacks are like: rules of weapons and of who strikes or shoots with them. */
export const attributeEntries: readonly Entry[] = unprintedAt(
  { chapter: "model-rules", phases: ["shooting"], kind: "rule" },
  [
    {
      id: "volley-fire",
      names: say("Volley Fire", "Tir de volée"),
      summary: say(
        "If one model of the unit sees the target, units in between that are no taller than the shooter neither hide nor cover it. A unit in Line Formation (8 or more abreast) that has not moved shoots from 1 more rank, but not as a Charge Reaction.",
        "Si une figurine de l’unité voit la cible, les unités intermédiaires pas plus hautes que le tireur ne la cachent ni ne la couvrent. Une unité en ligne (8 de front ou plus) qui n’a pas bougé tire avec 1 rang de plus, sauf en Réaction à la charge.",
      ),
      facts: { width: 8, extraRanks: 1 },
    },
    {
      id: "accurate",
      names: say("Accurate", "Tir précis"),
      summary: say("No penalty for Long Range.", "Aucun malus à longue portée."),
      facts: {},
    },
    {
      id: "quick-to-fire",
      names: say("Quick to Fire", "Tir rapide"),
      summary: say("No penalty for having moved.", "Aucun malus pour avoir bougé."),
      facts: {},
    },
    {
      id: "unwieldy",
      names: say("Unwieldy", "Encombrant"),
      summary: say("A penalty of -1 more for having moved.", "Un malus de -1 de plus pour avoir bougé."),
      facts: { more: -1 },
    },
    {
      id: "reload",
      names: say("Reload!", "Rechargez !"),
      summary: say("Cannot be used to Stand and Shoot.", "Ne sert pas à Tenir la position et tirer."),
      facts: {},
    },
    {
      id: "move-or-fire",
      names: say("Move or Fire", "Bouger ou tirer"),
      summary: say(
        "Cannot shoot in a Player Turn in which the unit moved.",
        "Ne tire pas dans un Tour de joueur où l’unité a bougé.",
      ),
      facts: {},
    },
    {
      id: "march-and-shoot",
      names: say("March and Shoot", "Marcher et tirer"),
      summary: say("May shoot after a March Move.", "Peut tirer après une Marche forcée."),
      facts: {},
    },
    {
      id: "steady-aim",
      names: say("Steady Aim", "Visée sûre"),
      summary: say("No penalty for Stand and Shoot.", "Aucun malus pour Tenir la position et tirer."),
      facts: {},
    },
    {
      id: "area-attack",
      names: say("Area Attack", "Attaque de zone"),
      summary: say(
        "Area Attack (X×Y): in each of up to Y ranks of the target, or files if the shooter stands in its flank, X hits, but no more than models stand there. One of the hits has the values in brackets.",
        "Attaque de zone (X×Y) : dans chacun de Y rangs de la cible au plus, ou colonnes si le tireur est sur son flanc, X touches, mais pas plus que de figurines. Une des touches a les valeurs entre crochets.",
      ),
      facts: {},
    },
    {
      id: "artillery",
      names: say("Artillery Weapon", "Arme d’artillerie"),
      summary: say(
        "A natural 1 to hit misfires: roll on the misfire table.",
        "Un 1 naturel pour toucher est un incident de tir : jet sur la table.",
      ),
      facts: { misfireOn: 1 },
    },
    {
      id: "flaming-attacks",
      names: say("Flaming Attacks", "Attaques enflammées"),
      summary: say(
        "No Fortitude saves are made against them; failed rolls to wound Flammable models are made again.",
        "Aucune sauvegarde d’Endurance contre elles ; les jets ratés pour blesser des figurines Inflammables sont relancés.",
      ),
      facts: {},
    },
    {
      id: "multiple-wounds",
      names: say("Multiple Wounds", "Blessures multiples"),
      summary: say(
        "Multiple Wounds (X): each unsaved wound counts as X, but no more than the Health Points of one model it falls on.",
        "Blessures multiples (X) : chaque blessure non sauvegardée en vaut X, mais pas plus que les Points de vie d’une figurine touchée.",
      ),
      facts: {},
    },
  ],
);
