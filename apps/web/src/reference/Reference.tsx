import "./reference.css";
import "./search.css";
import "./entries.css";
import "./spells.css";
import "./tables.css";
import "./small.css";
import type { Game } from "@tercio/reference/games";
import { lazy, Suspense, useEffect, useMemo, useState } from "react";
import { PageHead } from "../shell/PageHead.tsx";
import { languageNow } from "../messages/i18n.ts";
import { AskedProvider, pressed, useAddress } from "./model/asked.ts";
import { useKept } from "./model/keep.ts";
import { useGame } from "./model/library.ts";
import { usePlaces } from "./model/places.ts";
import { links, type Route, readRoute } from "./model/route.ts";
import { Contents } from "./views/Contents.tsx";
import { ChapterPage, GamePage, Home, PhasePage } from "./views/Pages.tsx";
import { PinsPage, SharedPage } from "./views/Pins.tsx";
import { Search } from "./views/Search.tsx";
import { useMessages } from "./messages/index.ts";

const Sheet = lazy(() => import("./print/Sheet.tsx").then((m) => ({ default: m.Sheet })));
const Differences = lazy(() => import("./print/Differences.tsx").then((m) => ({ default: m.Differences })));
const NowPage = lazy(() => import("./views/Now.tsx").then((m) => ({ default: m.NowPage })));
const DecisionsPage = lazy(() => import("./views/Decisions.tsx").then((m) => ({ default: m.DecisionsPage })));
const PinSheet = lazy(() => import("./print/PinSheet.tsx").then((m) => ({ default: m.PinSheet })));

function InGame({ id, route }: { readonly id: string; readonly route: Route }) {
  const w = useMessages();
  const opened = useGame(id);
  if (opened === null)
    return <Frame route={route} game={null} chapter={null} id={id} page={<p className="page">{w.loading}</p>} />;
  if (!("game" in opened)) {
    const again = (
      <div className="page" role="alert">
        <p>{w.failed}</p>
        <button type="button" onClick={opened.again}>
          {w.again}
        </button>
      </div>
    );
    return <Frame route={route} game={null} chapter={null} id={id} page={again} />;
  }
  const { game } = opened;
  if (route.at === "print")
    return (
      <Suspense fallback={<p className="waiting">{w.loading}</p>}>
        <Sheet game={game} />
      </Suspense>
    );
  if (route.at === "differences")
    return (
      <Suspense fallback={<p className="waiting">{w.loading}</p>}>
        <Differences game={game} />
      </Suspense>
    );
  const entry = route.at === "entry" ? game.entries.find((e) => e.id === route.entry) : undefined;
  const chapter = route.at === "chapter" ? route.chapter : (entry?.chapter ?? null);
  const page =
    route.at === "entry" && entry === undefined ? (
      <p className="page">{w.unknown}</p>
    ) : chapter !== null ? (
      <ChapterPage game={game} id={chapter} target={entry?.id ?? null} />
    ) : route.at === "phase" ? (
      <PhasePage game={game} id={route.phase} />
    ) : route.at === "now" ? (
      <Suspense fallback={<p className="page">{w.loading}</p>}>
        <NowPage game={game} brought={route.brought} />
      </Suspense>
    ) : route.at === "decisions" ? (
      <Suspense fallback={<p className="page">{w.loading}</p>}>
        <DecisionsPage game={game} />
      </Suspense>
    ) : (
      <GamePage game={game} />
    );
  return <Frame route={route} game={game} chapter={chapter} id={id} page={page} />;
}

interface FrameProps {
  readonly route: Route;
  readonly game: Game | null;
  readonly id: string | null;
  readonly chapter: string | null;
  readonly page: React.ReactNode;
}

/** What stands around every page: the app's two halves, the search within a thumb's reach, the contents. */
function Frame({ route, game, id, chapter, page }: FrameProps) {
  const w = useMessages();
  const [menu, setMenu] = useState(false);
  const pins = useKept((k) => k.pins.length);
  const edition = useKept((k) => k.edition);
  const place = JSON.stringify(route);
  useEffect(() => setMenu(false), [place]);
  useEffect(() => {
    document.title = `${game === null ? w.rules : game.name[languageNow()]} · Tercio`;
  }, [game, w]);
  return (
    <div className="reference" onClick={(e) => pressed(e.target)}>
      <PageHead open="rules" skip={w.skip} />
      <nav className="reach" aria-label={w.rules}>
        <button
          type="button"
          id="contents"
          className="contents-toggle"
          aria-expanded={menu}
          aria-controls="contents-panel"
          onClick={() => setMenu(!menu)}
        >
          <span aria-hidden="true">☰</span>
          <span className="unseen">{w.menu}</span>
        </button>
        <Search game={id} edition={edition} />
        <a className="button my-page" href={links.pins} aria-label={`${w.pins} (${pins})`}>
          <span aria-hidden="true">★ {pins}</span>
        </a>
      </nav>
      <div id="contents-panel" className={menu ? "contents-panel open" : "contents-panel"}>
        <Contents route={route} game={game} chapter={chapter} />
      </div>
      <main id="page" tabIndex={-1}>
        {page}
      </main>
    </div>
  );
}

/** The start, and what of an address leads nowhere else. */
function AtHome({ strange }: { readonly strange: string | undefined }) {
  const w = useMessages();
  return (
    <>
      {strange === undefined ? null : (
        <p className="page strange" role="alert">
          {w.strange(strange)}
        </p>
      )}
      <Home />
    </>
  );
}

/** The rules as their own half of the app. */
export function Reference() {
  const { hash, asked } = useAddress();
  const route = useMemo(() => readRoute(hash), [hash]);
  usePlaces(route);
  return (
    <AskedProvider value={asked}>
      <Routed route={route} />
    </AskedProvider>
  );
}

function Routed({ route }: { readonly route: Route }) {
  const w = useMessages();
  if ((route.at === "pins" || route.at === "shared") && route.print)
    return (
      <Suspense fallback={<p className="waiting">{w.loading}</p>}>
        <PinSheet {...(route.at === "shared" ? { shared: route.pins } : {})} />
      </Suspense>
    );
  if (route.at === "home" || route.at === "pins" || route.at === "shared") {
    const page =
      route.at === "home" ? (
        <AtHome strange={route.strange} />
      ) : route.at === "pins" ? (
        <PinsPage />
      ) : (
        <SharedPage pins={route.pins} />
      );
    return <Frame route={route} game={null} id={null} chapter={null} page={page} />;
  }
  return <InGame key={route.game} id={route.game} route={route} />;
}
