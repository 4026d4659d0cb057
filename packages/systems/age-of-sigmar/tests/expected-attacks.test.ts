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
    const question = ageOfSigmar.views.calculator?.[0];
    if (question === undefined) throw new Error("nothing is asked in numbers");
    // Every twentieth, or all of them.
    const tried = attacks.filter((_, at) => inject("fully") || at % 20 === 1);
    const found = tried.map((a) => [exactOdds(ageOfSigmar, question.pose(a.given), { limit: LIMIT }), a] as const);
    expect(found.map(([odds, a]) => wrongWith(odds, a)).filter((wrong) => wrong !== "")).toEqual([]);
  });

  // Right values by hand: samples/reports/odds-aos.md, and the same kinds of question beside them.
  test.each([
    ["no save", { attacks: 6, hit: 4, wound: 3, rend: 0 }, 2],
    [
      "a mortal wound instead of the hit",
      { attacks: 1, hit: 3, wound: 4, rend: 0, save: 4, "mortal-on-hit": 6, "mortal-instead": true },
      (3 / 6) * (1 / 2) * (1 / 2) + 1 / 6,
    ],
    [
      "failed wound rolls re-rolled",
      { attacks: 1, hit: 4, wound: 4, rend: 0, save: 5, "reroll-wounds": "failed" },
      0.25,
    ],
    [
      "-1 to hit beside re-rolls, which come first",
      { attacks: 1, hit: 3, wound: 2, rend: 0, "hit-modifier": -1, "reroll-hits": "failed" },
      (3 / 6 + (2 / 6) * (3 / 6)) * (5 / 6),
    ],
    [
      "wound rolls of 1 re-rolled",
      { attacks: 1, hit: 4, wound: 4, rend: 0, "reroll-wounds": "ones" },
      (1 / 2) * (7 / 12),
    ],
    ["failed saves re-rolled", { attacks: 1, hit: 4, wound: 4, rend: 0, save: 4, "reroll-saves": "failed" }, 1 / 16],
    [
      "saves of 1 re-rolled",
      { attacks: 1, hit: 4, wound: 4, rend: 0, save: 4, "reroll-saves": "ones" },
      (1 / 4) * (5 / 12),
    ],
    [
      "modifiers of wounds and saves",
      { attacks: 1, hit: 4, wound: 4, rend: 0, save: 5, "wound-modifier": 1, "save-modifier": 1 },
      (1 / 2) * (4 / 6) * (3 / 6),
    ],
    [
      "two triggers: a 6 to hit besides, a 6 to wound instead",
      {
        ...{ attacks: 1, hit: 4, wound: 4, rend: 0, save: 4, "mortal-on-hit": 6 },
        ...{ "mortal-on-wound": 6, "mortal-wound-instead": true },
      },
      1 / 6 + (1 / 2) * ((2 / 6) * (1 / 2) + 1 / 6),
    ],
    ["200 attacks", { attacks: 200, hit: 4, wound: 3, rend: 0 }, 200 / 3],
  ] as const)("U17: %s", (_, given, mean) => {
    const question = ageOfSigmar.views.calculator?.[0];
    if (question === undefined) throw new Error("nothing is asked in numbers");
    const { results } = exactOdds(ageOfSigmar, question.pose({ ...given, damage: "1" }), { limit: LIMIT });
    expect(results.reduce((sum, r) => sum + r.probability * Number(r.id), 0)).toBeCloseTo(mean, 9);
  });
});
