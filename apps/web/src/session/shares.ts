import { percents } from "@tercio/dice";
import type { Weighed } from "./thinker.worker.ts";

/** Rarer than this is not worth a line. */
const RARE = 0.0005;

/** Whole percents of a question's results that add up to 100, without those too rare to be told. */
export function sharesOf(w: Weighed): ReadonlyMap<string, number> {
  const told = w.results
    .map(({ id }) => ({ id, probability: w.odds.results.find((r) => r.id === id)?.probability ?? 0 }))
    .filter((r) => r.probability >= RARE || w.results.length < 3);
  const whole = percents(told.map((r) => r.probability));
  return new Map(told.map((r, i) => [r.id, whole[i] ?? 0]));
}
