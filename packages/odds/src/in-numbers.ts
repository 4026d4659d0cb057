import { distribution } from "@tercio/dice";
import type { AskedInNumbers, Core, DiceQuestion, GivenNumbers, Message, OddsQuestion } from "@tercio/kernel";
import type { Odds } from "./answers.ts";

/** What the dice alone are asked: 0 to 1. */
export function chanceOf(question: DiceQuestion, given: GivenNumbers): number {
  const { dice, passes } = question.roll(given);
  return distribution(dice).reduce((sum, b) => sum + Number(passes(b.outcome)) * b.probability, 0);
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
  /** Of numbers those alone that can be. */
  readonly each: readonly { readonly id: string; readonly label: Message; readonly probability: number }[];
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
  return {
    probability: results.reduce((sum, r) => sum + (counts(r.id) ? r.probability : 0), 0),
    error: exact ? null : error,
    mean,
    variance: mean === null ? null : moment((v) => (v - mean) ** 2),
    each: likely.map((r) => ({
      id: r.id,
      label: known.get(r.id)?.label ?? { key: r.id },
      probability: r.probability,
    })),
    assumes,
  };
}

/** What is missing, or out of bounds, of what was given; `usual` where nothing was. */
export type Lacking =
  | { readonly id: string; readonly lacks: "number" | "word" }
  | { readonly id: string; readonly least: number; readonly most: number }
  | { readonly id: string; readonly among: readonly string[] };

/** What was given with what is usual besides, or the first thing that is wrong with it. */
export function completed(
  { numbers, words = [], flags }: AskedInNumbers,
  given: GivenNumbers,
): { readonly given: GivenNumbers } | { readonly lacking: Lacking } {
  const all: [string, number | boolean | string][] = [];
  for (const { id, least, most, usual } of numbers) {
    const value = given[id] ?? usual;
    if (value === undefined) return { lacking: { id, lacks: "number" } };
    if (value === null) continue;
    if (typeof value !== "number" || value % 1 !== 0 || value < least || value > most)
      return { lacking: { id, least, most } };
    all.push([id, value]);
  }
  for (const { id, of, usual } of words) {
    const value = given[id] ?? usual;
    if (value === undefined) return { lacking: { id, lacks: "word" } };
    if (value === null) continue;
    if (typeof value !== "string" || !of.includes(value)) return { lacking: { id, among: of } };
    all.push([id, value]);
  }
  for (const { id } of flags) if (given[id] === true) all.push([id, true]);
  return { given: Object.fromEntries(all) };
}
