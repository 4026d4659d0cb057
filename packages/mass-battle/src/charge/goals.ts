import type { Goal } from "./best.ts";
import type { Facet } from "./facet.ts";
import { compareWorth, legalEnds, type Piece } from "./offsets.ts";
import { TOGETHER } from "./tolerances.ts";

/** The same goal from one offset to another. */
export const within = ({ rank, worth }: Goal, from: number, to: number): Goal => ({ from, to, rank, worth });

/** The pieces by worth, those of the same worth side by side as one. */
export function goalsOf(facet: Facet, pieces: readonly Piece[]): readonly Goal[] {
  const { priorities } = facet.question;
  const order = (a: Piece, b: Piece): number =>
    compareWorth(a.worth, b.worth, priorities) || Number(a.loose) - Number(b.loose);
  const sorted = [...pieces].sort((a, b) => order(a, b) || a.from - b.from);
  const goals: Goal[] = [];
  let last: Piece | null = null;
  let rank = -1;
  for (const piece of sorted) {
    const same = last !== null && order(last, piece) === 0;
    if (!same) rank++;
    const before = goals[goals.length - 1];
    if (same && before !== undefined && piece.from - before.to <= TOGETHER)
      goals[goals.length - 1] = within(before, before.from, piece.to);
    else goals.push({ from: piece.from, to: piece.to, rank, worth: piece.worth });
    last = piece;
  }
  return goals;
}

/** The stretches at which the charger may end, whatever that is worth. */
export function standing(facet: Facet): readonly Goal[] {
  const goals: Goal[] = [];
  for (const { from, to } of legalEnds(facet)) {
    const last = goals[goals.length - 1];
    if (last !== undefined && from - last.to <= 1) goals[goals.length - 1] = within(last, last.from, to);
    else goals.push({ from, to, rank: 0, worth: null });
  }
  return goals;
}
