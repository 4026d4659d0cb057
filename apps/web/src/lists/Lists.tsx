import "./lists.css";
import "./unit.css";
import type { System } from "@tercio/board";
import { type ReactNode, lazy, Suspense, useEffect, useMemo, useRef, useState } from "react";
import { RuleDialog } from "../reference/RuleDialog.tsx";
import { PageHead } from "../shell/PageHead.tsx";
import { languageNow } from "../messages/i18n.ts";
import { links, type Route, readRoute } from "./model/route.ts";
import { keptList, useLists } from "./model/shelf.ts";
import { Builder } from "./views/Builder.tsx";
import { InArmy } from "./views/InArmy.tsx";
import { SharedList } from "./views/SharedList.tsx";
import { Shelf } from "./views/Shelf.tsx";
import { useMessages } from "./messages/index.ts";

const Paper = lazy(() => import("./print/ListPaper.tsx").then((m) => ({ default: m.ListPaper })));

const own = (hash: string): boolean => /^#\/lists(\/|$)/.test(hash);

/** The address among the lists: a rule that is read beside one changes nothing of it. */
function useRoute(): { readonly route: Route; readonly home: () => string } {
  const [hash, setHash] = useState(() => (own(location.hash) ? location.hash : links.shelf));
  const last = useRef(hash);
  useEffect(() => {
    const onHash = (): void => {
      if (!own(location.hash)) return;
      last.current = location.hash;
      setHash(location.hash);
    };
    window.addEventListener("hashchange", onHash);
    onHash();
    return () => window.removeEventListener("hashchange", onHash);
  }, []);
  return { route: useMemo(() => readRoute(hash), [hash]), home: () => last.current };
}

/** Army lists as a part of the app of their own. */
export function Lists() {
  const w = useMessages();
  const { route, home } = useRoute();
  /** Of the list that is open, for the rules that are read beside it. */
  const [game, setGame] = useState<System | null>(null);
  useEffect(() => {
    document.title = `${w.lists} · Tercio`;
    return () => {
      document.title = "Tercio";
    };
  }, [w]);
  const id = route.at === "list" || route.at === "print" ? route.id : null;
  // Where the list itself changes, its page goes on with its own.
  const there = useLists((s) => id !== null && s.lists.some((l) => l.id === id));
  const kept = useMemo(() => (id === null || !there ? undefined : keptList(id)), [id, there]);
  if (route.at === "print" && kept !== undefined)
    return (
      <InArmy list={kept.list}>
        {(opened) => (
          <Suspense fallback={<p className="waiting">{w.loading}</p>}>
            <Paper opened={opened} list={kept.list} back={links.list(route.id)} />
          </Suspense>
        )}
      </InArmy>
    );
  if (route.at === "shared" && route.print)
    return (
      <SharedList
        key={route.code}
        code={route.code}
        paper={(opened, list, back) => (
          <Suspense fallback={<p className="waiting">{w.loading}</p>}>
            <Paper opened={opened} list={list} back={back} />
          </Suspense>
        )}
      />
    );
  const page: ReactNode =
    route.at === "shelf" ? (
      <Shelf />
    ) : route.at === "shared" ? (
      <SharedList key={route.code} code={route.code} paper={null} />
    ) : kept === undefined ? (
      <div className="page">
        <p role="alert">{w.unknownList}</p>
        <a className="button" href={links.shelf}>
          {w.toShelf}
        </a>
      </div>
    ) : (
      <InArmy list={kept.list} onGame={setGame}>
        {(opened) => <Builder key={kept.id} opened={opened} id={kept.id} first={kept.list} />}
      </InArmy>
    );
  return (
    <Frame>
      {page}
      <RuleDialog
        edition={game?.rules.starter().edition ?? ""}
        home={home}
        called={(rule) => game?.messages[languageNow()][`rule.${rule}`]}
      />
    </Frame>
  );
}

/** What stands around every page of the lists. */
function Frame({ children }: { readonly children: ReactNode }) {
  const w = useMessages();
  return (
    <div className="lists">
      <PageHead open="lists" skip={w.skip} />
      <main id="page" tabIndex={-1}>
        {children}
      </main>
    </div>
  );
}
