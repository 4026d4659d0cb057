import type { Language } from "./language.ts";

type Values = { readonly [name: string]: string | number | undefined };

/** A sentence by its key; of one that counts by the key without its ending (`_one`, `_other`), told by `count`. */
export type SentenceOf<W> = (
  key: { readonly [K in keyof W]: K extends `${infer Base}_${"one" | "other"}` ? Base : K }[keyof W],
  values?: Values,
) => string;

/** Words in a language; always the same record, so that what is drawn with it is redrawn only in the other one. */
export interface WordsOf<W> {
  readonly language: Language;
  readonly t: SentenceOf<W>;
}

/** How the sentences of a catalogue are said. */
export function sentencesIn<W extends { readonly [key: string]: string }>(language: Language, words: W): WordsOf<W> {
  const all: { readonly [key: string]: string } = words;
  const plural = new Intl.PluralRules(language);
  return {
    language,
    t(key, values) {
      const name = String(key);
      const { count } = values ?? {};
      const found = all[name] ?? all[`${name}_${plural.select(Number(count))}`] ?? all[`${name}_other`] ?? name;
      return values === undefined
        ? found
        : found.replace(/\{\{(\w+)\}\}/g, (_, value: string) => String(values[value] ?? ""));
    },
  };
}
