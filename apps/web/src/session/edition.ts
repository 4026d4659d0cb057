import { gameTitles } from "@tercio/games/reference";
import type { Bilingual } from "@tercio/kernel";
import { systemOf } from "./systems.ts";

/** What an edition of a game is called: "Second edition, early". */
export const editionTitle = (game: string, edition: string, language: "en" | "fr"): string =>
  gameTitles.find((g) => g.id === game)?.editions.find((e) => e.id === edition)?.title[language] ?? edition;

/** "The Ninth Age, second edition, early": what is played. */
export function editionOf(
  game: { readonly id: string; readonly name: Bilingual },
  edition: string,
  language: "en" | "fr",
): string {
  const said = editionTitle(game.id, edition, language);
  return `${game.name[language]}, ${said.charAt(0).toLowerCase()}${said.slice(1)}`;
}

/** The same of a game that has been fetched. */
export const editionSaid = (system: string, edition: string, language: "en" | "fr"): string =>
  editionOf(systemOf(system), edition, language);
