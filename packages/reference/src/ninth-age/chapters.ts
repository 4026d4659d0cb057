import type { Bilingual, Chapter } from "../entry/entry.ts";
import { say } from "./writing.ts";

/** Phases a reader can look up; an entry that names no phase may be needed at any time. */
export const phases: readonly { readonly id: string; readonly title: Bilingual }[] = [
  { id: "pre-game", title: say("Before the game", "Avant la partie") },
  { id: "deployment", title: say("Deployment Phase", "Phase de déploiement") },
  { id: "charge", title: say("Charge Phase", "Phase de charge") },
  { id: "movement", title: say("Movement Phase", "Phase de mouvement") },
  { id: "magic", title: say("Magic Phase", "Phase de magie") },
  { id: "shooting", title: say("Shooting Phase", "Phase de tir") },
  { id: "melee", title: say("Melee Phase", "Phase de mêlée") },
  { id: "post-game", title: say("After the game", "Après la partie") },
  { id: "any", title: say("Any time", "À tout moment") },
];

/** Chapters of the quick reference in the order of play. */
export const chapters: readonly Chapter[] = [
  {
    id: "turn",
    title: say("Turn and modifiers", "Tour et modificateurs"),
    about: say(
      "How long a game lasts, what a turn holds and in which order modifiers count.",
      "La durée d’une partie, le contenu d’un tour et l’ordre des modificateurs.",
    ),
  },
  {
    id: "models",
    title: say("Type and Height", "Type et Taille"),
    about: say(
      "The Model Rules every model has from its Type and its Height.",
      "Les règles que toute figurine tient de son Type et de sa Taille.",
    ),
  },
  {
    id: "model-rules",
    title: say("Model Rules", "Règles de figurine"),
    about: say(
      "What is written on a unit’s card: printed on no sheet, told as this program plays it.",
      "Ce qui figure sur la fiche d’une unité : imprimé sur aucune feuille, dit comme ce programme le joue.",
    ),
  },
  {
    id: "weapons",
    title: say("Weapons and armour", "Armes et armures"),
    about: say(
      "Close combat and shooting weapons, suits of armour and shields: printed on no sheet.",
      "Armes de corps à corps, armures et boucliers : imprimés sur aucune feuille.",
    ),
  },
  {
    id: "items",
    title: say("Special items", "Objets spéciaux"),
    about: say(
      "Enchantments, artefacts and banners of the army books: printed on no sheet.",
      "Enchantements, artefacts et bannières des livres d’armée : imprimés sur aucune feuille.",
    ),
  },
  {
    id: "pre-game",
    title: say("Before the game", "Avant la partie"),
    about: say(
      "Everything from agreeing on a size to the roll for the First Turn.",
      "Tout, du choix de la taille de la partie au jet pour jouer en premier.",
    ),
  },
  {
    id: "deployment",
    title: say("Deployment Types", "Types de déploiement"),
    about: say("The six ways of dividing the board.", "Les six façons de partager la table."),
  },
  {
    id: "objectives",
    title: say("Secondary Objectives", "Objectifs secondaires"),
    about: say("The six objectives and how each is won.", "Les six objectifs et comment chacun se gagne."),
  },
  {
    id: "charge",
    title: say("Charge Phase", "Phase de charge"),
    about: say(
      "Declaring, reacting, rolling and moving into contact, with the odds.",
      "Déclarer, réagir, lancer les dés et entrer en contact, avec les probabilités.",
    ),
  },
  {
    id: "movement",
    title: say("Movement Phase", "Phase de mouvement"),
    about: say("Rallying, fleeing and all other moves.", "Ralliements, fuites et tous les autres déplacements."),
  },
  {
    id: "terrain",
    title: say("Terrain", "Décors"),
    about: say(
      "Dangerous Terrain and what each feature does apart from Cover.",
      "Les terrains dangereux et les effets de chaque Décor, hors Couvert.",
    ),
  },
  {
    id: "magic-phase",
    title: say("Magic Phase", "Phase de magie"),
    about: say(
      "Flux, casting, dispelling, Bound Spells and Miscasts.",
      "Flux, lancement, dissipation, Sorts liés et Fiascos.",
    ),
  },
  {
    id: "spells",
    title: say("Paths and spells", "Voies et sorts"),
    about: say("The ten Paths of Magic and all their spells.", "Les dix Voies de magie et tous leurs sorts."),
  },
  {
    id: "hereditary",
    title: say("Hereditary Spells, Runes and Totems", "Sorts héréditaires, Runes et Totems"),
    about: say("The magic that belongs to one army each.", "La magie propre à chaque armée."),
  },
  {
    id: "shooting",
    title: say("Shooting Phase", "Phase de tir"),
    about: say(
      "Who may shoot at what, to-hit modifiers, Line of Sight, Cover and Misfires.",
      "Qui tire sur quoi, modificateurs, Ligne de vue, Couvert et incidents de tir.",
    ),
  },
  {
    id: "attacks",
    title: say("Attacks", "Attaques"),
    about: say(
      "From the hit to the casualty, and the three tables on the way.",
      "De la touche à la perte, avec les trois tableaux du chemin.",
    ),
  },
  {
    id: "melee",
    title: say("Melee Phase", "Phase de mêlée"),
    about: say(
      "The Round of Combat step by step and the Combat Score.",
      "La Manche de combat pas à pas et le Résultat de combat.",
    ),
  },
  {
    id: "psychology",
    title: say("Psychology", "Psychologie"),
    about: say(
      "Panic, and what Shaken, Fleeing and Decimated units may still do.",
      "La panique et ce que peuvent encore les unités Ébranlées, en fuite ou Décimées.",
    ),
  },
  {
    id: "scoring",
    title: say("Scoring", "Décompte"),
    about: say("Victory Points and Battle Points.", "Points de victoire et Points de bataille."),
  },
  {
    id: "probabilities",
    title: say("Probabilities", "Probabilités"),
    about: say(
      "The chances of Discipline Tests and Casting Attempts.",
      "Les chances des Tests de discipline et des lancements de sorts.",
    ),
  },
  {
    id: "glossary",
    title: say("Words of the rules", "Mots des règles"),
    about: say(
      "What the words mean that every page uses and no sheet explains.",
      "Ce que veulent dire les mots de chaque page qu’aucune feuille n’explique.",
    ),
  },
];
