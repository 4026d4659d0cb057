import i18next from "i18next";
import { initReactI18next } from "react-i18next";
import { en } from "./en.ts";
import { fr } from "./fr.ts";
import { keep, kept } from "../device/kept.ts";

const stored = kept("language");
const first = stored === "fr" || stored === "en" ? stored : navigator.language.startsWith("fr") ? "fr" : "en";

void i18next.use(initReactI18next).init({
  lng: first,
  fallbackLng: "en",
  resources: { en: { translation: en }, fr: { translation: fr } },
  interpolation: { escapeValue: false },
  initAsync: false,
});
document.documentElement.lang = first;

export type Language = "en" | "fr";
export const languageNow = (): Language => (i18next.language === "fr" ? "fr" : "en");

export function switchLanguage(): void {
  const next = languageNow() === "en" ? "fr" : "en";
  keep("language", next);
  document.documentElement.lang = next;
  void i18next.changeLanguage(next);
}
