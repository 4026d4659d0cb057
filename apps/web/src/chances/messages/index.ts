import { useTranslation } from "../../messages/useTranslation.tsx";
import { en } from "./en.ts";
import { fr } from "./fr.ts";

/** The words of this page in the reader's language. */
export const useMessages = (): typeof en => (useTranslation().language === "fr" ? fr : en);
