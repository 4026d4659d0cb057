import { en } from "./en.ts";
import { fr } from "./fr.ts";
import { type Language, languageNow } from "./language.ts";
import { type SentenceOf, sentencesIn, type WordsOf } from "./sentence.ts";

export { type Language, languageNow, switchLanguage } from "./language.ts";

export type Sentence = SentenceOf<typeof en>;
export type Key = Parameters<Sentence>[0];
/** The app's words in a language. */
export type Words = WordsOf<typeof en>;

const wordsOf: { readonly [language in Language]: Words } = { en: sentencesIn("en", en), fr: sentencesIn("fr", fr) };

export const wordsIn = (language: Language): Words => wordsOf[language];
export const wordsNow = (): Words => wordsIn(languageNow());
