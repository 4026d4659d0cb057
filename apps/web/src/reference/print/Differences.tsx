import "./sheet.css";
import type { Entry } from "@tercio/reference";
import type { Game } from "@tercio/reference/games";
import type { ReactElement } from "react";
import { PaperBar } from "../../shell/PaperBar.tsx";
import { languageNow } from "../../messages/i18n.ts";
import { apart, difference, type Piece, summaryOf } from "../model/compare.ts";
import { type Compared, useCompared } from "../model/differences.ts";
import { links } from "../model/route.ts";
import { spellLine } from "../model/spells.ts";
import { useMessages } from "../messages/index.ts";
import { WorkedNumbers } from "../views/WorkedNumbers.tsx";
import { Paper } from "./Paper.tsx";

const marked = (pieces: readonly Piece[]): readonly ReactElement[] =>
  pieces.map((piece, i) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: pieces have no other name than their place
    piece.differs ? <u key={i}>{piece.text}</u> : <span key={i}>{piece.text}</span>,
  );

const figures = (entry: Entry, edition: string): string => {
  const facts = entry.editions[edition]?.facts;
  if (entry.kind !== "spell" || facts === undefined) return "";
  const line = spellLine(facts, languageNow());
  return [line.casting, line.range, line.types, line.duration].filter((part) => part !== "").join(" · ");
};

/** One rule in both editions, the words that the other lacks underlined. */
function Both({
  entry,
  editions: [first, second],
}: {
  readonly entry: Entry;
  readonly editions: readonly [string, string];
}) {
  const language = languageNow();
  const said = (edition: string): string =>
    [figures(entry, edition), summaryOf(entry, entry.editions[edition], language)].filter((t) => t !== "").join(" ");
  const [mine, theirs] = [said(first), said(second)];
  const words = apart(mine, theirs);
  return (
    <p className="set">
      <b>{entry.names[language]}</b> <b className="at">◁</b>
      {words === null ? mine : marked(words.first)} <b className="at">▷</b>
      {words === null ? theirs : marked(words.second)}
    </p>
  );
}

/** The numbers that the engine works out for a rule, or why none shows it. */
function Numbers({ id, game, compared }: { readonly id: string; readonly game: Game; readonly compared: Compared }) {
  const language = languageNow();
  const [one, two] = game.editions;
  const worked = compared.worked.get(id);
  const why = compared.reasons.get(id);
  if (one === undefined || two === undefined) return null;
  if (worked !== undefined)
    return (
      <WorkedNumbers worked={worked} editions={[one.id, two.id]} titles={[one.title[language], two.title[language]]} />
    );
  return why === undefined ? null : <p className="set soft">{why[language]}</p>;
}

/** All in which a game’s two editions differ, chapter by chapter, marked word by word, with what it does to numbers; made to be printed. */
export function Differences({ game }: { readonly game: Game }) {
  const w = useMessages();
  const language = languageNow();
  const [one, two] = game.editions;
  const compared = useCompared(game.id);
  if (one === undefined || two === undefined) return <p className="page">{w.unknown}</p>;
  // The columns are measured once: all of their words are there before.
  if (compared === null) return <p className="page">{w.loading}</p>;
  const editions = [one.id, two.id] as const;
  const kindOnly = (e: Entry): boolean => ["first-only", "second-only"].includes(difference(e, editions));
  const atoms = game.chapters.flatMap((chapter) => {
    const here = game.entries.filter((e) => e.chapter === chapter.id);
    const of = (kind: string): readonly Entry[] => here.filter((e) => difference(e, editions) === kind);
    const lines = [
      ...here
        .filter((e) => difference(e, editions) === "differs" || compared.worked.has(e.id))
        .filter((e) => !kindOnly(e))
        .map((e) => (
          <div key={e.id} className="apart">
            <Both entry={e} editions={editions} />
            <Numbers id={e.id} game={game} compared={compared} />
          </div>
        )),
      ...(["first-only", "second-only"] as const).flatMap((kind) =>
        of(kind).map((e) => (
          <div key={e.id} className="apart">
            <p className="set">
              <b>{e.names[language]}</b> <b className="at">{kind === "first-only" ? "◁" : "▷"}</b>
              {figures(e, kind === "first-only" ? one.id : two.id)}{" "}
              {summaryOf(e, e.editions[kind === "first-only" ? one.id : two.id], language)}
            </p>
            <Numbers id={e.id} game={game} compared={compared} />
          </div>
        )),
      ),
    ];
    return lines.length === 0 ? [] : [<h2 key={chapter.id}>{chapter.title[language]}</h2>, ...lines];
  });
  const title = (
    <>
      <h1>{w.differences}</h1>
      <p>
        {game.name[language]} · ◁ {one.title[language]} · ▷ {two.title[language]} · {w.differencesNote}
      </p>
    </>
  );
  return (
    <div className={`sheet fine ${language}`} id="differences">
      <PaperBar words={w} to={links.game(game.id)} />
      <main>
        <Paper key={language} title={title} atoms={atoms} across={null} language={language} />
      </main>
    </div>
  );
}
