// What blows cost both sides as one result of a question, and the question after one side alone that is made of it.
import type { Message, OddsQuestion } from "@tercio/kernel";

type Seat = 0 | 1;

/** The result in which the first seat has lost so many points and the second so many. */
export const bothLose = (first: number, second: number): string => `${first}-${second}`;
const lostBy = (result: string, seat: Seat): string => result.split("-")[seat] ?? "";

/** What either side loses by such a result; `label` in words, by the player's number, 1 or 2. */
export const lossTallies = (label: (player: number) => Message): Required<OddsQuestion<unknown>>["tallies"] =>
  ([0, 1] as const).map((seat) => ({
    id: `${seat}`,
    label: label(seat + 1),
    winner: 1 - seat,
    of: (result) => Number(lostBy(result, seat)),
  }));

/** The same question after what one side loses, `most` points at most: each number that it can come to. */
export function lossesOfSide<G>(
  both: OddsQuestion<G>,
  seat: Seat,
  most: number,
  label: (points: number) => Message,
): OddsQuestion<G> {
  const { tallies: _, ...asked } = both;
  return {
    ...asked,
    result(game) {
      const result = both.result(game);
      return result === null ? null : lostBy(result, seat);
    },
    results: Array.from({ length: most + 1 }, (_n, value) => ({ id: `${value}`, value, label: label(value) })),
  };
}
