import { games } from "@tercio/games";
import { exactOdds } from "@tercio/odds";
import { binomialTail, leastTail, rolledResults } from "@tercio/testkit";
import { describe, expect, test } from "vitest";
import { situation } from "../src/random-situations.ts";

/** A small part of what `npm run proof -- rolled-odds` tries: 60 situations of each game, each rolled 100,000 times. */
const PLAYS = 1000;
const SEEDS = [1, 2, 3, 4] as const;

describe.each(games.map((g) => [g.id, g] as const))("exact odds against rolled dice: %s", (_, system) => {
  test.each(SEEDS)("situation %d", (seed) => {
    const { posed, given } = situation(system, seed);
    const odds = exactOdds(system, posed, { limit: 100_000 });
    const expected = new Map(odds.results.map((r) => [r.id, r.probability]));
    if (!odds.exact) return;
    expect([...expected.values()].reduce((a, b) => a + b, 0)).toBeCloseTo(1, 9);
    const tail = leastTail(expected, rolledResults(system, posed, PLAYS, seed), PLAYS);
    expect(tail, JSON.stringify(given)).toBeGreaterThan(1e-6);
  });
});

test("a die that is off by a little, or a result that cannot be, would show", () => {
  expect(binomialTail(50, 100, 0.5)).toBeCloseTo(0.5398, 4);
  expect(binomialTail(17_200, 100_000, 1 / 6)).toBeLessThan(1e-5);
  expect(leastTail(new Map([["a", 1]]), new Map([["b", 1]]), 1000)).toBe(0);
  const halves = new Map([
    ["a", 0.5],
    ["b", 0.5],
  ]);
  expect(
    leastTail(
      halves,
      new Map([
        ["a", 5400],
        ["b", 4600],
      ]),
      10_000,
    ),
  ).toBeLessThan(1e-6);
});
