import { useState } from "react";
import { useStore } from "zustand";
import { download } from "../device/download.ts";
import { playHere, useTabs } from "../session/follow.ts";
import { allAside, dropAside } from "../device/aside.ts";
import { role } from "../session/writer/role.ts";
import { useTranslation } from "../messages/useTranslation.tsx";

/** Is the battle played in another tab? */
export const useFollows = (): boolean => useStore(role, (r) => r.follows);

/** In place of what is asked, where another tab plays this battle. */
export function Elsewhere() {
  const { t } = useTranslation();
  const [taking, setTaking] = useState(false);
  return (
    <section className="prompt" data-asked="elsewhere" aria-label={t("elsewhereTitle")}>
      <div className="prompt-body">
        <p className="what" role="status">
          {t("elsewhereTitle")}
        </p>
        <p className="soft">{t("elsewhere")}</p>
      </div>
      <div className="prompt-foot row">
        <button
          type="button"
          id="play-here"
          className="primary"
          disabled={taking}
          onClick={() => {
            setTaking(true);
            void playHere().finally(() => setTaking(false));
          }}
        >
          {t("playHere")}
        </button>
      </div>
    </section>
  );
}

/** What was stored under a name. */
const WHAT: { readonly [name: string]: "asidePins" | "asideTable" | "asideLayers" } = {
  "tercio-reference": "asidePins",
  "tercio-now": "asideTable",
  layers: "asideLayers",
};

/** What other tabs have done to this battle, and what of the browser's store could not be read. */
export function TabNotices() {
  const { t } = useTranslation();
  const shown = useTabs((s) => s.shown);
  const [aside, setAside] = useState(allAside);
  const [later, setLater] = useState(false);
  const first = aside[0];
  return (
    <>
      {shown === null ? null : (
        <div className="faults calm" id="other-tab">
          <p role="status">{t(shown === "parted" ? "parted" : "caughtUp")}</p>
          <button type="button" onClick={() => useTabs.setState({ shown: null })}>
            {t("close")}
          </button>
        </div>
      )}
      {first === undefined || later ? null : (
        <div className="faults calm" id="aside">
          <p role="status">{t("aside", { what: t(WHAT[first.name] ?? "asideBattle") })}</p>
          <button type="button" onClick={() => download("tercio-unreadable.txt", first.text)}>
            {t("save")}
          </button>
          <button
            type="button"
            onClick={() => {
              dropAside(first.name);
              setAside(allAside());
            }}
          >
            {t("delete")}
          </button>
          <button type="button" onClick={() => setLater(true)}>
            {t("updateLater")}
          </button>
        </div>
      )}
    </>
  );
}
