import type { Glossary } from "@tercio/kernel";

/** The program’s own words: labels as other programs have them. A game’s terms stand in its `glossary.ts`. */
export const house: Glossary = [
  { en: "Odds", fr: "Chances", not: { en: ["probabilities", "likelihood"] } },
  { en: "Legend", fr: "Légende", not: { en: ["signs"] } },
  { en: "Import", fr: "Importer", not: { en: ["bring in"], fr: ["apporter"] } },
  { en: "Filter", fr: "Filtrer", not: { en: ["what to show"] } },
  { en: "Side", fr: "Camp" },
  { en: "Undo", fr: "Annuler", not: { en: ["take back"], fr: ["revenir en arrière"] } },
  { en: "error", fr: "erreur", not: { en: ["to mend"], fr: ["à corriger sur"] } },
  { en: "not reviewed", fr: "non relu", not: { en: ["read by nobody"], fr: ["relu par personne"] } },
  { en: "Thinking …", fr: "Réflexion en cours…", not: { en: ["thought over"], fr: ["à l’étude"] } },
  { en: "default", fr: "par défaut", not: { en: ["taken for granted"], fr: ["tenu pour acquis"] } },
  { en: "correct", fr: "corriger", not: { en: ["put right", "set right", "mend"] } },
  { en: "random", fr: "au hasard", not: { en: ["by chance"] } },
  { en: "selected", fr: "sélectionné", not: { en: ["in hand"], fr: ["en main"] } },
  { en: "saved battle", fr: "bataille enregistrée", not: { en: ["kept battle"], fr: ["bataille gardée"] } },
  { en: "re-roll", fr: "relancer", not: { en: ["reroll", "roll again", "throw again", "thrown again"] } },
  { en: "odds", fr: "chances", not: { en: ["weigh up", "weighing up"] } },
  { en: "save", fr: "enregistrer" },
  { en: "player", fr: "joueur", not: { en: ["seat holder"] } },
];
