import { useFirstWords } from "../messages/first.tsx";

/** The parts of the app. */
export type Screen = "battle" | "lists" | "rules" | "odds" | "kept";

/** The parts of the app, and which one is open. */
export function Sections({ open }: { readonly open: Screen }) {
  const { t } = useFirstWords();
  const now = (screen: Screen): "page" | undefined => (open === screen ? "page" : undefined);
  return (
    <nav className="sections" aria-label={t("title")}>
      <a href="#/" aria-current={now("battle")}>
        {t("battle")}
      </a>
      <a href="#/lists" aria-current={now("lists")}>
        {t("lists")}
      </a>
      <a href="#/rules" aria-current={now("rules")}>
        {t("rules")}
      </a>
      <a href="#/odds" aria-current={now("odds")}>
        {t("chances")}
      </a>
    </nav>
  );
}
