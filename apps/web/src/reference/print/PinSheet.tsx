import "./sheet.css";
import type { Game } from "@tercio/reference/games";
import type { ReactElement } from "react";
import { languageNow } from "../../words/i18n.ts";
import { useKept } from "../model/keep.ts";
import { type Pinned, usePinned } from "../model/pinned.ts";
import { links } from "../model/route.ts";
import { InReading } from "../views/InReading.tsx";
import { readingOf } from "../views/reading.ts";
import { rowsUnder } from "../model/rows.ts";
import { useWords } from "../words/index.ts";
import { rowAtoms } from "./atoms.tsx";
import { Paper } from "./Paper.tsx";
import { PaperBar } from "./PaperBar.tsx";
import { Paragraph } from "./Paragraph.tsx";
import { plans } from "./plan.ts";

function pieces({ entry, game }: Pinned, edition: string): readonly ReactElement[] {
  const reading = readingOf(game, languageNow(), edition);
  const title = entry.names[reading.language];
  const rows = rowAtoms(rowsUnder(entry, game), plans[game.id], title, reading);
  return [<Paragraph key={entry.id} entry={entry} heads={rows.length > 0} />, ...rows].map((piece) => (
    <InReading key={`${entry.id} ${piece.key}`} game={game} print>
      {piece}
    </InReading>
  ));
}

/** One's own page on paper: the pinned rules, game by game. */
export function PinSheet() {
  const w = useWords();
  const language = languageNow();
  const edition = useKept((k) => k.edition);
  const pinned = usePinned(useKept((k) => k.pins));
  if (pinned === null) return <p className="waiting">{w.loading}</p>;
  const games = new Map<Game, readonly Pinned[]>();
  for (const p of pinned) games.set(p.game, [...(games.get(p.game) ?? []), p]);
  const atoms = [...games].flatMap(([game, list]) => [
    <h2 key={game.id}>{game.name[language]}</h2>,
    ...list.flatMap((p) => pieces(p, edition)),
  ]);
  const title = (
    <>
      <h1>{w.pins}</h1>
      <p>
        {w.sheetOf} Tercio {__TERCIO_VERSION__} · {w.unofficial}
      </p>
    </>
  );
  return (
    <div className="sheet pin-sheet">
      <PaperBar back={links.pins} />
      <main>
        <Paper key={language} title={title} atoms={atoms} across={null} language={language} />
      </main>
    </div>
  );
}
