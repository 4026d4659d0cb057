import type { Answer } from "./sequence.ts";
import type { Json } from "./json.ts";

/** The first of these answers; null where there is none. */
export const firstAnswer = (list: readonly Json[]): Answer | null => list[0] ?? null;

/** Any of these answers; null where there is none. `next(n)` gives 1..n, and is not asked for nothing. */
export const anyAnswer = (list: readonly Json[], source: { next(sides: number): number }): Answer | null =>
  list.length === 0 ? null : (list[source.next(list.length) - 1] ?? null);
