import { textOf } from "@tercio/files";
import { situationOf, situationText } from "@tercio/kernel";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "./messages/useTranslation.tsx";
import { mayDeclare } from "./dialogs/Declare.tsx";
import type { Open } from "./dialogs/Dialogs.tsx";
import { download } from "./device/download.ts";
import { takenFile } from "./device/taken-file.ts";
import type { FaultSaid } from "./dialogs/Faults.tsx";
import { PaceChoice } from "./board/Film.tsx";
import { QuickMode } from "./prompt/RollPrompt.tsx";
import { editionSaid } from "./session/edition.ts";
import { unreadable } from "./session/record.ts";
import { said, system } from "./session/said.ts";
import { useParts } from "./session/parts.ts";
import { answersGiven } from "./session/store.ts";
import { fetchSystemIn } from "./session/system-in.ts";
import { Sections } from "./shell/Sections.tsx";
import { themeAfter, toggleTheme, useTheme } from "./shell/theme.ts";
import { languageNow, switchLanguage } from "./messages/i18n.ts";

/** Where the battle stands, in words and short. */
function Moment() {
  const { battle } = useParts("battle");
  const language = languageNow();
  const moment = system().views.moment?.(battle.game) ?? null;
  // The steps under way, from the turn's phase down to what is done just now; the sequence tells them to a screen reader.
  const under = system()
    .views.guide(battle.game)
    .filter((l) => l.state === "now")
    .map((l) => l.title[language])
    .filter((title, i, all) => all.indexOf(title) === i && (i === 0 || i === all.length - 1));
  if (moment === null) return null;
  return (
    <span className="turn">
      <span className="turn-word">{said(moment.long)}</span>
      <span className="turn-short" aria-hidden="true">
        {moment.short}
      </span>
      {under.map((title) => (
        <span key={title} className="turn-step" aria-hidden="true">
          {title}
        </span>
      ))}
    </span>
  );
}

/** Brings a battle from a file. */
function LoadButton({
  onChoose,
  onRead,
}: {
  onChoose: (act: () => void) => () => void;
  onRead: (chosen: File | undefined) => Promise<void>;
}) {
  const { t } = useTranslation();
  const file = useRef<HTMLInputElement>(null);
  return (
    <>
      <button type="button" id="load" onClick={onChoose(() => file.current?.click())}>
        {t("load")}
      </button>
      <input
        ref={file}
        type="file"
        accept="application/json,.json"
        aria-label={t("load")}
        hidden
        onChange={(e) => void onRead(takenFile(e.target))}
      />
    </>
  );
}

/** What a player may declare unasked, from the menu. */
function Declarations({ onDeclare }: { onDeclare: (id: string) => () => void }) {
  const session = useParts("battle", "seats", "welcome");
  return (
    <>
      {system()
        .rules.declarations?.filter((d) => d.offered === "menu")
        .map((d) => (
          <button
            type="button"
            key={d.id}
            id={d.id}
            onClick={onDeclare(d.id)}
            disabled={mayDeclare(session, d.id).length === 0}
          >
            {said(d.label(session.battle.game, 0))}
          </button>
        ))}
    </>
  );
}

/** The app as a whole: its language, its colours, how fast it shows what happens, its keys. */
function Settings({
  onChoose,
  onOpen,
}: {
  onChoose: (act: () => void) => () => void;
  onOpen: (dialog: Open) => () => void;
}) {
  const { t } = useTranslation();
  const theme = useTheme();
  return (
    <>
      <button
        type="button"
        id="language"
        lang={t("language") === "English" ? "en" : "fr"}
        onClick={onChoose(switchLanguage)}
      >
        {t("language")}
      </button>
      <button type="button" id="theme" onClick={onChoose(toggleTheme)}>
        {t(`theme-${themeAfter(theme)}`)}
      </button>
      <PaceChoice />
      <QuickMode id="quick" />
      <button type="button" aria-label={t("keys")} onClick={onOpen("keys")}>
        ?
      </button>
      <button type="button" onClick={onOpen("about")}>
        {t("about")}
      </button>
    </>
  );
}

