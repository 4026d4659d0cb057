import { useTranslation } from "react-i18next";
import { opening } from "virtual:opening";
import { hasPlayed } from "../device/played.ts";
import { useFocusHere } from "../keyboard/here.ts";
import { editionOf } from "../session/edition.ts";
import type { Intent } from "../session/intent.ts";
import { languageNow, switchLanguage } from "../words/i18n.ts";

/** The button that has the focus: taken away with it, it does not tell. */
let focused: string | null = null;

/** The first thing a player is asked. It knows of the game what was known when the app was built, and needs no engine. */
export function Welcome({ onBegin }: { onBegin: (intent: Intent) => void }) {
  const { t } = useTranslation();
  const language = languageNow();
  useFocusHere(focused);
  // Whoever has never played here is led; whoever has, plays.
  const led = opening.guided && !hasPlayed();
  const guided = opening.guided ? (
    <button
      type="button"
      className={led ? "primary wide" : undefined}
      id="guided"
      onClick={() => onBegin({ seats: ["human", "computer"], guided: true })}
    >
      {t(led ? "guidedFirst" : "guided")}
    </button>
  ) : null;
  const versus = (
    <button
      type="button"
      className={led ? "wide" : "primary wide"}
      id="versus"
      onClick={() => onBegin({ seats: ["human", "computer"] })}
    >
      {t("playComputer")}
    </button>
  );
  return (
    <>
      <div className="prompt-body welcome" tabIndex={-1}>
        <p className="what">{t("welcome")}</p>
        <p className="soft">
          {editionOf(opening, opening.edition, language)}. {opening.notYet?.[language]} {t("unofficial")}
        </p>
      </div>
      <div
        className="prompt-foot answers first"
        onFocus={(e) => (focused = e.target.id)}
        onBlur={() => (focused = null)}
      >
        {led ? guided : versus}
        {led ? versus : guided}
        <button type="button" className="plain" id="hotseat" onClick={() => onBegin({ seats: ["human", "human"] })}>
          {t("hotseat")}
        </button>
        <button type="button" className="plain" id="watch" onClick={() => onBegin({ seats: ["computer", "computer"] })}>
          {t("watch")}
        </button>
        <button
          type="button"
          className="plain"
          id="set-up"
          onClick={() => onBegin({ seats: ["human", "computer"], setUp: true })}
        >
          {t("setUp")}
        </button>
        <button type="button" className="plain" id="other-language" onClick={switchLanguage}>
          {t("language")}
        </button>
      </div>
    </>
  );
}
