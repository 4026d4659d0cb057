import type { Entry } from "@tercio/reference";
import type { Game } from "@tercio/reference/games";
import { gameTitles } from "@tercio/games/reference";
import { useMemo } from "react";
import { languageNow } from "../../messages/i18n.ts";
import { compared } from "../model/compare.ts";
import { isOf } from "../model/now.ts";
import { blockOf, outline } from "../model/outline.ts";
import { links } from "../model/route.ts";
import { useMessages } from "../messages/index.ts";
import { Blocks } from "./Blocks.tsx";
import { EditionChoice } from "./Contents.tsx";
import { InReading } from "./InReading.tsx";
import { inEdition, useReading } from "./reading.ts";
import { Signs } from "./Said.tsx";
import { Version } from "./Version.tsx";

/** The start: which game, and what this section is. */
export function Home() {
  const w = useMessages();
  const language = languageNow();
  return (
    <div className="page home">
      <h1>{w.rules}</h1>
      <p className="lead">{w.intro}</p>
      <ul className="game-cards">
        {gameTitles.map((g) => (
          <li key={g.id}>
            <a href={links.game(g.id)}>
              <span className="game-name">{g.name[language]}</span>
              {g.editions.length < 2 ? null : (
                <span className="soft">{g.editions.map((e) => e.title[language]).join(" · ")}</span>
              )}
            </a>
          </li>
        ))}
        <li>
          <a href={links.pins}>
            <span className="game-name">★ {w.pins}</span>
          </a>
        </li>
      </ul>
      <Version />
      <p className="soft">{w.unofficial}</p>
    </div>
  );
}

export function GamePage({ game }: { readonly game: Game }) {
  const w = useMessages();
  const language = languageNow();
  return (
    <div className="page">
      <h1>{game.name[language]}</h1>
      <div className="narrow-only">
        <EditionChoice game={game} />
      </div>
      <p>
        <a className="button primary" href={links.now(game.id)}>
          {w.now}
        </a>{" "}
        <a className="button" href={links.decisions(game.id)}>
          {w.decisions}
        </a>
      </p>
      <h2>{w.chapters}</h2>
      <ol className="chapter-cards">
        {game.chapters.map((c) => (
          <li key={c.id}>
            <a href={links.chapter(game.id, c.id)}>
              <span className="chapter-name">{c.title[language]}</span>
              <span className="soft">{c.about[language]}</span>
            </a>
          </li>
        ))}
      </ol>
      <h2>{w.phases}</h2>
      <ul className="phase-chips">
        {game.phases.map((p) => (
          <li key={p.id}>
            <a className="button" href={links.phase(game.id, p.id)}>
              {p.title[language]}
            </a>
          </li>
        ))}
      </ul>
      <p>
        <a className="button" href={links.print(game.id)}>
          {w.printSheet}
        </a>{" "}
        {game.editions.length < 2 ? null : (
          <a className="button" href={links.differences(game.id)}>
            {w.differences}
          </a>
        )}
      </p>
      <Version />
    </div>
  );
}

/** How the two editions compare on this page, also where there is nothing to see. */
function BothNote({ entries }: { readonly entries: readonly Entry[] }) {
  const w = useMessages();
  const { edition, other } = useReading();
  if (other === null) return null;
  const { differ, of } = compared(entries, [edition, other]);
  return (
    <p className="both-note" id="both-note">
      {w.differing(differ, of)} {differ === 0 ? "" : w.bothNote}
    </p>
  );
}

/** What the signs of this page’s words mean. */
function SignsHere({ wanted }: { readonly wanted: (e: Entry) => boolean }) {
  const reading = useReading();
  return <Signs entries={reading.game.entries.filter((e) => wanted(e) && inEdition(e, reading))} />;
}

export function ChapterPage({
  game,
  id,
  target,
}: {
  readonly game: Game;
  readonly id: string;
  readonly target: string | null;
}) {
  const w = useMessages();
  const language = languageNow();
  const at = game.chapters.findIndex((c) => c.id === id);
  const chapter = game.chapters[at];
  const blocks = useMemo(() => (chapter === undefined ? [] : outline(chapter, game)), [chapter, game]);
  if (chapter === undefined) return <p className="page">{w.unknown}</p>;
  const before = game.chapters[at - 1];
  const after = game.chapters[at + 1];
  return (
    <div className="page">
      <h1>{chapter.title[language]}</h1>
      <p className="lead">{chapter.about[language]}</p>
      <InReading game={game} target={target}>
        <BothNote entries={game.entries.filter((e) => e.chapter === chapter.id)} />
        <SignsHere wanted={(e) => e.chapter === chapter.id} />
        <Blocks key={chapter.id} blocks={blocks} chapter={chapter.id} title={chapter.title[language]} />
      </InReading>
      <nav className="turn-page" aria-label={w.chapters}>
        {before === undefined ? (
          <span />
        ) : (
          <a className="button" rel="prev" href={links.chapter(game.id, before.id)}>
            ← {before.title[language]}
          </a>
        )}
        {after === undefined ? null : (
          <a className="button" rel="next" href={links.chapter(game.id, after.id)}>
            {after.title[language]} →
          </a>
        )}
      </nav>
    </div>
  );
}

function PhaseList({ phase }: { readonly phase: string }) {
  const { game, language } = useReading();
  const parts = useMemo(() => {
    const wanted = (e: Entry): boolean => isOf(e, phase);
    return game.chapters.flatMap((chapter) => {
      const blocks = outline(chapter, game).flatMap((b) => blockOf(b, wanted) ?? []);
      return blocks.length === 0 ? [] : [{ chapter, blocks }];
    });
  }, [game, phase]);
  return parts.map(({ chapter, blocks }) => (
    <section key={chapter.id} className="part">
      <h2 className="part-name">
        <a href={links.chapter(game.id, chapter.id)}>{chapter.title[language]}</a>
      </h2>
      <Blocks blocks={blocks} chapter={chapter.id} title={chapter.title[language]} />
    </section>
  ));
}

/** "What can happen in this phase?": one list, in the order of play. */
export function PhasePage({ game, id }: { readonly game: Game; readonly id: string }) {
  const w = useMessages();
  const language = languageNow();
  const phase = game.phases.find((p) => p.id === id);
  if (phase === undefined) return <p className="page">{w.unknown}</p>;
  return (
    <div className="page">
      <h1>{phase.title[language]}</h1>
      <p className="lead">{w.phaseLead(phase.title[language])}</p>
      <ul className="phase-chips">
        {game.phases.map((p) => (
          <li key={p.id}>
            <a className="button" href={links.phase(game.id, p.id)} aria-current={p.id === id ? "page" : undefined}>
              {p.title[language]}
            </a>
          </li>
        ))}
      </ul>
      <InReading game={game}>
        <BothNote entries={game.entries.filter((e) => isOf(e, id))} />
        <PhaseList phase={id} />
      </InReading>
    </div>
  );
}
