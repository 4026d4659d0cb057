// The style of sentences that players read: the subject is "you" or the game piece by its term, never a clause; no word that no
// referee would say aloud. CONTRIBUTING, "Write for players".

/** Words and turns that sentences shown do without. */
const BARRED =
  /\b(whoever|whom|whomever|of who|by who|from who|for who|anew|made again|rolled again|put right|is told|are told|tells you)\b/gi;
/** A clause where a subject should be: "Who fails may charge." A question may begin so. */
const CLAUSE = /(?:^|[.:;!] )(?:Who|What|who|what) [a-z’]+(?: [^.:;!?]*)?[.;!]/g;

/** What of a sentence breaks the style: the words or clauses, as they stand there. */
export function styleFaults(sentence: string): readonly string[] {
  // What is put into a sentence has a name of its own.
  const text = sentence.replace(/\{\{?[\w.]+\}?\}/g, "…");
  const clauses = [...text.matchAll(CLAUSE)].map((m) => m[0].replace(/^[.:;!] /, ""));
  return [...(text.match(BARRED) ?? []), ...clauses];
}

/** Persons and turns that readings and rulings do without besides: a game piece, "you" or "no unit" stands there. */
const BARRED_IN_RULINGS = /\b(nobody|somebody|everybody|anybody|told|asked|he|his|him|blows?|comrades?)\b/gi;
/** A clause where a noun should be, also after a preposition: "the turn of who was Active". A title may be a question. */
const CLAUSE_AS_NOUN =
  /(?:[.:;!] |\b(?:and|but|or|then|where|if|of|by|for|from|to|as|with|on|at|than|over) )(?:who|whom|what) [a-z’]+/gi;
const CLAUSE_AT_START = /^(?:Who|What) [^.;!]*[.;!]/;

/** The same in French, and words that sheet 002 does not use (The Ninth Age). */
const BARRED_FRENCH =
  /\b(?:quiconque|qui que ce soit|nul ne|personne|quelqu’un|(?:de|par|pour|comme|contre|avec|sur) qui)(?![\p{L}])/giu;
const CLAUSE_FRENCH = /(?:[.:;!] )qui [\p{L}’]+|^Qui [^.;!]*[.;!]/giu;
const NOT_ON_THE_SHEET =
  /Hurlement terrifiant|petits? bords?|Colonnes de marche|Points? de Vie|Compétence (?:offensive|défensive)|façade/g;

/** What of a ruling's sentence breaks the style: clauses where nouns should be, and words barred; `words` is its length. */
export interface RulingFaults {
  readonly clauses: readonly string[];
  readonly barred: readonly string[];
  readonly words: number;
}

const found = (text: string, ...patterns: readonly RegExp[]): readonly string[] =>
  patterns.flatMap((p) => text.match(p) ?? []);
const wordsOf = (text: string): number => text.split(/\s+/).filter((w) => /\p{L}|\d/u.test(w)).length;

export const rulingFaults = {
  en: (text: string): RulingFaults => ({
    clauses: found(text, CLAUSE_AS_NOUN, CLAUSE_AT_START),
    barred: found(text, BARRED, BARRED_IN_RULINGS),
    words: wordsOf(text),
  }),
  fr: (text: string): RulingFaults => ({
    clauses: found(text, CLAUSE_FRENCH),
    barred: found(text, BARRED_FRENCH, NOT_ON_THE_SHEET),
    words: wordsOf(text),
  }),
} as const;

/** Faults per 1,000 words of many sentences. */
export function rulingRates(all: readonly RulingFaults[]): { readonly clauses: number; readonly barred: number } {
  const sum = (of: (f: RulingFaults) => number): number => all.reduce((n, f) => n + of(f), 0);
  const per = (n: number): number =>
    (1000 * n) /
    Math.max(
      1,
      sum((f) => f.words),
    );
  return { clauses: per(sum((f) => f.clauses.length)), barred: per(sum((f) => f.barred.length)) };
}
