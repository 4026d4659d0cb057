import type { Message, OddsQuestion } from "@tercio/kernel";
import type { Decision } from "./decisions.ts";
import type { Seeker } from "./numbers.ts";

export interface OddsResult {
  readonly id: string;
  /** 0..1 */
  readonly probability: number;
  /** How far its 95% interval reaches from there at most; 0 when exact. */
  readonly error: number;
}

export interface Odds {
  readonly exact: boolean;
  /** States that were visited; of a sample: before the walk was given up. */
  readonly states: number;
  /** Plays of a sample; 0 when exact. */
  readonly plays: number;
  /** The greatest error of all results, and of what each seat gains by several of them together; null when exact. */
  readonly error: number | null;
  readonly results: readonly OddsResult[];
  /** Answers taken for granted where a player would have had a choice; "exact" holds under these. */
  readonly assumes: readonly Message[];
  /** What players decide on the way, in the order in which it was met: all that `assumes` names and that somebody may answer otherwise. */
  readonly decisions: readonly Decision[];
  /** What players looked for where they answered as well, or as badly, as can be; null where nobody did. */
  readonly sought: Sought | null;
}

/** A number that players looked for the most or the least of. */
export interface Sought {
  readonly seekers: readonly Seeker[];
  /**
   * What each seeker's number comes to on average, in the same order; null where there was too much to look through, so that
   * everybody answers as is taken for granted.
   */
  readonly values: readonly number[] | null;
}

/** States that are kept at most where players look for the best of their answers: with more the search is given up. */
export const MOST_SOUGHT = 150_000;

/** The chance of what several things may come to: of many parts the last digits may add up to more than 1, which no chance is. */
export const chanceOfAll = (parts: readonly number[]): number =>
  Math.min(
    1,
    parts.reduce((sum, p) => sum + p, 0),
  );

/** An error of 0..1 in percentage points, rounded up to a tenth: never told less than it is. */
export const errorInPoints = (error: number): number => Math.ceil(error * 1000 - 1e-9) / 10;

/** Results by id in the order in which the question announces them; what it did not announce comes last. */
export function inOrder<G>(
  question: OddsQuestion<G>,
  sums: ReadonlyMap<string, number>,
): readonly { readonly id: string; readonly sum: number }[] {
  const known = question.results.map((r) => ({ id: r.id, sum: sums.get(r.id) ?? 0 }));
  for (const [id, sum] of sums) if (!question.results.some((r) => r.id === id)) known.push({ id, sum });
  return known;
}
