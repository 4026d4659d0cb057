import type { Language } from "./system.ts";

/** What a player is called, by seat; null: by the number. */
export type Called = (seat: number) => string | null;

/** Where a sentence names a player by number, "Player {player}" or "Player 1": groups are the article, the value and the number. */
export const PLAYER: { readonly [language in Language]: RegExp } = {
  en: /()\b[Pp]layer (?:\{([a-zA-Z0-9-]+)\}|([12])\b)/g,
  fr: /(?:\b([Ll]e|[Dd]u|[Aa]u) )?\b[Jj]oueur (?:\{([a-zA-Z0-9-]+)\}|([12])\b)/g,
};

/** A name in the place of a French number, whose article it does not take. */
export function withoutArticle(article: string, name: string): string {
  const small = article.toLowerCase();
  const [before, upper] =
    small === "du"
      ? /^[aeiouyhàâäéèêëîïôöùûü]/i.test(name)
        ? ["d’", "D’"]
        : ["de ", "De "]
      : small === "au"
        ? ["à ", "À "]
        : ["", ""];
  return `${small === article ? before : upper}${name}`;
}
