import { themeAfter, toggleTheme, useTheme, type Theme } from "./theme.ts";

/** Leads to the next theme; a small screen has room for its sign only. */
export function ThemeButton({ words }: { readonly words: { readonly [theme in Theme]: string } }) {
  const next = words[themeAfter(useTheme())];
  return (
    <button type="button" id="theme" className="theme-button" aria-label={next} onClick={toggleTheme}>
      <span className="word">{next}</span>
      <span className="sign" aria-hidden="true">
        ◐
      </span>
    </button>
  );
}
