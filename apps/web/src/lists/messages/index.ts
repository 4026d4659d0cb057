import { useTranslation } from "../../messages/useTranslation.tsx";
import { en } from "./en.ts";
import { fr } from "./fr.ts";

/** The builder's words in the reader's language. */
export const useMessages = (): typeof en => (useTranslation().language === "fr" ? fr : en);
