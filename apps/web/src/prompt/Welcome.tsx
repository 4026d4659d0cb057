import { useTranslation } from "react-i18next";
import { opening } from "virtual:opening";
import { useFocusHere } from "../keyboard/here.ts";
import { editionOf } from "../session/edition.ts";
import type { Intent } from "../session/intent.ts";
import { languageNow, switchLanguage } from "../words/i18n.ts";

/** The button that has the focus: taken away with it, it does not tell. */
let focused: string | null = null;

/** The first thing a player is asked. It knows of the game what was known when the app was built, and needs no engine. */
export function Welcome({ onBegin }: { onBegin: (intent: Intent) => void }) {
  const { t } = useTranslation();
  useFocusHere(focused);
  return (
    <>
      <div className="prompt-body welcome" tabIndex={-1}>
        <p className="what">{t("welcome")}</p>
        <p className="soft">
          {editionOf(opening, opening.edition, languageNow())}. {t("unofficial")}
        </p>
      </div>
      <div className="prompt-foot answers" onFocus={(e) => (focused = e.target.id)} onBlur={() => (focused = null)}>
        <button type="button" className="primary" id="versus" onClick={() => onBegin({ seats: ["human", "computer"] })}>
          {t("versus")}
        </button>
        {opening.guided ? (
          <button type="button" id="guided" onClick={() => onBegin({ seats: ["human", "computer"], guided: true })}>
            {t("guided")}
          </button>
        ) : null}
        <button type="button" id="hotseat" onClick={() => onBegin({ seats: ["human", "human"] })}>
          {t("hotseat")}
        </button>
        <button type="button" id="watch" onClick={() => onBegin({ seats: ["computer", "computer"] })}>
          {t("watch")}
        </button>
        <button type="button" className="plain" id="other-language" onClick={switchLanguage}>
          {t("language")}
        </button>
      </div>
    </>
  );
}
