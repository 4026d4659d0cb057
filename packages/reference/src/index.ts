/** The rule sheets as one reference: entries by game, loaded where they are needed. */
export { NO_SHEET } from "./entry.ts";
export type { Bilingual, Chapter, Entry, Fact, Facts, Language, Misprint, Printing } from "./entry.ts";
export { type Edition, type Game, type GameId, type GameTitle, gameTitles, loadGame, type Phase } from "./games.ts";
