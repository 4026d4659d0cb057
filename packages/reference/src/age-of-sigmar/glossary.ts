import { glossary } from "../entry/glossary-entry.ts";
import { listedGlosses } from "../entry/listed.ts";
import { listed } from "./listed.ts";

/** The words of Age of Sigmar that army lists name and its sheet does not. */
export const glossaryEntries = glossary(
  "aos2",
  "keywords",
  ["standard"],
  {
    en: "the game’s rules, which the sheet takes for granted",
    fr: "les règles du jeu, que la feuille suppose connues",
  },
  listedGlosses(listed),
);
