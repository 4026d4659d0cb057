import type { Glossary, GlossaryTerm } from "@tercio/kernel";

type Language = "en" | "fr";

/** A word that a text uses for a term, and the one to use. */
export interface RefusedTerm {
  readonly found: string;
  readonly instead: string;
}

/** Without plurals and capitals. */
const plain = (word: string): string => word.toLowerCase().replace(/s(?= |$)/g, "");
const escaped = (word: string): string => word.replace(/[.*+?^${}()|[\]\\]/g, "\\$&").replace(/ /g, "[ \u00a0]");

/** Each word of what is refused may be a plural. */
const pattern = (word: string, term: GlossaryTerm, language: Language): RegExp => {
  const words = escaped(word).replace(/(\p{L})(?=\[ |$)/gu, "$1s?");
  const byCase = plain(word) === plain(term[language]);
  return new RegExp(`(?<![\\p{L}-])${words}(?![\\p{L}-])`, byCase ? "gu" : "giu");
};

/** Finds in texts of one language the words that a glossary does not use for its terms. */
export function refuser(glossary: Glossary, language: Language): (text: string) => readonly RefusedTerm[] {
  const rules = glossary.flatMap((term) =>
    (term.not?.[language] ?? []).map((word) => ({
      instead: term[language],
      but: term.but ?? [],
      at: pattern(word, term, language),
    })),
  );
  return (text) =>
    rules.flatMap(({ instead, but, at }) => {
      const read = but.reduce((rest, name) => rest.replaceAll(name, "…"), text);
      return (read.match(at) ?? []).map((found) => ({ found, instead }));
    });
}
