import { ruleEntries } from "@tercio/age-of-sigmar/book";
import printed from "./aos2.json" with { type: "json" };
import words from "./aos2-words.json" with { type: "json" };
import { together } from "./together.ts";

/** Rules that no sheet prints: those of entries, which say how the reference shows them. */
export const ids = together(
  printed,
  ruleEntries.filter((e) => e.reference !== undefined),
  words,
);
