import { createContext, type ReactNode, useContext, useSyncExternalStore } from "react";
import { first as en } from "./first-en.ts";
import { first as fr } from "./first-fr.ts";
import { type Language, languageNow, onLanguage } from "./language.ts";
import { sentencesIn, type WordsOf } from "./sentence.ts";

/** The reader's language. */
export const Reading = createContext<Language>(languageNow());

/** All that is drawn in it is redrawn when the language changes. */
export function InWords({ children }: { readonly children: ReactNode }) {
  return <Reading value={useSyncExternalStore(onLanguage, languageNow)}>{children}</Reading>;
}

type First = WordsOf<typeof en>;
const firstIn: { readonly [language in Language]: First } = { en: sentencesIn("en", en), fr: sentencesIn("fr", fr) };

/** The words of the first screen: who asks for all of them brings their whole catalogue with it. */
export const useFirstWords = (): First => firstIn[useContext(Reading)];
