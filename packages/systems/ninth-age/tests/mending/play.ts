import type { Value } from "../expected/mending.ts";

/** What the program says to a case, by the names under which it is asked; null: it is no question that it answers. */
type Own = Readonly<Record<string, unknown>> | null;
/** One player for each thing that is asked. */
export type Players<Input> = { readonly [ask: string]: (input: Input, id: string) => Own };

/** Is it the same? Fractions as [numerator, denominator], lengths to three places. */
export const same = (own: unknown, expected: Value): boolean => {
  if (typeof own !== "number") return own === expected;
  if (typeof expected === "number") return Math.abs(own - expected) < (Number.isInteger(expected) ? 1e-9 : 1e-3);
  return typeof expected === "object" && Math.abs(own - expected[0] / expected[1]) < 1e-12;
};

/** A number that a case must have. */
export function given(n: number | undefined): number {
  if (n === undefined) throw new Error("the case does not say");
  return n;
}
/** Numbers of a case that are lists. */
export const listOf = (n: number | readonly number[] | undefined): readonly number[] =>
  typeof n === "number" ? [n] : (n ?? []);
