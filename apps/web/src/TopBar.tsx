import { situationOf, situationText } from "@tercio/kernel";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { mayDeclare } from "./dialogs/Declare.tsx";
import type { Open } from "./dialogs/Dialogs.tsx";
import { download } from "./dialogs/download.ts";
import type { FaultSaid } from "./dialogs/Faults.tsx";
import { editionSaid } from "./session/edition.ts";
import { said, system } from "./session/said.ts";
import { useParts } from "./session/parts.ts";
import { answersGiven } from "./session/store.ts";
import { Sections } from "./shell/Sections.tsx";
import { toggleTheme, useTheme } from "./shell/theme.ts";
import { languageNow, switchLanguage } from "./words/i18n.ts";

/** Undo, and everything that is about the battle as a file or the app as a whole. */
export function TopBar({
  onBack,
  onOpen,
  onFault,
}: {
  onBack: () => void;
  onOpen: (dialog: Open) => void;
  onFault: (fault: FaultSaid | null) => void;
}) {
  const { t } = useTranslation();
  const theme = useTheme();
  const session = useParts("battle", "past", "seats", "welcome", "toFile", "fromFile");
  const { battle, past, toFile, fromFile } = session;
  const language = languageNow();
  const moment = system().views.moment?.(battle.game) ?? null;
  // Before the first turn no phase has begun that a scene could start with.
  const tells = system().rules.scenes !== undefined && (moment !== null || system().views.moment === undefined);
  const [menu, setMenu] = useState(false);
  const file = useRef<HTMLInputElement>(null);
  const bar = useRef<HTMLElement>(null);
  useEffect(() => {
    if (!menu) return;
    // The menu of a small screen closes when something else is touched.
    const close = (e: Event): void => {
      if (!(e.target instanceof Node) || !bar.current?.contains(e.target)) setMenu(false);
    };
    window.addEventListener("pointerdown", close);
    return () => window.removeEventListener("pointerdown", close);
  }, [menu]);
  const read = async (chosen: File | undefined): Promise<void> => {
    if (chosen === undefined) return;
    const fault = fromFile(await chosen.text());
    onFault(fault === null ? null : { fault, kept: false });
  };
  const choose = (dialog: Open) => () => {
    setMenu(false);
    onOpen(dialog);
  };
  return (
    <header className="top" ref={bar}>
      <h1>{t("title")}</h1>
      <Sections open="battle" />
      {moment === null ? null : (
        <span className="turn">
          <span className="turn-word">{said(moment.long)}</span>
          <span className="turn-short" aria-hidden="true">
            {moment.short}
          </span>
        </span>
      )}
      <span className="grow" />
      <button type="button" id="undo" onClick={onBack} disabled={past.length === 0}>
        {t("undo")}
      </button>
      <button
        type="button"
        className="menu-toggle"
        aria-label={t("menu")}
        aria-expanded={menu}
        aria-controls="menu"
        onClick={() => setMenu(!menu)}
      >
        ☰
      </button>
      <div id="menu" className={menu ? "menu open" : "menu"}>
        <span className="edition narrow small-only">
          {editionSaid(battle.system.id, battle.scenario.edition, language)}
        </span>
        <button type="button" id="new" onClick={choose("new")}>
          {t("newBattle")}
        </button>
        <button type="button" id="shelf" onClick={choose("shelf")}>
          {t("shelf")}
        </button>
        <button
          type="button"
          id="save"
          onClick={() => download(`tercio-${battle.dice.seed}-${answersGiven(battle)}.json`, toFile())}
        >
          {t("save")}
        </button>
        <button
          type="button"
          id="scene"
          disabled={!tells}
          onClick={() => {
            const scene = situationOf(battle);
            if (scene !== null)
              download(`tercio-scene-${battle.dice.seed}-${answersGiven(battle)}.json`, situationText(scene));
          }}
        >
          {t("asScene")}
        </button>
        <button type="button" id="load" onClick={() => file.current?.click()}>
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
            void read(chosen);
          }}
        />
        {system()
          .rules.declarations?.filter((d) => d.offered === "menu")
          .map((d) => (
            <button
              type="button"
              key={d.id}
              id={d.id}
              onClick={choose({ declare: d.id })}
              disabled={mayDeclare(session, d.id).length === 0}
            >
              {said(d.label(battle.game, 0))}
            </button>
          ))}
        <button type="button" id="language" lang={t("language") === "English" ? "en" : "fr"} onClick={switchLanguage}>
          {t("language")}
        </button>
        <button type="button" id="theme" onClick={toggleTheme}>
          {theme === "dark" ? t("themeLight") : t("themeDark")}
        </button>
        <button type="button" aria-label={t("keys")} onClick={choose("keys")}>
          ?
        </button>
        <button type="button" onClick={choose("about")}>
          {t("about")}
        </button>
      </div>
    </header>
  );
}
