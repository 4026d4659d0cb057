import type { Entry } from "@tercio/reference";
import type { Game } from "@tercio/reference/games";
import { useState } from "react";
import { languageNow } from "../../words/i18n.ts";
import { useKept } from "../model/keep.ts";
import { useGames } from "../model/library.ts";
import { gameOf, links } from "../model/route.ts";
import { useWords } from "../words/index.ts";
import { EntryCard } from "./EntryCard.tsx";
import { InReading } from "./InReading.tsx";
import { withRows } from "./WithRows.tsx";

export interface Pinned {
  readonly entry: Entry;
  readonly game: Game;
}

/** The pinned entries in the reader's order; pins of rules that no longer exist are left out. null while loading. */
export function usePinned(): readonly Pinned[] | null {
  const pins = useKept((k) => k.pins);
  const ids = [...new Set(pins.map(gameOf))].filter((g) => g !== null);
  const games = useGames(ids);
  if (games === null || games.length < ids.length) return ids.length === 0 ? [] : null;
  return pins.flatMap((id) => {
    const game = games.find((g) => g.id === gameOf(id));
    const entry = game?.entries.find((e) => e.id === id);
    return game === undefined || entry === undefined ? [] : [{ entry, game }];
  });
}

/** A page of one's own: "my army tonight". */
export function PinsPage() {
  const w = useWords();
  const language = languageNow();
  const move = useKept((k) => k.move);
  const removeAll = useKept((k) => k.removeAll);
  const [sure, setSure] = useState(false);
  const pinned = usePinned();
  if (pinned === null) return <p className="page">{w.loading}</p>;
  return (
    <div className="page">
      <h1>★ {w.pins}</h1>
      {pinned.length === 0 ? (
        <p className="lead">{w.noPins}</p>
      ) : (
        <p className="row">
          <a className="button" href={links.pinsPrint}>
            {w.printPins}
          </a>
          {sure ? (
            <>
              <span>{w.removeSure}</span>
              <button
                type="button"
                onClick={() => {
                  removeAll();
                  setSure(false);
                }}
              >
                {w.removeAll}
              </button>
              <button type="button" onClick={() => setSure(false)}>
                {w.back}
              </button>
            </>
          ) : (
            <button type="button" onClick={() => setSure(true)}>
              {w.removeAll}
            </button>
          )}
        </p>
      )}
      <ol className="pins">
        {pinned.map(({ entry, game }, i) => (
          <li key={entry.id}>
            <InReading game={game}>
              <EntryCard entry={entry}>{withRows(entry, game)}</EntryCard>
            </InReading>
            <p className="pin-moves">
              <span className="soft">{game.name[language]}</span>
              <button
                type="button"
                className="icon"
                disabled={i === 0}
                aria-label={w.up(entry.names[language])}
                onClick={() => move(entry.id, -1)}
              >
                ↑
              </button>
              <button
                type="button"
                className="icon"
                disabled={i === pinned.length - 1}
                aria-label={w.down(entry.names[language])}
                onClick={() => move(entry.id, 1)}
              >
                ↓
              </button>
            </p>
          </li>
        ))}
      </ol>
    </div>
  );
}
