import "./shell/shell.css";
import { lazy, type ReactNode, Suspense, useEffect, useState } from "react";
import { useFirstWords } from "./messages/first.tsx";
import { questionStands } from "./session/intent.ts";
import { fetchSystem } from "./session/systems.ts";
import { Boundary } from "./shell/Boundary.tsx";
import { KEPT } from "./kept/address.ts";
import { Update } from "./shell/Update.tsx";
import type { Screen } from "./shell/Sections.tsx";
import { workOffline } from "./shell/offline.ts";

const Battle = lazy(async () => {
  await questionStands;
  // Side by side: the screen waits for the game, and would ask for it only when it is there itself.
  fetchSystem(null).catch(() => undefined);
  const [{ App }, { tidyKept }] = await Promise.all([import("./App.tsx"), import("./session/older.ts")]);
  workOffline();
  void tidyKept();
  return { default: App };
});
const Reference = lazy(async () => {
  const { Reference: reader } = await import("./reference/Reference.tsx");
  workOffline();
  return { default: reader };
});

const Lists = lazy(async () => {
  const { Lists: builder } = await import("./lists/Lists.tsx");
  workOffline();
  return { default: builder };
});

const Kept = lazy(async () => {
  const { KeptBattle } = await import("./shell/KeptBattle.tsx");
  return { default: KeptBattle };
});

const Chances = lazy(async () => {
  const [{ Chances: Page }, { useListed }, { RuleDialog }] = await Promise.all([
    import("./chances/Chances.tsx"),
    import("./lists/listed.ts"),
    import("./reference/RuleDialog.tsx"),
  ]);
  workOffline();
  return { default: () => <Page useListed={useListed} Rule={RuleDialog} /> };
});

/** A rule's permalink opens where one is: beside battle, list or odds as a dialog, in the reference in its place. */
const opened = (hash: string, now: Screen | null): Screen => {
  if (KEPT.test(hash)) return "kept";
  if (/^#\/lists(\/|$)/.test(hash)) return "lists";
  if (/^#\/odds(\/|$|\?)/.test(hash)) return "odds";
  if (!/^#\/rules(\/|$)/.test(hash)) return "battle";
  return now !== null && now !== "kept" && /^#\/rules\/[^/]+\.[^/]+$/.test(hash) ? now : "rules";
};

/**
 * Which part of the app is open; `opening` stands there while the battle is on its way. Each is its own download, so that a
 * phone at the table fetches no battle.
 */
export function Shell({ opening }: { readonly opening: ReactNode }) {
  const { t } = useFirstWords();
  const [screen, setScreen] = useState<Screen>(() => opened(location.hash, null));
  useEffect(() => {
    const onHash = (): void => setScreen((now) => opened(location.hash, now));
    window.addEventListener("hashchange", onHash);
    // It may have changed while the page was still opening.
    onHash();
    return () => window.removeEventListener("hashchange", onHash);
  }, []);
  return (
    <>
      {screen === "kept" ? null : <Update />}
      <Boundary key={screen} half={screen}>
        <Suspense fallback={screen === "battle" ? opening : <p className="waiting">{t("opening")}</p>}>
          {screen === "battle" ? (
            <Battle />
          ) : screen === "lists" ? (
            <Lists />
          ) : screen === "odds" ? (
            <Chances />
          ) : screen === "kept" ? (
            <Kept build={KEPT.exec(location.hash)?.[1] ?? ""} />
          ) : (
            <Reference />
          )}
        </Suspense>
      </Boundary>
    </>
  );
}
