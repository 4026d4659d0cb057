import { switchLanguage } from "../messages/i18n.ts";
import { useTranslation } from "../messages/useTranslation.tsx";
import { type Screen, Sections } from "./Sections.tsx";
import { ThemeButton } from "./ThemeButton.tsx";

/** Leads to the other language, which it is named in. */
export function LanguageButton() {
  const { t, language } = useTranslation();
  return (
    <button type="button" id="language" lang={language === "fr" ? "en" : "fr"} onClick={switchLanguage}>
      {t("language")}
    </button>
  );
}

/** What stands above every page that is read, the way past it first; the page itself is `#page`. */
export function PageHead({ open, skip }: { readonly open: Screen; readonly skip: string }) {
  return (
    <>
      <a className="skip" href="#page" onClick={(e) => (e.preventDefault(), document.getElementById("page")?.focus())}>
        {skip}
      </a>
      <header className="head-bar">
        <span className="mark">Tercio</span>
        <Sections open={open} />
        <span className="grow" />
        <LanguageButton />
        <ThemeButton />
      </header>
    </>
  );
}
