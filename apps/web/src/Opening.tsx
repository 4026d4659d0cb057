import "./battle.css";
import "./prompt/prompt.css";
import "./prompt/phone.css";
import { useEffect, useState } from "react";
import { useTranslation } from "./words/useTranslation.tsx";
import { Welcome } from "./prompt/Welcome.tsx";
import { intend, tellAsked, tellQuestionStands } from "./session/intent.ts";
import { lastPlayed } from "./session/saves.ts";
import { Sections } from "./shell/Sections.tsx";

/** A store that another tab holds up must not keep a player waiting: milliseconds. */
const ENOUGH = 2000;

/**
 * What stands there while the battle screen and its game are on their way: who plays may be said already, unless a battle was
 * under way here, which comes back.
 */
export function Opening() {
  const { t } = useTranslation();
  const [asks, setAsks] = useState(false);
  const [chosen, setChosen] = useState(false);
  useEffect(() => {
    const enough = setTimeout(() => setAsks(true), ENOUGH);
    void lastPlayed().then((kept) => {
      clearTimeout(enough);
      setAsks(kept === null);
      if (kept !== null) tellQuestionStands();
    });
    return () => clearTimeout(enough);
  }, []);
  useEffect(() => tellAsked(asks && !chosen), [asks, chosen]);
  useEffect(() => {
    // Once it has been painted.
    if (asks) requestAnimationFrame(() => setTimeout(tellQuestionStands));
  }, [asks]);
  return (
    <div className="app">
      <header className="top">
        <h1>{t("title")}</h1>
        <Sections open="battle" />
      </header>
      <main>
        <div className="field" />
        <section className="prompt" data-asked="who" aria-label={t("start")}>
          {asks && !chosen ? (
            <Welcome
              onBegin={(intent) => {
                intend(intent);
                setChosen(true);
              }}
            />
          ) : (
            <div className="prompt-body">
              <p className="what" role="status">
                {t("opening")}
              </p>
            </div>
          )}
        </section>
      </main>
    </div>
  );
}
