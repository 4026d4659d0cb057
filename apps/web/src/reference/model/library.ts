import { gameTitles, loadGame } from "@tercio/games/reference";
import type { Game } from "@tercio/reference/games";
import type { Searcher } from "@tercio/reference/search";
import { useEffect, useState } from "react";

const games = new Map<string, Promise<Game>>();

/** Each game is fetched once; a failure is forgotten, so that the next call tries again. */
export function openGame(id: string): Promise<Game> {
  const known = games.get(id);
  if (known !== undefined) return known;
  const coming = loadGame(id);
  games.set(id, coming);
  coming.catch(() => games.delete(id));
  return coming;
}

export type Opened = { readonly game: Game } | { readonly failed: true; readonly again: () => void } | null;

/** null while the game is on its way. */
export function useGame(id: string): Opened {
  const [opened, setOpened] = useState<{ readonly id: string; readonly value: Opened }>({ id, value: null });
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let left = false;
    openGame(id).then(
      (game) => !left && setOpened({ id, value: { game } }),
      () => !left && setOpened({ id, value: { failed: true, again: () => setAttempt(attempt + 1) } }),
    );
    return () => {
      left = true;
    };
  }, [id, attempt]);
  return opened.id === id ? opened.value : null;
}

let searcher: Promise<{ readonly search: Searcher; readonly games: readonly Game[] }> | null = null;

/** One index over all games, made when a reader first searches. */
export function openSearch(): Promise<{ readonly search: Searcher; readonly games: readonly Game[] }> {
  searcher ??= Promise.all([import("@tercio/reference/search"), ...gameTitles.map((g) => openGame(g.id))]).then(
    ([{ buildSearch }, ...all]) => ({ search: buildSearch(all), games: all }),
  );
  searcher.catch(() => {
    searcher = null;
  });
  return searcher;
}

/** Several games at once, in the order asked for; null while any is on its way. */
export function useGames(ids: readonly string[]): readonly Game[] | null {
  const [games, setGames] = useState<readonly Game[] | null>(null);
  const key = ids.join(" ");
  useEffect(() => {
    let left = false;
    const wanted = key === "" ? [] : key.split(" ");
    Promise.all(wanted.map(openGame)).then(
      (all) => !left && setGames(all),
      () => !left && setGames([]),
    );
    return () => {
      left = true;
    };
  }, [key]);
  return games;
}
