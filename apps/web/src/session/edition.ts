import { gameTitles } from "@tercio/reference/games";
import { systemOf } from "./systems.ts";

/** "The Ninth Age, second edition, early": what is played. */
export function editionSaid(system: string, edition: string, language: "en" | "fr"): string {
  const title = gameTitles.find((g) => g.id === system)?.editions.find((e) => e.id === edition)?.title[language];
  const said = title ?? edition;
  return `${systemOf(system).name[language]}, ${said.charAt(0).toLowerCase()}${said.slice(1)}`;
}
