import { useEffect, useState } from "react";
import { useFirstWords } from "../messages/first.tsx";
import { opening } from "virtual:opening";
import { gameChosen, hasPlayed, tellChosen } from "../device/played.ts";
import { useFocusHere } from "../keyboard/here.ts";
import { editionOf } from "../session/edition.ts";
import type { Intent } from "../session/intent.ts";
import { languageNow, switchLanguage } from "../messages/language.ts";

type Opening = (typeof opening)[number];

/** The button that has the focus: taken away with it, it does not tell. */
let focused: string | null = null;

/** The game that is led with: chosen last here, else the usual one. */
function useChosen(onGame?: (game: string) => void): readonly [Opening, (game: Opening) => void] {
  const [game, setGame] = useState(
    () => opening.find((o) => o.id === gameChosen()) ?? (opening as readonly [Opening, ...Opening[]])[0],
  );
  // Also the one that was chosen before the battle screen was there.
  useEffect(() => onGame?.(game.id), [game]);
  const choose = (chosen: Opening): void => {
    tellChosen(chosen.id);
    setGame(chosen);
  };
  return [game, choose];
}

/**
 * The first thing a player is asked: who plays, and what. It knows of the games what was known when the app was built, and needs
 * no engine; `onGame` fetches that of the one that is chosen.
 */
export function Welcome({ onBegin, onGame }: { onBegin: (intent: Intent) => void; onGame?: (game: string) => void }) {
  const { t } = useFirstWords();
  const language = languageNow();
  useFocusHere(focused);
  const [game, choose] = useChosen(onGame);
  const begin = (seats: Intent["seats"], more: Pick<Intent, "guided" | "setUp"> = {}): void =>
    onBegin({ seats, game: game.id, ...more });
  // Whoever has never played it here is led; whoever has, plays.
  const led = game.guided && !hasPlayed(game.id);
  const guided = game.guided ? (
    <button
      type="button"
      className={led ? "primary wide" : undefined}
      id="guided"
      onClick={() => begin(["human", "computer"], { guided: true })}
    >
      {t(led ? "guidedFirst" : "guided")}
    </button>
  ) : null;
  const versus = (
    <button
      type="button"
      className={led ? "wide" : "primary wide"}
      id="versus"
      onClick={() => begin(["human", "computer"])}
    >
      {t("playComputer")}
    </button>
  );
  return (
    <>
      <div className="prompt-body welcome" tabIndex={-1}>
        <p className="what">{t("welcome")}</p>
        <p className="soft">
          {editionOf(game, game.edition, language)}. {game.notYet?.[language]} {t("unofficial")}
        </p>
      </div>
      <div
        className="prompt-foot answers first"
        onFocus={(e) => (focused = e.target.id)}
        onBlur={() => (focused = null)}
      >
        {led ? guided : versus}
        {led ? versus : guided}
        <button type="button" className="plain" id="hotseat" onClick={() => begin(["human", "human"])}>
          {t("hotseat")}
        </button>
        <button type="button" className="plain" id="watch" onClick={() => begin(["computer", "computer"])}>
          {t("watch")}
        </button>
        <button
          type="button"
          className="plain"
          id="set-up"
          onClick={() => begin(["human", "computer"], { setUp: true })}
        >
          {t("setUp")}
        </button>
        <button type="button" className="plain" id="other-language" onClick={switchLanguage}>
          {t("language")}
        </button>
        <div className="segments" role="group" aria-label={t("game")}>
          {opening.map((o) => (
            <button
              type="button"
              key={o.id}
              id={`play-${o.id}`}
              aria-pressed={o.id === game.id}
              onClick={() => choose(o)}
            >
              {o.name[language]}
            </button>
          ))}
        </div>
      </div>
    </>
  );
}
