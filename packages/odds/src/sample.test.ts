import { message, type OddsQuestion, type Scenario } from "@tercio/kernel";
import { diceRace, type DiceRace } from "@tercio/testkit";
import { expect, inject, test } from "vitest";
import { exactOdds, type Odds, weigh } from "./index.ts";
import { CLOSE, reach } from "./sample.ts";

/** A race to 12 without cards; each player banks whatever there is. */
function race(lastTurn: number, target = 12): OddsQuestion<DiceRace> {
  const scenario: Scenario = { ...diceRace.rules.starter(), setup: { target, lastTurn, deck: [] } };
  const ids = ["first", "second", "even"];
  return {
    id: "who-wins",
    label: message("race.player"),
    start: diceRace.rules.setup(scenario),
    stop: () => false,
    result: (g) => {
      const score = diceRace.rules.outcome(g);
      return score === null ? null : score.winner === null ? "even" : (ids[score.winner] as string);
    },
    results: ids.map((id, seat) => ({ id, label: message("race.player"), winner: seat < 2 ? seat : null })),
  };
}
const sampled = (question: OddsQuestion<DiceRace>): Odds => exactOdds(diceRace, question, { limit: 0 });

test("Wilson's interval, from the share: by hand at 0, a quarter and a half, and narrow enough from 9,700 plays on", () => {
  // z² = 3.841459: (0 + z²/2n ± z²/2n) / (1 + z²/n) ends at 0 and at z² / (n + z²).
  expect(reach(0, 100)).toBeCloseTo(3.841459 / 103.841459, 6);
  expect(reach(100, 100)).toBeCloseTo(3.841459 / 103.841459, 6);
  // 50 of 100: 0.40383 to 0.59617.
  expect(reach(50, 100)).toBeCloseTo(0.09617, 5);
  // 25 of 100: 0.17546 to 0.34305.
  expect(reach(25, 100)).toBeCloseTo(0.09305, 4);
  expect(reach(0, 0)).toBe(1);
  for (const n of [9_700, 20_000])
    for (let hits = 0; hits <= n; hits += 97) expect(reach(hits, n), `${hits} of ${n}`).toBeLessThan(CLOSE);
  expect(reach(4_700, 9_400)).toBeGreaterThan(CLOSE);
});

test("a sample goes on until no chance may be off by a percentage point, and no longer", () => {
  const odds = sampled(race(6));
  const exact = exactOdds(diceRace, race(6));
  expect(exact.exact && exact.plays === 0 && exact.results.every((r) => r.error === 0)).toBe(true);
  expect(odds.exact).toBe(false);
  expect(odds.error).toBeLessThan(0.01);
  expect(odds.plays % 100).toBe(0);
  expect(odds.plays).toBeLessThanOrEqual(9_700);
  for (const r of odds.results) {
    expect(r.error).toBeLessThan(0.01);
    const wanted = exact.results.find((x) => x.id === r.id)?.probability ?? Number.NaN;
    expect(Math.abs(r.probability - wanted), r.id).toBeLessThan(r.error);
  }
  const before = exactOdds(diceRace, race(6), { limit: 0, samples: odds.plays - 100 });
  expect(before.error).toBeGreaterThanOrEqual(0.01);
});

test("the same question is sampled the same; another position, another sample", () => {
  const some = { limit: 0, samples: 200 };
  expect(exactOdds(diceRace, race(6), some)).toEqual(exactOdds(diceRace, race(6), some));
  const [six, seven] = [race(6), race(7)].map((q) => exactOdds(diceRace, q, { ...some, samples: 50 }).results);
  expect(six).not.toEqual(seven);
});

test("nineteen of twenty intervals hold what is so", () => {
  const exact = exactOdds(diceRace, race(4)).results.find((r) => r.id === "first")?.probability ?? Number.NaN;
  let held = 0;
  const seeds = inject("fully") ? 200 : 60;
  for (let seed = 1; seed <= seeds; seed++) {
    const odds = exactOdds(diceRace, race(4), { limit: 0, samples: 60, seed });
    const first = odds.results.find((r) => r.id === "first");
    if (first !== undefined && Math.abs(first.probability - exact) <= first.error) held++;
  }
  // Of 200 190 are to be expected; fewer than 180 would come once in a thousand times. Of 60 fewer than 51 would.
  expect(held).toBeGreaterThanOrEqual(seeds === 200 ? 180 : 51);
});

test("however it is shared between walking and playing, a question ends the same", () => {
  const whole = exactOdds(diceRace, race(6), { limit: 60 });
  expect(whole.exact).toBe(false);
  const weighing = weigh(diceRace, race(6), { limit: 60 });
  expect(weighing.odds).toBeNull();
  weighing.play(7);
  expect(weighing.odds?.plays).toBe(7);
  expect(weighing.done).toBe(false);
  for (let i = 0; !weighing.done; i++) {
    weighing.walk(i % 3);
    weighing.play((i * 13) % 170);
  }
  expect(weighing.odds).toEqual(whole);
  // Where the walk comes to its end, what was played meanwhile counts no more.
  const short = weigh(diceRace, race(4));
  short.play(20);
  expect(short.odds?.exact).toBe(false);
  while (short.walks) short.walk(3);
  expect(short.odds).toEqual(exactOdds(diceRace, race(4)));
  expect([short.done, short.plays]).toEqual([true, false]);
});

test("a walk is given up as soon as more states wait than it may visit", () => {
  const odds = exactOdds(diceRace, race(12, 1000), { limit: 200, samples: 10 });
  expect(odds.exact).toBe(false);
  expect(odds.states).toBeLessThan(200);
});
