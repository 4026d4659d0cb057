import { gameTitles } from "@tercio/reference/games";
import { ninthAge } from "@tercio/ninth-age";

/** "The Ninth Age, second edition, early": what is played. */
export function editionSaid(edition: string, language: "en" | "fr"): string {
  const title = gameTitles.find((g) => g.id === ninthAge.id)?.editions.find((e) => e.id === edition)?.title[language];
  const said = title ?? edition;
  return `${ninthAge.name[language]}, ${said.charAt(0).toLowerCase()}${said.slice(1)}`;
}