/** Where the battle stands; in its menu everything that is about the battle as a file or the app as a whole. */
export function TopBar({
  onOpen,
  onFault,
}: {
  onOpen: (dialog: Open) => void;
  onFault: (fault: FaultSaid | null) => void;
}) {
  const { t } = useTranslation();
  const session = useParts("battle", "seats", "welcome", "toFile", "fromFile");
  const { battle, toFile, fromFile } = session;
  const language = languageNow();
  const moment = system().views.moment?.(battle.game) ?? null;
  // Before the first turn no phase has begun that a scene could start with.
  const tells = system().rules.scenes !== undefined && (moment !== null || system().views.moment === undefined);
  const [menu, setMenu] = useState(false);
  const bar = useRef<HTMLElement>(null);
  useEffect(() => {
    if (!menu) return;
    // The menu of a small screen closes when something else is touched.
    const close = (e: Event): void => {
      if (!(e.target instanceof Node) || !bar.current?.contains(e.target)) setMenu(false);
    };
    // The board keeps to itself what is pressed on a piece.
    window.addEventListener("pointerdown", close, true);
    return () => window.removeEventListener("pointerdown", close, true);
  }, [menu]);
  const read = async (chosen: File | undefined): Promise<void> => {
    if (chosen === undefined) return;
    const text = textOf(new Uint8Array(await chosen.arrayBuffer()));
    if (text.ok) await fetchSystemIn(text.value);
    const fault = text.ok ? fromFile(text.value) : unreadable(text.problem);
    onFault(fault === null ? null : { fault, kept: false });
  };
  const toggle = useRef<HTMLButtonElement>(null);
  /** The menu closes over what was chosen in it, and whoever goes by keys stands where it opens. */
  const choose = (act: () => void) => () => {
    setMenu(false);
    toggle.current?.focus({ preventScroll: true });
    act();
  };
  const open = (dialog: Open) => choose(() => onOpen(dialog));
  return (
    <header className="top" ref={bar}>
      <h1>{t("title")}</h1>
      <Sections open="battle" />
      <Moment />
      <span className="grow" />
      <button
        type="button"
        className="menu-toggle"
        ref={toggle}
        aria-label={t("menu")}
        aria-expanded={menu}
        aria-controls="menu"
        onClick={() => setMenu(!menu)}
      >
        ☰
      </button>
      <div id="menu" className={menu ? "menu open" : "menu"}>
        <span className="small-only">
          <Sections open="battle" />
        </span>
        <span className="edition narrow">{editionSaid(battle.system.id, battle.scenario.edition, language)}</span>
        <button type="button" id="new" onClick={open("new")}>
          {t("newBattle")}
        </button>
        <button type="button" id="shelf" onClick={open("shelf")}>
          {t("shelf")}
        </button>
        <button type="button" id="armies" onClick={open("armies")}>
          {t("bothArmies")}
        </button>
        <button
          type="button"
          id="save"
          onClick={choose(() => download(`tercio-${battle.dice.seed}-${answersGiven(battle)}.json`, toFile()))}
        >
          {t("save")}
        </button>
        <button
          type="button"
          id="scene"
          disabled={!tells}
          onClick={choose(() => {
            const scene = situationOf(battle);
            if (scene !== null)
              download(`tercio-scene-${battle.dice.seed}-${answersGiven(battle)}.json`, situationText(scene));
          })}
        >
          {t("asScene")}
        </button>
        {system().editor === undefined ? null : (
          <button type="button" id="position" onClick={open({ position: "battle" })}>
            {t("positionByHand")}
          </button>
        )}
        <LoadButton onChoose={choose} onRead={read} />
        <Declarations onDeclare={(id) => open({ declare: id })} />
        <button type="button" id="record" disabled={session.welcome} onClick={open("record")}>
          {t("record")}
        </button>
        {system().rules.correcting !== undefined && (
          <button
            type="button"
            id="correct"
            onClick={open("correct")}
            disabled={session.welcome || battle.request === null || !session.seats.includes("human")}
          >
            {t("correct")}
          </button>
        )}
        <Settings onChoose={choose} onOpen={open} />
      </div>
    </header>
  );
}
