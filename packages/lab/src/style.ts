// The style of sentences that players read: the subject is "you" or the game piece by its term, never a clause; no word that no
// referee would say aloud; a game's terms by their one wording. CONTRIBUTING, "Write for players".
import type { Glossary } from "@tercio/kernel";
import { barredIn } from "./style/barred.ts";
import { clausesIn, disagreements } from "./style/grammar.ts";
import { refuser } from "./style/terms.ts";

export { house } from "./style/house.ts";

type Language = "en" | "fr";

/** What of a sentence breaks the style; `words` is its length. Barred words and terms come with what to write instead. */
export interface StyleFaults {
  readonly clauses: readonly string[];
  readonly barred: readonly string[];
  readonly terms: readonly string[];
  readonly verbs: readonly string[];
  readonly words: number;
}

const wordsOf = (text: string): number => text.split(/\s+/).filter((w) => /\p{L}|\d/u.test(w)).length;
const told = ({ found, instead }: { readonly found: string; readonly instead: string }): string =>
  `“${found}”: write ${instead}`;

/** Sentences about files call a unit by its place there, which is one. */
const ONE_THING = /^(?:scene|setup|edit|list)\./;
/** A refusal has one mood: it says "Choisissez". */
const INFINITIVE = /[.!] (?:Choisir|Prendre|En choisir|Indiquer|Déplacer|Tenir|Placer)(?!\p{L})[^.]*\./gu;

/**
 * Judges the texts of one language by the glossaries of the game and the program.
 * @returns for a text, under the key by which its catalogue has it (empty: none), its faults
 */
export function styleOf(
  language: Language,
  ...glossaries: readonly Glossary[]
): (text: string, key?: string) => StyleFaults {
  const refused = glossaries.map((g) => refuser(g, language));
  return (text, key = "") => {
    // What is put into a sentence has a name of its own.
    const read = text.replace(/\{\{?[\w.-]+\}?\}/g, "…");
    return {
      clauses: clausesIn(language, text),
      barred: [
        ...barredIn(language, read).map(told),
        ...(language === "fr" && key.startsWith("refuse.") ? (text.match(INFINITIVE) ?? []) : []),
      ],
      terms: refused.flatMap((r) => r(read).map(told)),
      verbs: ONE_THING.test(key) ? [] : disagreements(language, text),
      words: wordsOf(text),
    };
  };
}

/** All faults of a text, as a list of sentences. */
export const allFaults = (f: StyleFaults): readonly string[] => [...f.clauses, ...f.barred, ...f.terms, ...f.verbs];

/** Clauses as subjects and all other faults per 1,000 words of many texts. */
export function styleRates(all: readonly StyleFaults[]): { readonly clauses: number; readonly others: number } {
  const words = Math.max(
    1,
    all.reduce((n, f) => n + f.words, 0),
  );
  const per = (of: (f: StyleFaults) => number): number => (1000 * all.reduce((n, f) => n + of(f), 0)) / words;
  return { clauses: per((f) => f.clauses.length), others: per((f) => allFaults(f).length - f.clauses.length) };
}
