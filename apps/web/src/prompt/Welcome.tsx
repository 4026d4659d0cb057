import { useTranslation } from "react-i18next";
import { useFocusHere } from "../keyboard/useFocus.ts";
import { editionSaid } from "../session/edition.ts";
import { system } from "../session/said.ts";
import { useSession } from "../session/store.ts";
import { languageNow, switchLanguage } from "../words/i18n.ts";

/** The first thing a player is asked. */
export function Welcome() {
  const { t } = useTranslation();
  const begin = useSession((s) => s.begin);
  const { guided } = system().views;
  useFocusHere();
  return (
    <>
      <div className="prompt-body welcome" tabIndex={-1}>
        <p className="what">{t("welcome")}</p>
        <p className="soft">
          {editionSaid(system().id, system().rules.starter().edition, languageNow())}. {t("unofficial")}
        </p>
      </div>
      <div className="prompt-foot answers">
        <button type="button" className="primary" id="versus" onClick={() => begin(["human", "computer"])}>
          {t("versus")}
        </button>
        {guided === undefined ? null : (
          <button type="button" id="guided" onClick={() => begin(["human", "computer"], guided.scenario.scenario)}>
            {t("guided")}
          </button>
        )}
        <button type="button" id="hotseat" onClick={() => begin(["human", "human"])}>
          {t("hotseat")}
        </button>
        <button type="button" id="watch" onClick={() => begin(["computer", "computer"])}>
          {t("watch")}
        </button>
        <button type="button" className="plain" onClick={switchLanguage}>
          {t("language")}
        </button>
      </div>
    </>
  );
}
