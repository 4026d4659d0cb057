import { say } from "@tercio/kernel";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import type { Open } from "./dialogs/Dialogs.tsx";
import { answersGiven, system, useSession } from "./session/store.ts";
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
  onFault: (fault: string | null) => void;
}) {
  const { t } = useTranslation();
  const theme = useTheme();
  const { battle, past, welcome, toFile, fromFile } = useSession();
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
  const download = (): void => {
    const link = document.createElement("a");
    link.href = URL.createObjectURL(new Blob([toFile()], { type: "application/json" }));
    link.download = `tercio-${battle.seed}-${answersGiven(battle)}.json`;
    link.click();
    URL.revokeObjectURL(link.href);
  };
  const read = async (chosen: File | undefined): Promise<void> => {
    if (chosen === undefined) return;
    const wrong = fromFile(await chosen.text());
    onFault(
      wrong === null
        ? null
        : t("loadFailed", {
            where: wrong.where,
            problem: wrong.problem === null ? t("notJson") : say(system, wrong.problem, languageNow()),
          }),
    );
  };
  const choose = (dialog: Open) => () => {
    setMenu(false);
    onOpen(dialog);
  };
  return (
    <header className="top" ref={bar}>
      <h1>{t("title")}</h1>
      <Sections open="battle" />
      {battle.game.gameTurn > 0 ? (
        <span className="turn">
          <span className="turn-word">{t("turn", { n: battle.game.gameTurn })}</span>
          <span className="turn-short" aria-hidden="true">
            {battle.game.gameTurn}/6
          </span>
        </span>
      ) : null}
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
        <button type="button" id="new" onClick={choose("new")}>
          {t("newBattle")}
        </button>
        <button type="button" id="save" onClick={download}>
          {t("save")}
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
        <button type="button" id="concede" onClick={choose("concede")} disabled={welcome || battle.request === null}>
          {t("concede")}
        </button>
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
