import { useTranslation } from "../words/useTranslation.tsx";

/** The two halves of the app, and which one is open. */
export function Sections({ open }: { readonly open: "battle" | "rules" }) {
  const { t } = useTranslation();
  return (
    <nav className="sections" aria-label={t("title")}>
      <a href="#/" aria-current={open === "battle" ? "page" : undefined}>
        {t("battle")}
      </a>
      <a href="#/rules" aria-current={open === "rules" ? "page" : undefined}>
        {t("rules")}
      </a>
    </nav>
  );
}
