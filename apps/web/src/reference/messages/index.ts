import { useTranslation } from "../../messages/useTranslation.tsx";
import { languageNow } from "../../messages/i18n.ts";
import { en, type Words } from "./en.ts";
import { fr } from "./fr.ts";

/** The reference's own words in the language being read; a change of language draws anew. */
export function useMessages(): Words {
  useTranslation();
  return languageNow() === "fr" ? fr : en;
}
