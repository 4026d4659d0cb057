import "./sheet.css";
import type { Game } from "@tercio/reference/games";
import type { ReactElement } from "react";
import { PaperBar } from "../../shell/PaperBar.tsx";
import { languageNow } from "../../messages/i18n.ts";
import { useKept } from "../model/keep.ts";
import { type Pinned, usePinned } from "../model/pinned.ts";
import { links } from "../model/route.ts";
import { InReading } from "../views/InReading.tsx";
import { readingOf } from "../views/reading.ts";
import { rowsUnder } from "../model/rows.ts";
import { useMessages } from "../messages/index.ts";
import { rowAtoms } from "./atoms.tsx";
import { Paper } from "./Paper.tsx";
import { Paragraph } from "./Paragraph.tsx";

function pieces({ entry, game }: Pinned, edition: string): readonly ReactElement[] {
  const reading = readingOf(game, languageNow(), edition);
  const title = entry.names[reading.language];
  const rows = rowAtoms(rowsUnder(entry, game), game.plan, title, reading);
  return [<Paragraph key={entry.id} entry={entry} heads={rows.length > 0} />, ...rows].map((piece) => (
    <InReading key={`${entry.id} ${piece.key}`} game={game} print>
      {piece}
    </InReading>
  ));
}

/** One's own page on paper, or that of a link: its rules, game by game. */
export function PinSheet({ shared }: { readonly shared?: readonly string[] }) {
  const w = useMessages();
  const language = languageNow();
  const edition = useKept((k) => k.edition);
  const own = useKept((k) => k.pins);
  const pinned = usePinned(shared ?? own);
  if (pinned === null) return <p className="waiting">{w.loading}</p>;
  const games = new Map<Game, readonly Pinned[]>();
  for (const p of pinned) games.set(p.game, [...(games.get(p.game) ?? []), p]);
  const atoms = [...games].flatMap(([game, list]) => [
    ...(games.size < 2 ? [] : [<h2 key={game.id}>{game.name[language]}</h2>]),
    ...list.flatMap((p) => pieces(p, edition)),
  ]);
  const title = (
    <>
      <h1>{shared === undefined ? w.pins : w.shared}</h1>
      <p>
        {w.sheetOf} Tercio {__TERCIO_VERSION__} · {w.unofficial}
      </p>
    </>
  );
  return (
    <div className={shared === undefined ? "sheet pin-sheet" : "sheet pin-sheet cards"}>
      <PaperBar words={w} to={shared === undefined ? links.pins : links.pinsWith(shared)} />
      <main>
        <Paper key={language} title={title} atoms={atoms} across={null} language={language} />
      </main>
    </div>
  );
}
