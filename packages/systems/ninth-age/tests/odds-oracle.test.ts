import { without } from "@tercio/kernel";
import { exactOdds } from "@tercio/odds";
import { binomialTail, leastTail, rolledResults } from "@tercio/testkit";
import { describe, expect, inject, test } from "vitest";
import { combatQuestion, ninthAge } from "../src/index.ts";
import { randomCase } from "./oracle/cases.ts";
import { byHand, type Side } from "./oracle/round.ts";
import { barbarians, dull, faceToFace, halberds, run, start } from "./rule-cases/table.ts";

describe("a Round of Combat", () => {
  test("random rounds: the exact odds equal the enumeration by hand", () => {
    const seen = new Set<string>();
    for (let seed = 1; seed <= (inject("fully") ? 60 : 30); seed++) {
      const { game, a, b } = randomCase(seed);
      const hand = byHand(a, b);
      const odds = exactOdds(ninthAge, combatQuestion(game, [0, 6]), { limit: 400_000 });
      expect(odds.exact).toBe(true);
      for (const r of odds.results) {
        const wanted = hand.get(r.id) ?? 0;
        if (wanted > 0.001) seen.add(r.id);
        expect(
          Math.abs(r.probability - wanted),
          `round ${seed}, ${r.id}: ${r.probability} against ${wanted}; ${JSON.stringify([a, b])}`,
        ).toBeLessThan(1e-9);
      }
    }
    expect(seen.size).toBeGreaterThanOrEqual(6);
  });

  test("they have every weapon, Fear, champions, standards, charges and lines among them", () => {
    const sides: Side[] = [];
    for (let seed = 1; seed <= 60; seed++) sides.push(randomCase(seed).a, randomCase(seed).b);
    expect(new Set(sides.map((s) => s.weapon)).size).toBe(6);
    for (const test of [
      (s: Side) => s.fear,
      (s: Side) => s.champion,
      (s: Side) => s.standard,
      (s: Side) => s.charged,
      (s: Side) => s.files >= 8,
      (s: Side) => s.shield && s.weapon === "hand-weapon",
    ])
      expect(sides.filter(test).length).toBeGreaterThanOrEqual(5);
  });

  test("rounds rolled by the engine agree, by the exact binomial tail", () => {
    for (const seed of [3, 17, 29]) {
      const { game, a, b } = randomCase(seed);
      // `npm run proof -- odds` rolls a hundred thousand.
      const rounds = inject("fully") ? 2000 : 700;
      const counts = rolledResults(ninthAge, combatQuestion(game, [0, 6]), rounds, seed);
      expect(leastTail(byHand(a, b), counts, rounds), `round ${seed}`).toBeGreaterThan(1e-6);
    }
  });

  test("one rule object changes the dice of the game and the odds alike", () => {
    for (const rule of ["t9a.rule.halberd", "t9a.rule.fear", "t9a.rule.champion", "t9a.combat-score.standard-bearer"]) {
      const told = (): string => {
        const game = faceToFace(
          halberds,
          barbarians,
          { weapon: "halberd", standard: false },
          { afraid: true, weapon: "spear" },
        );
        const asked = run(game, start("round-of-combat", { units: [halberds, barbarians] }), dull({ total: 5 }));
        const odds = exactOdds(ninthAge, combatQuestion(game, [halberds, barbarians]), { limit: 400_000 });
        return JSON.stringify([asked.requests, asked.events, odds.results.map((r) => r.probability.toFixed(6))]);
      };
      const [dice, chances] = [told(), without(rule, told)].map(
        (t) => JSON.parse(t) as [unknown, unknown, unknown],
      ) as [[unknown, unknown, unknown], [unknown, unknown, unknown]];
      expect(chances[2], rule).not.toEqual(dice[2]);
      expect([chances[0], chances[1]], rule).not.toEqual([dice[0], dice[1]]);
    }
  });

  test("the tail would show a die that is off by a little", () => {
    expect(binomialTail(50, 100, 0.5)).toBeCloseTo(0.5398, 4);
    expect(binomialTail(0, 10, 0.5)).toBeCloseTo(1 / 1024, 12);
    expect(binomialTail(17_200, 100_000, 1 / 6)).toBeLessThan(1e-5);
    expect(leastTail(new Map([["a", 1]]), new Map([["b", 1]]), 1000)).toBe(0);
  });
});
