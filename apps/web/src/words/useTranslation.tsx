import { createContext, type ReactNode, useContext, useSyncExternalStore } from "react";
import { onLanguage, type Words, wordsNow } from "./i18n.ts";

const Reading = createContext<Words>(wordsNow());

/** All that is drawn in it is drawn anew when the language changes. */
export function InWords({ children }: { readonly children: ReactNode }) {
  return <Reading value={useSyncExternalStore(onLanguage, wordsNow)}>{children}</Reading>;
}

/** The app's words in the reader's language. A look at a context: hundreds ask while one log is drawn. */
export const useTranslation = (): Words => useContext(Reading);
