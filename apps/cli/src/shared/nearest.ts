import type { Game } from "@tercio/reference/games";
import type { Hit } from "@tercio/reference/search";

/** No name is longer, and every name is compared. */
const MOST_LETTERS = 200;

const pairs = (text: string): Set<string> => {
  const plain = text
    .slice(0, MOST_LETTERS)
    .normalize("NFD")
    .replace(/[\u0300-\u036f]/g, "")
    .toLowerCase();
  return new Set(Array.from({ length: Math.max(1, plain.length - 1) }, (_, at) => plain.slice(at, at + 2)));
};

/** The entries whose names share most pairs of letters with a query that the search cannot place. */
export function nearest(query: string, games: readonly Game[], count: number): readonly Hit[] {
  const asked = pairs(query);
  const likeness = (name: string): number => {
    const own = pairs(name);
    let shared = 0;
    for (const pair of asked) if (own.has(pair)) shared++;
    return (2 * shared) / (asked.size + own.size);
  };
  return games
    .flatMap((game) =>
      game.entries.map((entry) => ({
        entry,
        system: game.id,
        score: Math.max(likeness(entry.names.en), likeness(entry.names.fr)),
      })),
    )
    .sort((a, b) => b.score - a.score || (a.entry.id < b.entry.id ? -1 : 1))
    .slice(0, count);
}
