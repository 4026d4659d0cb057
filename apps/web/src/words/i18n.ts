import { keep, kept } from "../device/kept.ts";
import { en } from "./en.ts";
import { fr } from "./fr.ts";

export type Language = "en" | "fr";

/** A sentence of the app by its key; of one that counts by the key without its ending (`_one`, `_other`), told by `count`. */
export type Key = {
  readonly [K in keyof typeof en]: K extends `${infer Base}_${"one" | "other"}` ? Base : K;
}[keyof typeof en];
export type Sentence = (key: Key, values?: { readonly [name: string]: string | number | undefined }) => string;

function sentencesIn(language: Language, words: { readonly [key: string]: string }): Sentence {
  const plural = new Intl.PluralRules(language);
  return (key, values) => {
    const { count } = values ?? {};
    const found = words[key] ?? words[`${key}_${plural.select(Number(count))}`] ?? words[`${key}_other`] ?? key;
    return values === undefined
      ? found
      : found.replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name] ?? ""));
  };
}

/** The app's words in a language; always the same record, so that who is drawn with it is drawn anew only in the other one. */
export interface Words {
  readonly language: Language;
  readonly t: Sentence;
}
const wordsIn: { readonly [language in Language]: Words } = {
  en: { language: "en", t: sentencesIn("en", en) },
  fr: { language: "fr", t: sentencesIn("fr", fr) },
};

const stored = kept("language");
let language: Language =
  stored === "fr" || stored === "en" ? stored : globalThis.navigator?.language.startsWith("fr") ? "fr" : "en";
const listeners = new Set<() => void>();
const told = (): void => {
  if (globalThis.document !== undefined) document.documentElement.lang = language;
};
told();

export const languageNow = (): Language => language;
export const wordsNow = (): Words => wordsIn[language];

/** Calls whenever the language has changed. @returns how to stop that */
export function onLanguage(changed: () => void): () => void {
  listeners.add(changed);
  return () => void listeners.delete(changed);
}

export function switchLanguage(): void {
  language = language === "en" ? "fr" : "en";
  keep("language", language);
  told();
  for (const changed of listeners) changed();
}
