import type { GivenNumbers } from "@tercio/kernel";
import { exactOdds, type Odds } from "@tercio/odds";
import { describe, expect, inject, test } from "vitest";
import { ageOfSigmar } from "../src/index.ts";
import { attacks as written } from "./expected/posed-attacks.ts";

interface Profile {
  readonly given: GivenNumbers;
  readonly any: number;
  readonly mean: number;
  readonly variance: number;
  readonly atLeast: readonly (readonly [number, number])[];
}
const attacks: readonly Profile[] = written;

/** One of the two hundred comes to more states than are walked where nobody says so. */
const LIMIT = 6_000_000;

const off = (found: number, wanted: number): number =>
  Math.abs(found - wanted) <= 1e-12 + 1e-10 * Math.abs(wanted) ? 0 : Math.abs(found - wanted);

/** What is wrong with the odds of one. */
function wrongWith({ exact, results }: Odds, { given, any, mean, variance, atLeast }: Profile): string {
  const sum = (of: (n: number) => number): number =>
    results.reduce((all, r) => all + r.probability * of(Number(r.id)), 0);
  const average = sum((n) => n);
  const moments = [
    off(average, mean),
    off(
      sum((n) => (n - average) ** 2),
      variance,
    ),
  ];
  const chances = [[1, any] as const, ...atLeast].map(([n, p]) =>
    off(
      sum((m) => (m >= n ? 1 : 0)),
      p,
    ),
  );
  const bad = [...moments, ...chances].filter((d) => d > 0);
  if (!exact) return `${JSON.stringify(given)}: not exact`;
  return bad.length === 0 ? "" : `${JSON.stringify(given)}: off by ${bad.join(", ")}`;
}

describe("attacks told in numbers, by somebody who has not seen the engine", () => {
  test("there are two hundred of them, all different", () => {
    expect(new Set(attacks.map((a) => JSON.stringify(a.given))).size).toBe(200);
  });

  test("any damage, its mean and variance, and how likely it is to come to so much", () => {
    const question = ageOfSigmar.views.posed?.[0];
    if (question === undefined) throw new Error("nothing is asked in numbers");
    // Every twentieth, or all of them.
    const tried = attacks.filter((_, at) => inject("fully") || at % 20 === 1);
    const found = tried.map((a) => [exactOdds(ageOfSigmar, question.pose(a.given), { limit: LIMIT }), a] as const);
    expect(found.map(([odds, a]) => wrongWith(odds, a)).filter((wrong) => wrong !== "")).toEqual([]);
  });
});
