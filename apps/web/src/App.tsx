import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { Board } from "./board/Board.tsx";
import { Dialog, NewBattle } from "./dialogs/Dialogs.tsx";
import { LogPanel, OddsPanel, SequencePanel, TextBoard, UnitPanel } from "./panels/Panels.tsx";
import { PromptBar } from "./prompt/PromptBar.tsx";
import { addSegment } from "./prompt/Tools.tsx";
import { useComputer } from "./session/computer.ts";
import { RuleDialog } from "./reference/RuleDialog.tsx";
import { answersGiven, useSession } from "./session/store.ts";
import { Sections } from "./shell/Sections.tsx";
import { toggleTheme, useTheme } from "./shell/theme.ts";
import { switchLanguage } from "./words/i18n.ts";

type Open = "new" | "about" | "keys" | "text" | "undo" | "concede" | null;

export function App() {
  const { t } = useTranslation();
  const theme = useTheme();
  const [open, setOpen] = useState<Open>(null);
  const [tab, setTab] = useState<"unit" | "sequence" | "log" | null>(null);
  const [fault, setFault] = useState<string | null>(null);
  const { battle, welcome, past, begin, undo, toFile, fromFile, concede, resume, roll, clearPreview } = useSession();
  const [menu, setMenu] = useState(false);
  const file = useRef<HTMLInputElement>(null);
  useComputer();
  useEffect(() => {
    void resume();
  }, [resume]);
  const back = (): void => {
    if (undo(false) === "needs-consent") setOpen("undo");
  };
  useEffect(() => {
    const onKey = (e: KeyboardEvent): void => {
      const target = e.target as HTMLElement;
      if (
        e.ctrlKey ||
        e.metaKey ||
        e.altKey ||
        ["INPUT", "SELECT", "TEXTAREA"].includes(target.tagName) ||
        open !== null
      )
        return;
      const s = useSession.getState();
      const moving = s.battle.request?.type === "choice" && s.battle.request.choice === "move";
      const actions: { [key: string]: () => void } = {
        u: back,
        U: back,
        r: roll,
        R: roll,
        t: () => setOpen("text"),
        T: () => setOpen("text"),
        "?": () => setOpen("keys"),
        Escape: clearPreview,
        Enter: () => {
          if (s.preview?.answer !== null && s.preview !== null && target.tagName !== "BUTTON" && target.tagName !== "A")
            s.give(s.preview.answer);
        },
        ...(moving
          ? {
              ArrowUp: () => addSegment({ kind: "straight", distance: 1270 }),
              ArrowDown: () => addSegment({ kind: "back", distance: 635 }),
              ArrowLeft: () => addSegment({ kind: "side", side: "left", distance: 635 }),
              ArrowRight: () => addSegment({ kind: "side", side: "right", distance: 635 }),
              "[": () => addSegment({ kind: "wheel", side: "left", angle: 364 }),
              "]": () => addSegment({ kind: "wheel", side: "right", angle: 364 }),
            }
          : {}),
      };
      const action = actions[e.key];
      if (action !== undefined) {
        action();
        if (e.key.startsWith("Arrow")) e.preventDefault();
      }
    };
    window.addEventListener("keydown", onKey);
    return () => window.removeEventListener("keydown", onKey);
  });
  const download = (): void => {
    const link = document.createElement("a");
    link.href = URL.createObjectURL(new Blob([toFile()], { type: "application/json" }));
    link.download = `tercio-${battle.seed}-${answersGiven(battle)}.json`;
    link.click();
    URL.revokeObjectURL(link.href);
  };
  return (
    <div className="app">
      <header className="top">
        <h1>{t("title")}</h1>
        <Sections open="battle" />
        <span className="turn">{battle.game.gameTurn > 0 ? t("turn", { n: battle.game.gameTurn }) : ""}</span>
        <span className="grow" />
        <button type="button" id="undo" onClick={back} disabled={past.length === 0}>
          {t("undo")}
        </button>
        <button
          type="button"
          className="menu-toggle"
          aria-expanded={menu}
          aria-controls="menu"
          onClick={() => setMenu(!menu)}
        >
          ☰ {t("menu")}
        </button>
        <div id="menu" className={menu ? "menu open" : "menu"}>
          <button type="button" onClick={() => setOpen("new")}>
            {t("newBattle")}
          </button>
          <button type="button" id="save" onClick={download}>
            {t("save")}
          </button>
          <button type="button" onClick={() => file.current?.click()}>
            {t("load")}
          </button>
          <input
            ref={file}
            type="file"
            accept="application/json,.json"
            aria-label={t("load")}
            hidden
            onChange={(e) => {
              const chosen = e.target.files?.[0];
              e.target.value = "";
              void chosen?.text().then((text) => {
                const wrong = fromFile(text);
                setFault(wrong === null ? null : t("loadFailed", wrong));
              });
            }}
          />
          <button type="button" onClick={() => setOpen("concede")}>
            {t("concede")}
          </button>
          <button type="button" id="language" lang={t("language") === "English" ? "en" : "fr"} onClick={switchLanguage}>
            {t("language")}
          </button>
          <button type="button" id="theme" onClick={toggleTheme}>
            {theme === "dark" ? t("themeLight") : t("themeDark")}
          </button>
          <button type="button" aria-label={t("keys")} onClick={() => setOpen("keys")}>
            ?
          </button>
          <button type="button" onClick={() => setOpen("about")}>
            {t("about")}
          </button>
        </div>
      </header>
      <aside className="left" aria-label={t("sequence")}>
        <h2>{t("sequence")}</h2>
        <div className="guide-box" tabIndex={0} role="region" aria-label={t("sequence")}>
          <SequencePanel />
        </div>
        <h2 style={{ marginTop: 16 }}>{t("log")}</h2>
        <div className="log-box" tabIndex={0} role="region" aria-label={t("log")}>
          <LogPanel />
        </div>
      </aside>
      <main style={{ display: "contents" }}>
        <div style={{ gridArea: "field", display: "flex", flexDirection: "column", minHeight: 0 }}>
          {welcome ? (
            <div className="welcome">
              <span>{t("welcome")}</span>
              <button type="button" className="primary" id="hotseat" onClick={() => begin(["human", "human"])}>
                {t("hotseat")}
              </button>
              <button type="button" id="versus" onClick={() => begin(["human", "computer"])}>
                {t("versus")}
              </button>
              <button type="button" id="watch" onClick={() => begin(["computer", "computer"])}>
                {t("watch")}
              </button>
              <span className="soft">{t("unofficial")}</span>
            </div>
          ) : null}
          {fault === null ? null : (
            <div className="welcome">
              <div className="refusal" role="alert">
                {fault}
              </div>
              <button type="button" onClick={() => setFault(null)}>
                {t("close")}
              </button>
            </div>
          )}
          <div style={{ flex: 1, minHeight: 0, display: "grid" }}>
            <Board onText={() => setOpen("text")} />
          </div>
        </div>
        <PromptBar onNew={() => setOpen("new")} />
      </main>
      <aside className="right" aria-label={t("unit")}>
        <h2>{t("odds")}</h2>
        <OddsPanel />
        <div style={{ height: 16 }} />
        <UnitPanel />
      </aside>
      <section className="bottom" aria-label={t("details")}>
        {tab === null ? null : (
          <div className="sheet-open">
            {tab === "unit" ? (
              <>
                <OddsPanel />
                <UnitPanel />
              </>
            ) : tab === "sequence" ? (
              <SequencePanel />
            ) : (
              <LogPanel />
            )}
          </div>
        )}
        <div className="tabs" role="group" aria-label={t("unit")}>
          {(["unit", "sequence", "log"] as const).map((k) => (
            <button type="button" key={k} aria-pressed={tab === k} onClick={() => setTab(tab === k ? null : k)}>
              {t(k)}
            </button>
          ))}
        </div>
      </section>
      <RuleDialog />
      {open === "new" ? <NewBattle onClose={() => setOpen(null)} /> : null}
      {open === "about" ? (
        <Dialog title={t("about")} onClose={() => setOpen(null)}>
          <p>{t("aboutText")}</p>
          <p>{t("offline")}</p>
          <p className="soft">{t("unofficial")}</p>
        </Dialog>
      ) : null}
      {open === "keys" ? (
        <Dialog title={t("keys")} onClose={() => setOpen(null)}>
          <p>{t("keysText")}</p>
        </Dialog>
      ) : null}
      {open === "text" ? (
        <Dialog title={t("textBoard")} onClose={() => setOpen(null)}>
          <TextBoard />
        </Dialog>
      ) : null}
      {open === "undo" ? (
        <Dialog title={t("undo")} onClose={() => setOpen(null)}>
          <p>{t("undoBeyond")}</p>
          <div className="row">
            <button
              type="button"
              className="primary"
              onClick={() => {
                undo(true);
                setOpen(null);
              }}
            >
              {t("confirm")}
            </button>
            <button type="button" onClick={() => setOpen(null)}>
              {t("cancel")}
            </button>
          </div>
        </Dialog>
      ) : null}
      {open === "concede" ? (
        <Dialog title={t("concede")} onClose={() => setOpen(null)}>
          <p>{t("concedeSure")}</p>
          <div className="row">
            <button
              type="button"
              className="primary"
              onClick={() => {
                concede();
                setOpen(null);
              }}
            >
              {t("confirm")}
            </button>
            <button type="button" onClick={() => setOpen(null)}>
              {t("cancel")}
            </button>
          </div>
        </Dialog>
      ) : null}
    </div>
  );
}
