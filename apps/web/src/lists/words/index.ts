import { useTranslation } from "../../words/useTranslation.tsx";
import { en } from "./en.ts";
import { fr } from "./fr.ts";

/** The builder's words in the reader's language. */
export const useWords = (): typeof en => (useTranslation().language === "fr" ? fr : en);
