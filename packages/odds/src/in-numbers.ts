import { distribution } from "@tercio/dice";
import type {
  CalculatorForm,
  Core,
  DiceQuestion,
  GivenNumbers,
  Message,
  OddsQuestion,
  OnlyWhere,
} from "@tercio/kernel";
import { chanceOfAll, type Odds } from "./answers.ts";

/** What the dice alone are asked: 0 to 1. */
export function chanceOf(question: DiceQuestion, given: GivenNumbers): number {
  const { dice, passes } = question.roll(given);
  return chanceOfAll(distribution(dice).map((b) => Number(passes(b.outcome)) * b.probability));
}

/** Ways in which dice may fall that are still told as a fraction. */
const MOST_WAYS = 6 ** 8;

/** The same as a fraction, where so few dice are rolled that it can be read: "5/9"; null elsewhere. */
export function fractionOf(question: DiceQuestion, given: GivenNumbers): string | null {
  const { dice, passes } = question.roll(given);
  if (dice.kind !== "sum" && dice.kind !== "hand") return null;
  const again = "reroll" in dice || "rerollFaces" in dice ? 2 : 1;
  const all = dice.sides ** (dice.dice * again);
  const branches = distribution(dice).map((b) => [passes(b.outcome), b.probability] as const);
  if (all > MOST_WAYS || branches.some(([passed]) => typeof passed === "number" && passed % 1 !== 0)) return null;
  const ways = Math.floor(branches.reduce((sum, [passed, p]) => sum + Number(passed) * p, 0) * all + 0.5);
  const divisor = (a: number, b: number): number => (b === 0 ? a : divisor(b, a % b));
  const by = divisor(ways, all);
  return `${ways / by}/${all / by}`;
}

/** What a question about a set-up has come to. */
export interface Posed {
  /** Of the results that it is after, 0 to 1. */
  readonly probability: number;
  /** Of a sample; null where it is exact. */
  readonly error: number | null;
  /** Where its results are numbers. */
  readonly mean: number | null;
  readonly variance: number | null;
  /** Of numbers those alone that can be; `value`: what a result comes to, null where it is no number. */
  readonly each: readonly {
    readonly id: string;
    readonly label: Message;
    readonly value: number | null;
    readonly probability: number;
  }[];
  /** The least number that it is after, where it is after all from there on; null elsewhere. */
  readonly from: number | null;
  readonly assumes: readonly Message[];
}

/** Puts the odds of a question together as it is told in numbers. */
export function posedOf<G extends Core>(
  counts: (result: string) => boolean,
  { results: announced }: OddsQuestion<G>,
  { results, exact, error, assumes }: Odds,
): Posed {
  const known = new Map(announced.map((r) => [r.id, r]));
  const valueOf = (id: string): number | undefined => known.get(id)?.value;
  const numbered = results.every((r) => valueOf(r.id) !== undefined);
  const likely = results.filter((r) => !numbered || r.probability > 0);
  const moment = (of: (value: number) => number): number =>
    likely.reduce((sum, r) => sum + r.probability * of(valueOf(r.id) ?? 0), 0);
  const mean = numbered ? moment((v) => v) : null;
  const wanted = announced.filter((r) => counts(r.id)).map((r) => r.value ?? Number.NaN);
  const least = numbered && wanted.length > 0 ? Math.min(...wanted) : Number.NaN;
  return {
    probability: chanceOfAll(results.filter((r) => counts(r.id)).map((r) => r.probability)),
    error: exact ? null : error,
    mean,
    variance: mean === null ? null : moment((v) => (v - mean) ** 2),
    each: likely.map((r) => ({
      id: r.id,
      label: known.get(r.id)?.label ?? { key: r.id },
      value: valueOf(r.id) ?? null,
      probability: r.probability,
    })),
    from: announced.every((r) => counts(r.id) === (r.value ?? Number.NaN) >= least) ? least : null,
    assumes,
  };
}

/**
 * What stays of the results of a number when those at either end that come to less than `rare` together are one row each: the
 * first and the last place that has a row of its own. A tail of one row stays as it is.
 */
export function tailsOf(chances: readonly number[], rare: number): { readonly from: number; readonly to: number } {
  const count = (list: readonly number[]): number => {
    let sum = 0;
    const over = list.findIndex((p) => (sum += p) >= rare);
    return over < 2 ? 0 : over;
  };
  return { from: count(chances), to: chances.length - 1 - count([...chances].reverse()) };
}

/** What a number that each result comes to is worth: its mean, its variance, how far a sampled mean may be off (95%). */
export interface Tally {
  readonly id: string;
  readonly label: Message;
  readonly mean: number;
  readonly variance: number;
  /** 0 where it is exact. */
  readonly error: number;
}

/** 95% of a normal distribution lie so many standard deviations around its middle. */
const Z = 1.96;

export function talliesOf<G extends Core>({ tallies = [] }: OddsQuestion<G>, odds: Odds): readonly Tally[] {
  return tallies.map(({ id, label, of }) => {
    const sum = (value: (n: number) => number): number =>
      odds.results.reduce((all, r) => all + r.probability * value(of(r.id)), 0);
    const mean = sum((n) => n);
    const variance = sum((n) => (n - mean) ** 2);
    return { id, label, mean, variance, error: odds.exact ? 0 : Z * Math.sqrt(variance / Math.max(1, odds.plays)) };
  });
}

/** What is missing, or out of bounds, of what was given; `usual` where nothing was. */
export type Lacking =
  | { readonly id: string; readonly lacks: "number" | "word" }
  | { readonly id: string; readonly least: number; readonly most: number }
  | { readonly id: string; readonly among: readonly string[] };

/** Does this part of a question count, where these words are given? */
export function counted({ only }: OnlyWhere, words: CalculatorForm["words"] = [], given: GivenNumbers): boolean {
  if (only === undefined) return true;
  const value = given[only.word] ?? words.find((w) => w.id === only.word)?.usual ?? null;
  return only.is === undefined ? value !== null : value === only.is;
}

/** A word that stands for a piece may be one of those that are known, or told in full. */
const takes = ({ of, piece, fits }: NonNullable<CalculatorForm["words"]>[number], value: unknown): boolean =>
  typeof value === "string" &&
  (of.includes(value) || (piece === true && value.startsWith("{") && (fits?.(value) ?? true)));

/** What was given with what is usual besides, or the first thing that is wrong with it. */
export function completed(
  { numbers, words = [], flags }: CalculatorForm,
  given: GivenNumbers,
): { readonly given: GivenNumbers } | { readonly lacking: Lacking } {
  const all: [string, number | boolean | string][] = [];
  for (const number of numbers) {
    const { id, least, most, usual } = number;
    if (!counted(number, words, given)) continue;
    const value = given[id] ?? usual;
    if (value === undefined) return { lacking: { id, lacks: "number" } };
    if (value === null) continue;
    if (typeof value !== "number" || value % 1 !== 0 || value < least || value > most)
      return { lacking: { id, least, most } };
    all.push([id, value]);
  }
  for (const word of words) {
    const { id, of, usual } = word;
    if (!counted(word, words, given)) continue;
    const value = given[id] ?? usual;
    if (value === undefined) return { lacking: { id, lacks: "word" } };
    if (value === null) continue;
    if (!takes(word, value)) return { lacking: { id, among: of } };
    all.push([id, value]);
  }
  for (const flag of flags) if (given[flag.id] === true && counted(flag, words, given)) all.push([flag.id, true]);
  return { given: Object.fromEntries(all) };
}
