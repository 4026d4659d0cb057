import { type BreakdownLine, totalOf } from "./modifier.ts";
import { message } from "./messages.ts";
import type { Reason } from "./sequence.ts";
import type { Term } from "./system.ts";

/**
 * What two seats are judged by where that is one sum each: their points, how these came about, and by how much the first is ahead.
 * `lines` are the sum's, with what each adds. Word wanted: "account.points".
 */
export const judgedByPoints = <G>(lines: (game: G, seat: number) => readonly BreakdownLine[]) => {
  const points = (game: G, seat: number): number => totalOf(lines(game, seat));
  return {
    points,
    account: (game: G, seat: number): readonly Reason[] => [
      { name: message("account.points"), breakdown: { value: points(game, seat), lines: lines(game, seat) } },
    ],
    parts: (game: G): readonly Term[] => [
      { id: "points", label: message("account.points"), value: points(game, 0) - points(game, 1) },
    ],
  };
};
