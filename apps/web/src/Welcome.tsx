import { useTranslation } from "react-i18next";
import { useFocusHere } from "./keyboard/useFocus.ts";
import { editionSaid } from "./session/edition.ts";
import { system } from "./session/said.ts";
import { useSession } from "./session/store.ts";
import { languageNow, switchLanguage } from "./words/i18n.ts";

/** The first thing a player is asked. */
export function Welcome() {
  const { t } = useTranslation();
  const begin = useSession((s) => s.begin);
  useFocusHere();
  return (
    <section className="welcome" aria-label={t("start")} tabIndex={-1}>
      <span className="welcome-words">
        {editionSaid(system().id, system().rules.starter().edition, languageNow())}. {t("welcome")}
      </span>
      <button type="button" className="primary" id="hotseat" onClick={() => begin(["human", "human"])}>
        {t("hotseat")}
      </button>
      <button type="button" id="versus" onClick={() => begin(["human", "computer"])}>
        {t("versus")}
      </button>
      <button type="button" id="watch" onClick={() => begin(["computer", "computer"])}>
        {t("watch")}
      </button>
      <button type="button" className="plain small-only" onClick={switchLanguage}>
        {t("language")}
      </button>
      <span className="soft">{t("unofficial")}</span>
    </section>
  );
}
