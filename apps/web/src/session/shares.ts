import { percents } from "@tercio/dice";
import { errorInPoints } from "@tercio/odds";
import { chanceFigure, figures } from "../messages/figures.ts";
import type { Words } from "../messages/i18n.ts";
import { useTranslation } from "../messages/useTranslation.tsx";
import type { Weighed } from "./asked.ts";

/** Rarer than this is not worth a line. */
const RARE = 0.0005;

/** What rounds to a percent, or to 99, is at least so far from none or all. */
const HALF = 0.005;

/** A chance as it stands in its list. */
export interface Share {
  /** Whole percents; those of a list add up to 100. */
  readonly whole: number;
  /** 0 to 1. */
  readonly chance: number;
  /** 0 to 1, how far off a sample may be; 0 where it is exact. */
  readonly error: number;
  /** Too rare to be told in a line of its own; its whole percents are none. */
  readonly rare: boolean;
}

/** Of what is no result of a question. */
export const NONE: Share = { whole: 0, chance: 0, error: 0, rare: true };

/** The shares of a question's results; what is too rare to be told takes nothing from what is. */
export function sharesOf({ results, odds }: Pick<Weighed, "results" | "odds">): ReadonlyMap<string, Share> {
  const all = results.map(({ id }) => {
    const { probability = 0, error = 0 } = odds.results.find((r) => r.id === id) ?? {};
    return { id, chance: probability, error: odds.exact ? 0 : error, rare: probability < RARE && results.length > 2 };
  });
  const told = all.filter((r) => !r.rare);
  const whole = percents(told.map((r) => r.chance));
  return new Map(all.map(({ id, ...r }) => [id, { ...r, whole: whole[told.findIndex((one) => one.id === id)] ?? 0 }]));
}

/** The share of those results together that are `meant`, with the rare ones among them. */
export function shareOf(w: Weighed, meant: (result: Weighed["results"][number]) => boolean): Share {
  const shares = sharesOf(w);
  const of = w.results.filter(meant).flatMap((r) => shares.get(r.id) ?? []);
  const sum = (what: (share: Share) => number): number => of.reduce((s, share) => s + what(share), 0);
  return {
    whole: sum((share) => share.whole),
    chance: sum((share) => share.chance),
    error: w.odds.exact ? 0 : (w.odds.error ?? 0),
    rare: of.every((share) => share.rare),
  };
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

/**
 * A chance in words: "42%", and of a sample how far off it may be, "42% ± 0.9": points, never told less than they are. Neither
 * none nor all of a hundred is told of what is not certain, but "< 0.1%" and "> 99.9%", and of a sample what is sure.
 */
export function chanceIn({ t, language }: Words, { whole, chance, error: off }: Share, error: number | null): string {
  // A whole percent is shown of nothing that is rarer, and no 99 of what is surer.
  const rarer = chance < HALF || chance > 1 - HALF;
  if (whole <= 0 || whole >= 100 || (rarer && chance > 0 && chance < 1)) return chanceFigure(language, chance, off);
  if (error === null) return t("percent", { n: whole });
  return t("percentWithin", { n: whole, error: points(error, language) });
}

/** The same in the reader's language. */
export function useChance(): (share: Share, error: number | null) => string {
  const words = useTranslation();
  return (share, error) => chanceIn(words, share, error);
}

/** An error of 0..1 in percentage points, in words. */
export const points = (error: number, language: string): string =>
  figures(language, { minimumFractionDigits: 1 }).format(errorInPoints(error));
