import { there, fieldsOf } from "@tercio/basis";
import type { Branch, Outcome } from "./types.ts";

/** Whether two outcomes are equal field by field. */
export function sameOutcome(a: Outcome, b: Outcome): boolean {
  return sameValue(a, b);
}

function sameValue(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (typeof a !== "object" || typeof b !== "object" || a === null || b === null) return false;
  if (Array.isArray(a) || Array.isArray(b))
    return (
      Array.isArray(a) &&
      Array.isArray(b) &&
      a.length === b.length &&
      a.every((value, index) => sameValue(value, b[index]))
    );
  const left = fieldsOf(a);
  const right = fieldsOf(b);
  const names = Object.keys(left).filter((name) => left[name] !== undefined);
  if (Object.keys(right).filter((name) => right[name] !== undefined).length !== names.length) return false;
  return names.every((name) => sameValue(left[name], right[name]));
}

/** The chance that an outcome passes a test: the probabilities of those branches added up. */
export function chance<O>(branches: readonly Branch<O>[], test: (outcome: O) => boolean): number {
  let sum = 0;
  for (const { outcome, probability } of branches) if (test(outcome)) sum += probability;
  return sum;
}

/**
 * A probability (0..1) as a whole percent without its sign, the way printed tables give it: "100" only for what is
 * certain and "0" only for what is impossible, so "99" and "1" at the edges; exact halves round up. Sums of doubles that fall short of 1 by
 * less than 1e-12 count as certain, since that is how exactly a distribution adds up.
 */
export function percent(probability: number): string {
  if (probability >= 1 - 1e-12) return "100";
  if (probability <= 0) return "0";
  return String(Math.max(1, Math.min(99, Math.floor(probability * 100 + 0.5 + 1e-9))));
}

/** How a chance is shown: itself, or where it is nearer to impossible or certain than a step of it says, the bound that it keeps. */
export interface ShownChance {
  readonly bound: "" | "<" | ">";
  /** 0 to 1. */
  readonly share: number;
}

/**
 * The one rule by which chances (0 to 1) are shown in steps of `step` (0.01 for whole percents): what may happen is never shown
 * as 0 nor as a whole step that it does not reach, what may fail never as certain.
 * @param error how far off a sample may be, 0 to 1: the bound is one that it can tell
 */
export function shownChance(chance: number, step: number, error = 0): ShownChance {
  const steps = 1 / step;
  const [least, most] = [chance - error, chance + error];
  if (most > 0 && chance < step) return { bound: "<", share: Math.max(step, Math.ceil(most * steps - 1e-9) / steps) };
  // What adds up to 1 but for the last digits of a sum is certain.
  if (chance > 1 - step && least < 1 - 1e-12)
    return { bound: ">", share: Math.min(1 - step, Math.floor(least * steps + 1e-9) / steps) };
  return { bound: "", share: chance };
}

const WHOLE = 0.01;

/** A chance (0 to 1) in whole percents without their sign: "42", "<1" of what is rarer, ">99" of what is almost certain. */
export function wholePercent(chance: number): string {
  const { bound, share } = shownChance(chance, WHOLE);
  return `${bound}${bound === "" ? percent(share) : Math.floor(share * 100 + 0.5)}`;
}

/**
 * The probabilities (0..1) of one list as whole percents that add up: to 100 where the list is complete, otherwise to
 * the percent of what they come to together. Each stands within one of its own rounding: the largest remainders are
 * rounded up, the first of equals before the others; what is possible has at least 1 ("0" is only for what is
 * impossible), which the largest pays for.
 */
export function percents(list: readonly number[]): readonly number[] {
  const parts = list.map((p) => {
    const exact = Math.max(0, p) * 100;
    return { exact, whole: exact > 0 ? Math.max(1, Math.floor(exact + 1e-9)) : 0 };
  });
  type Part = (typeof parts)[number];
  const add = (by: number, value: (p: Part) => number): void => {
    const most = parts.reduce((best, p) => (value(p) > value(best) + 1e-9 ? p : best), there(parts[0]));
    most.whole += by;
  };
  const together = Math.floor(parts.reduce((s, p) => s + p.exact, 0) + 0.5);
  const sum = (): number => parts.reduce((s, p) => s + p.whole, 0);
  for (let left = together - sum(); left > 0; left--) add(1, (p) => (p.exact > 0 ? p.exact - p.whole : -2));
  for (let over = sum() - together; over > 0 && parts.some((p) => p.whole > 1); over--) add(-1, (p) => p.whole);
  return parts.map((p) => p.whole);
}
