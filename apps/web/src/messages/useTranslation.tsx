import { useContext } from "react";
import { Reading } from "./first.tsx";
import { type Words, wordsIn } from "./i18n.ts";

/** The app's words in the reader's language. A look at a context: hundreds ask while one log is drawn. */
export const useTranslation = (): Words => wordsIn(useContext(Reading));
