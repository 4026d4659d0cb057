import { there } from "@tercio/basis";
import { useSyncExternalStore } from "react";
import { keep, kept } from "../device/kept.ts";

/** `contrast`: black on white, strong lines, no tints that words have to be read on. */
export type Theme = "light" | "dark" | "contrast";
const themes: readonly Theme[] = ["light", "dark", "contrast"];

const asked = (query: string): boolean => matchMedia(query).matches;
const listeners = new Set<() => void>();
const stored = kept("theme");
let theme: Theme =
  themes.find((known) => known === stored) ??
  (asked("(prefers-contrast: more)") ? "contrast" : asked("(prefers-color-scheme: dark)") ? "dark" : "light");
document.documentElement.dataset.theme = theme;

/** The one that comes after this one. */
export const themeAfter = (now: Theme): Theme => there(themes[(themes.indexOf(now) + 1) % themes.length]);

/** Every screen shows one theme; a choice is kept for the next visit. */
export function toggleTheme(): void {
  theme = themeAfter(theme);
  keep("theme", theme);
  document.documentElement.dataset.theme = theme;
  for (const tell of listeners) tell();
}

export const useTheme = (): Theme =>
  useSyncExternalStore(
    (tell) => {
      listeners.add(tell);
      return () => listeners.delete(tell);
    },
    () => theme,
  );
