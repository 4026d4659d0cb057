/** The rule sheets as one reference: entries by game, loaded where they are needed. */
export { isSpell, NO_SHEET } from "./entry/entry.ts";
export type {
  Bilingual,
  Chapter,
  Entry,
  Fact,
  Facts,
  Language,
  Misprint,
  PlainEntry,
  Printing,
  SpellFacts,
  SpellVersion,
} from "./entry/entry.ts";
export type { Edition, Game, GameTitle, Phase, Shelved } from "./games.ts";
