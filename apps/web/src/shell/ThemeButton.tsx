import { useTranslation } from "../messages/useTranslation.tsx";
import { themeAfter, toggleTheme, useTheme } from "./theme.ts";

/** Leads to the next theme; a small screen has room for its sign only. */
export function ThemeButton() {
  const { t } = useTranslation();
  const next = t(`theme-${themeAfter(useTheme())}`);
  return (
    <button type="button" id="theme" className="theme-button" aria-label={next} onClick={toggleTheme}>
      <span className="word">{next}</span>
      <span className="sign" aria-hidden="true">
        ◐
      </span>
    </button>
  );
}
