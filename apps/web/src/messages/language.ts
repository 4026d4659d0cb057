import { keep, kept } from "../device/kept.ts";

export type Language = "en" | "fr";

const stored = kept("language");
let language: Language =
  stored === "fr" || stored === "en" ? stored : globalThis.navigator?.language.startsWith("fr") ? "fr" : "en";
const listeners = new Set<() => void>();
const told = (): void => {
  if (globalThis.document !== undefined) document.documentElement.lang = language;
};
told();

export const languageNow = (): Language => language;

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
