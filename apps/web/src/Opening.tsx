import "./battle.css";
import "./prompt/prompt.css";
import "./prompt/phone.css";
import { useEffect, useState } from "react";
import { useFirstWords } from "./messages/first.tsx";
import { Welcome } from "./prompt/Welcome.tsx";
import { intend, tellAsked, tellQuestionStands } from "./session/intent.ts";
import { mayBeKept } from "./session/there.ts";
import { Sections } from "./shell/Sections.tsx";

/** A store that another tab holds up must not keep a player waiting: milliseconds. */
const ENOUGH = 2000;

/** Does a battle come back that was under way here? The shelf is fetched only where it may hold one. */
async function comesBack(): Promise<boolean> {
  if (!(await mayBeKept())) return false;
  const shelf = await import("./session/saves.ts").catch(() => null);
  return (await shelf?.lastPlayed()) != null;
}

/**
 * What stands there while the battle screen and its game are on their way: who plays may be said already, unless a battle was
 * under way here, which comes back.
 */
export function Opening() {
  const { t } = useFirstWords();
  const [asks, setAsks] = useState(false);
  const [chosen, setChosen] = useState(false);
  useEffect(() => {
    const enough = setTimeout(() => setAsks(true), ENOUGH);
    void comesBack().then((does) => {
      clearTimeout(enough);
      setAsks(!does);
      if (does) tellQuestionStands();
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
