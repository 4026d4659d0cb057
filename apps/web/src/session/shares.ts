import { percents } from "@tercio/dice";
import { errorInPoints } from "@tercio/odds";
import { figures } from "../words/figures.ts";
import { useTranslation } from "../words/useTranslation.tsx";
import type { Weighed } from "./asked.ts";

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

/** What a question comes to on average, where its results are numbers; null where they are none. */
export function meanOf(w: Weighed): number | null {
  let sum = 0;
  for (const { id, value } of w.results) {
    if (value === undefined) return null;
    sum += value * (w.odds.results.find((r) => r.id === id)?.probability ?? 0);
  }
  return sum;
}

/** A chance in words: "42%", and of a sample how far off it may be, "42% ± 0.9": points, never told less than they are. */
export function useChance(): (share: number, error: number | null) => string {
  const { t, language } = useTranslation();
  return (share, error) => {
    if (error === null) return t("percent", { n: share });
    return t("percentWithin", { n: share, error: points(error, language) });
  };
}

/** An error of 0..1 in percentage points, in words. */
export const points = (error: number, language: string): string =>
  figures(language, { minimumFractionDigits: 1 }).format(errorInPoints(error));
