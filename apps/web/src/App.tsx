import "./battle.css";
import "./prompt/prompt.css";
import "./log/log.css";
import "./panels/panels.css";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { Board } from "./board/Board.tsx";
import { Dialogs, type Open } from "./dialogs/Dialogs.tsx";
import { Faults, type FaultSaid } from "./dialogs/Faults.tsx";
import { FocusOnPrompt, toThePrompt } from "./keyboard/useFocus.ts";
import { useKeys } from "./keyboard/useKeys.ts";
import { fetchRuleNames } from "./log/ruleNames.ts";
import { LogPanel } from "./log/LogPanel.tsx";
import { OddsPanel } from "./panels/OddsPanel.tsx";
import { SequencePanel } from "./panels/SequencePanel.tsx";
import { UnitPanel } from "./panels/UnitPanel.tsx";
import { Announcer } from "./prompt/Announcer.tsx";
import { PromptBar } from "./prompt/PromptBar.tsx";
import { RuleDialog } from "./reference/RuleDialog.tsx";
import { editionSaid } from "./session/edition.ts";
import { useComputer } from "./session/computer.ts";
import { useParts } from "./session/parts.ts";
import { useSession } from "./session/store.ts";
import { useScales, useWeighing } from "./session/thinker.ts";
import { TopBar } from "./TopBar.tsx";
import { Welcome } from "./Welcome.tsx";
import { languageNow } from "./words/i18n.ts";

type Tab = "unit" | "sequence" | "log";

/** The battle screen: field in the middle, sequence and log left, the unit and its odds right, one prompt below. */
export function App() {
  const { t } = useTranslation();
  const [open, setOpen] = useState<Open>(null);
  const [tab, setTab] = useState<Tab | null>(null);
  const [fault, setFault] = useState<FaultSaid | null>(null);
  const { undo, resume, welcome } = useParts("undo", "resume", "welcome");
  const battle = useSession((s) => s.battle);
  const over = battle.request === null;
  const weighing = useScales((s) => s.list.length > 0 || s.busy);
  const ready = useRef(false);
  /** Is the battle last played still being looked for? Nobody is asked who plays while it may come back. */
  const [looking, setLooking] = useState(true);
  useComputer();
  useWeighing();
  useEffect(() => {
    if (ready.current) return;
    ready.current = true;
    // A store that another tab holds up must not keep a player waiting.
    const enough = setTimeout(() => setLooking(false), 2000);
    void resume().then((wrong) => {
      clearTimeout(enough);
      setLooking(false);
      if (wrong !== null) setFault({ fault: wrong, kept: true });
    });
  }, [resume]);
  useEffect(() => fetchRuleNames(battle.system.id), [battle.system.id]);
  const back = (): void => {
    if (undo(false) === "needs-consent") setOpen("undo");
  };
  useKeys(open === null, {
    u: back,
    r: () => document.querySelector<HTMLButtonElement>("#roll:not(:disabled)")?.click(),
    t: () => setOpen("text"),
    "?": () => setOpen("keys"),
  });
  return (
    <div className="app" data-seed={battle.dice.seed} data-answers={battle.log?.length ?? 0}>
      <button type="button" className="skip" onClick={toThePrompt}>
        {t("skip")}
      </button>
      <TopBar onBack={back} onOpen={setOpen} onFault={setFault} />
      <main className="middle">
        {welcome && !looking ? <Welcome /> : null}
        {fault === null ? null : <Faults fault={fault} onClose={() => setFault(null)} />}
        <Board onText={() => setOpen("text")} />
        <PromptBar onOpen={setOpen} />
      </main>
      <aside className="left" aria-label={t("sequence")}>
        <p className="edition wide">{editionSaid(battle.system.id, battle.scenario.edition, languageNow())}</p>
        {over ? null : (
          <>
            <h2>{t("sequence")}</h2>
            <div className="guide-box" tabIndex={0} role="region" aria-label={t("sequence")}>
              <SequencePanel />
            </div>
          </>
        )}
        <h2>{t("log")}</h2>
        <div className="log-box" tabIndex={0} role="region" aria-label={t("log")}>
          <LogPanel />
        </div>
      </aside>
      <aside className="right" aria-label={t("unit")} tabIndex={0}>
        {weighing ? (
          <>
            <h2>{t("odds")}</h2>
            <OddsPanel />
          </>
        ) : null}
        <UnitPanel />
      </aside>
      <section className="bottom" aria-label={t("details")}>
        {tab === null ? null : (
          <div key={tab} className="sheet-open" tabIndex={0} role="region" aria-label={t(tab)}>
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
        <div className="tabs" role="group" aria-label={t("details")}>
          {(["unit", "sequence", "log"] as const).map((k) => (
            <button type="button" key={k} aria-pressed={tab === k} onClick={() => setTab(tab === k ? null : k)}>
              {t(k === "unit" ? "unitAndOdds" : k)}
            </button>
          ))}
        </div>
      </section>
      <FocusOnPrompt />
      <Announcer />
      <RuleDialog />
      <Dialogs open={open} onClose={() => setOpen(null)} onFault={setFault} />
    </div>
  );
}
