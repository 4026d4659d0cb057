import "./sheet.css";
import type { Entry } from "@tercio/reference";
import type { Game } from "@tercio/reference/games";
import type { ReactElement } from "react";
import { PaperBar } from "../../shell/PaperBar.tsx";
import { languageNow } from "../../messages/i18n.ts";
import { apart, difference, type Piece, summaryOf } from "../model/compare.ts";
import { links } from "../model/route.ts";
import { spellLine } from "../model/spells.ts";
import { useMessages } from "../messages/index.ts";
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

/** All in which a game’s two editions differ, on paper: chapter by chapter, marked word by word. */
export function Differences({ game }: { readonly game: Game }) {
  const w = useMessages();
  const language = languageNow();
  const [one, two] = game.editions;
  if (one === undefined || two === undefined) return <p className="page">{w.unknown}</p>;
  const editions = [one.id, two.id] as const;
  const atoms = game.chapters.flatMap((chapter) => {
    const here = game.entries.filter((e) => e.chapter === chapter.id);
    const of = (kind: string): readonly Entry[] => here.filter((e) => difference(e, editions) === kind);
    const lines = [
      ...of("differs").map((e) => <Both key={e.id} entry={e} editions={editions} />),
      ...(["first-only", "second-only"] as const).flatMap((kind) =>
        of(kind).map((e) => (
          <p key={e.id} className="set">
            <b>{e.names[language]}</b> <b className="at">{kind === "first-only" ? "◁" : "▷"}</b>
            {figures(e, kind === "first-only" ? one.id : two.id)}{" "}
            {summaryOf(e, e.editions[kind === "first-only" ? one.id : two.id], language)}
          </p>
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
