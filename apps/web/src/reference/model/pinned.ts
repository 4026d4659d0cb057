import type { Entry } from "@tercio/reference";
import type { Game } from "@tercio/reference/games";
import { useGames } from "./library.ts";
import { gameOfRule } from "@tercio/games/reference";

export interface Pinned {
  readonly entry: Entry;
  readonly game: Game;
}

/** The entries of these ids in their order; ids of rules that no longer exist are left out. null while loading. */
export function usePinned(pins: readonly string[]): readonly Pinned[] | null {
  const ids = [...new Set(pins.map(gameOfRule))].filter((g) => g !== null);
  const games = useGames(ids);
  if (games === null || games.length < ids.length) return ids.length === 0 ? [] : null;
  return pins.flatMap((id) => {
    const game = games.find((g) => g.id === gameOfRule(id));
    const entry = game?.entries.find((e) => e.id === id);
    return game === undefined || entry === undefined ? [] : [{ entry, game }];
  });
}
