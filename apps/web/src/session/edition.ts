import { gameTitles } from "@tercio/games/reference";
import type { Bilingual } from "@tercio/kernel";
import { systemOf } from "./systems.ts";

/** "The Ninth Age, second edition, early": what is played. */
export function editionOf(
  game: { readonly id: string; readonly name: Bilingual },
  edition: string,
  language: "en" | "fr",
): string {
  const title = gameTitles.find((g) => g.id === game.id)?.editions.find((e) => e.id === edition)?.title[language];
  const said = title ?? edition;
  return `${game.name[language]}, ${said.charAt(0).toLowerCase()}${said.slice(1)}`;
}

/** The same of a game that has been fetched. */
export const editionSaid = (system: string, edition: string, language: "en" | "fr"): string =>
  editionOf(systemOf(system), edition, language);
