import { type Entry, type State, type WordOf, wordUnder } from "./entry.ts";
import type { Given } from "./field.ts";
import type { Row } from "./row.ts";

/** Entries that belong together: what one file exports. */
export type Family = { readonly [name: string]: Entry | State };
/** All entries of a game, one family a file. */
export type Families = { readonly [family: string]: Family };

type OneIn<F extends Families> = { [K in keyof F]: F[K][keyof F[K]] }[keyof F];
export type RuleIn<F extends Families> = Extract<OneIn<F>, Entry>;
/** The ids of all entries. */
export type IdIn<F extends Families> = RuleIn<F>["id"];
/** The words by which profiles, effects and saves name them; `Head`: what their ids begin with where the rest is the word. */
export type WordIn<F extends Families, Head extends string> = WordOf<IdIn<F>, Head> | Extract<OneIn<F>, State>["word"];
/** The parameters of rules that have some, by their words. */
export type ParametersIn<F extends Families, Head extends string> = {
  readonly [E in Extract<RuleIn<F>, { readonly parameters: object }> as WordOf<E["id"], Head>]: Given<E["parameters"]>;
};
type Said<F extends Families, Field extends string> = Extract<RuleIn<F>, { readonly [K in Field]: object }>["id"];
/** The keys of sentences that say what entries are called, alone and with their parameters, and what they refuse. */
export type NameKey<F extends Families, Head extends string> =
  | `rule.${WordIn<F, Head>}`
  | `params.${WordOf<Said<F, "said">, Head>}`
  | `params.${WordOf<Said<F, "saidAgainst">, Head>}-against`
  | `refuse.${WordOf<Said<F, "refused">, Head>}`;

type FigureOf<E> = E extends { readonly id: string; readonly figures: Row } ? E : never;
/** The figures of the entries of a family, by their ids. */
export type FiguresOf<F extends Family> = { readonly [E in FigureOf<F[keyof F]> as E["id"]]: E["figures"] };

export function figuresOf<const F extends Family>(family: F): FiguresOf<F> {
  const rows: { [id: string]: Row } = {};
  for (const entry of Object.values(family))
    if ("figures" in entry && entry.figures !== undefined) rows[entry.id] = entry.figures;
  return rows as FiguresOf<F>;
}

/** Everything of a game that is in force by an id, and what follows from it. */
export interface Shelf<F extends Families, Head extends string, E extends Entry> {
  readonly ruleEntries: readonly E[];
  /** The words of its states: what lies on a piece, or is asked for beside the rules it belongs to. */
  readonly stateWords: readonly string[];
  /** The words of what the program remembers for itself. */
  readonly remembered: readonly string[];
  /** The entry that profiles and effects name so, if there is one. */
  entryOf(word: string): E | undefined;
  /** The words of those entries of which this is true. */
  wordsOf(which: (entry: E) => boolean): readonly string[];
  /** The rows of the book that are figures of entries. */
  readonly figures: { readonly [id: string]: Row };
  /** What entries are called and what they refuse, by the keys of sentences. */
  named(language: "en" | "fr"): { readonly [key in NameKey<F, Head>]: string };
}

/** Puts the families of a game together; `heads`: what ids begin with of which the rest is the word. */
export const shelf =
  <E extends Entry>() =>
  <const F extends Families, const Head extends string>(families: F, ...heads: readonly Head[]): Shelf<F, Head, E> => {
    const wordOfId = wordUnder(...heads);
    const all = Object.values(families).flatMap((family): readonly (Entry | State)[] => Object.values(family));
    const ruleEntries = all.filter((e): e is E => "id" in e);
    const figures: { [id: string]: Row } = {};
    for (const family of Object.values(families)) Object.assign(figures, figuresOf(family));
    const byWord: ReadonlyMap<string, E> = new Map(ruleEntries.map((e) => [wordOfId(e.id), e]));
    return {
      ruleEntries,
      stateWords: all.flatMap((e) => ("id" in e ? [] : [e.word])),
      remembered: all.flatMap((e) => (e.remembered !== true ? [] : ["id" in e ? wordOfId(e.id) : e.word])),
      entryOf: (word) => byWord.get(word),
      wordsOf: (which) => ruleEntries.filter(which).map((e) => wordOfId(e.id)),
      figures,
      named(language) {
        const words: { [key: string]: string } = {};
        for (const entry of all) {
          const word = "id" in entry ? wordOfId(entry.id) : entry.word;
          words[`rule.${word}`] = entry.name[language];
          if (!("id" in entry)) continue;
          if (entry.said !== undefined) words[`params.${word}`] = entry.said[language];
          if (entry.saidAgainst !== undefined) words[`params.${word}-against`] = entry.saidAgainst[language];
          if (entry.refused !== undefined) words[`refuse.${word}`] = entry.refused[language];
        }
        return words as { readonly [key in NameKey<F, Head>]: string };
      },
    };
  };
