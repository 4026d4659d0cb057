import "./battle.css";
import "./prompt/prompt.css";
import "./prompt/phone.css";
import "./log/log.css";
import "./panels/panels.css";
import "./shell/touch.css";
import "./shell/small.css";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "./messages/useTranslation.tsx";
import { Board } from "./board/Board.tsx";
import { Strip } from "./board/Strip.tsx";
import { Details } from "./Details.tsx";
import { Dialogs, type Open } from "./dialogs/Dialogs.tsx";
import { Faults, type FaultSaid } from "./dialogs/Faults.tsx";
import { RecordLine } from "./dialogs/Record.tsx";
import { TabNotices } from "./dialogs/Tabs.tsx";
import { Unkept } from "./dialogs/Unkept.tsx";
import { toThePrompt } from "./keyboard/here.ts";
import { FocusOnPrompt } from "./keyboard/useFocus.ts";
import { useKeys } from "./keyboard/useKeys.ts";
import { fetchRuleNames } from "./log/ruleNames.ts";
import { useCut } from "./keyboard/useCut.ts";
import { nextMoment, nextTempo, toTheEnd } from "./session/watching.ts";
import { Announcer } from "./prompt/Announcer.tsx";
import { PromptBar } from "./prompt/PromptBar.tsx";
import { RuleDialog } from "./reference/RuleDialog.tsx";
import { useComputer } from "./session/computer.ts";
import { type Intent, intended, isAsked } from "./session/intent.ts";
import { useParts } from "./session/parts.ts";
import { usePicture } from "./session/picture-before.ts";
import { system } from "./session/said.ts";
import { useSession } from "./session/store.ts";
import { useExposing, useWeighing } from "./session/thinker.ts";
import { languageNow } from "./messages/i18n.ts";
import { LongPress } from "./keyboard/LongPress.tsx";
import { TopBar } from "./TopBar.tsx";

/** A game that is out of reach: nothing is wrong with it. */
const UNFETCHED = { where: "system", problem: null, unfetched: true, anew: null } as const;

/** The battle screen: the field first; beside it, or below, what is asked, and what one may look up meanwhile. */
export function App() {
  const { t } = useTranslation();
  const [open, setOpen] = useState<Open>(null);
  const [fault, setFault] = useState<FaultSaid | null>(null);
  const { undo, resume, begin, offer } = useParts("undo", "resume", "begin", "offer");
  const battle = useSession((s) => s.battle);
  const ready = useRef(false);
  /** Is the battle last played still being looked for? Nobody is asked who plays while it may come back, unless already. */
  const [looking, setLooking] = useState(() => !isAsked());
  useComputer();
  useCut();
  useWeighing();
  useExposing();
  usePicture(
    battle,
    useSession((s) => s.welcome),
  );
  useEffect(() => {
    if (ready.current) return;
    ready.current = true;
    const intent = intended();
    if (intent !== null) {
      setLooking(false);
      beginAs(intent);
      return;
    }
    // A store that another tab holds up must not keep a player waiting.
    const enough = setTimeout(() => setLooking(false), 2000);
    void resume().then((wrong) => {
      clearTimeout(enough);
      setLooking(false);
      if (wrong !== null) setFault({ fault: wrong, kept: true });
    });
  }, [resume]);
  useEffect(() => {
    // A list of the shelf leads here to be played.
    const onHash = (): void => {
      const play = /^#\/play\/(\w+)$/.exec(window.location.hash)?.[1];
      if (play === undefined) return;
      window.history.replaceState(null, "", "#/");
      setOpen({ play });
    };
    window.addEventListener("hashchange", onHash);
    onHash();
    return () => window.removeEventListener("hashchange", onHash);
  }, []);
  useEffect(() => fetchRuleNames(battle.system.id), [battle.system.id]);
  /** Fetches a game, and shows its armies where nobody has said who plays. */
  const offered = (game: string, then = (): void => {}): void => {
    if (useSession.getState().battle.system.id === game) then();
    else void offer(game).then(then, () => setFault({ fault: UNFETCHED, kept: true }));
  };
  const beginAs = ({ seats, game, guided, setUp }: Intent): void =>
    offered(game, () => {
      if (setUp === true) setOpen("new");
      else begin(seats, guided === true ? system().views.guided?.scenario.scenario : undefined);
    });
  const back = (): void => {
    if (undo(false) === "needs-consent") setOpen("undo");
  };
  useKeys({
    u: back,
    r: () => document.querySelector<HTMLButtonElement>("#roll:not(:disabled)")?.click(),
    t: () => setOpen("text"),
    z: () => setOpen("armies"),
    s: nextMoment,
    x: toTheEnd,
    o: nextTempo,
    "/": () => document.querySelector<HTMLButtonElement>("#advice, #take-advice")?.click(),
    "?": () => setOpen("keys"),
  });
  return (
    <div
      className="app"
      data-seed={battle.dice.seed}
      data-answers={battle.log?.length ?? 0}
      data-chain={battle.log?.hash ?? ""}
    >
      <button type="button" className="skip" onClick={toThePrompt}>
        {t("skip")}
      </button>
      <TopBar onOpen={setOpen} onFault={setFault} />
      <main>
        <Unkept />
        <TabNotices />
        {fault === null ? null : <Faults fault={fault} onClose={() => setFault(null)} />}
        <Strip onText={() => setOpen("text")} onBack={back} />
        <Board />
        <RecordLine onOpen={setOpen} />
        <PromptBar onOpen={setOpen} looking={looking} onBegin={beginAs} onGame={offered} />
      </main>
      <Details />
      <FocusOnPrompt />
      <Announcer />
      <RuleDialog
        edition={battle.scenario.edition}
        home={() => "#/"}
        called={(id) => battle.system.messages[languageNow()][`rule.${id}`]}
      />
      <LongPress />
      <Dialogs open={open} onClose={() => setOpen(null)} onFault={setFault} />
    </div>
  );
}
