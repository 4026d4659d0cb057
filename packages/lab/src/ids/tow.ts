import { ruleEntries } from "@tercio/old-world/book";
import printed from "./tow.json" with { type: "json" };
import words from "./tow-words.json" with { type: "json" };
import { together } from "./together.ts";

/** Rules that no sheet prints: those of entries, which say how the reference shows them. */
export const ids = together(
  printed,
  ruleEntries.filter((e) => e.reference !== undefined),
  words,
);
