import { message, type OddsQuestion, type Scenario } from "@tercio/kernel";
import { diceRace, type DiceRace } from "@tercio/testkit";
import { describe, expect, test } from "vitest";
import { exactOdds, numbersOf, type Seeker, weigh } from "./index.ts";

const [TARGET, LAST] = [12, 6] as const;
const ids = ["first", "second", "even"];
/** A race without cards: whoever is asked rolls on or banks; what is taken for granted is to bank. */
function whoWins(): OddsQuestion<DiceRace> {
  const starter = diceRace.rules.starter();
  const scenario: Scenario = { ...starter, setup: { target: TARGET, lastTurn: LAST, deck: [] } };
  return {
    id: "who-wins",
    label: message("race.player"),
    start: diceRace.rules.setup(scenario),
    stop: () => false,
    result: (g) => {
      const score = diceRace.rules.outcome(g);
      return score === null ? null : score.winner === null ? "even" : (ids[score.winner] as string);
    },
    results: ids.map((id, at) => ({ id, label: message("race.player"), winner: at === 2 ? null : at })),
  };
}

type Chances = readonly [number, number, number];
/** Which of the ways open to the player whose turn it is: the place of the one he takes. */
type Taste = (ways: readonly Chances[], pot: number) => number;
const bankAtOnce: Taste = () => 0;
const seeks =
  (result: 0 | 1, sign: 1 | -1): Taste =>
  (ways) =>
    ways.reduce((best, way, at) => (sign * (way[result] - (ways[best] as Chances)[result]) > 1e-12 ? at : best), 0);

/** The same race by hand: banking comes first of the two ways. */
function byHand(tastes: readonly [Taste, Taste]): Chances {
  const known = new Map<string, Chances>();
  const next = (scores: readonly [number, number], turn: number): Chances => {
    if (scores.some((s) => s >= TARGET) || turn === LAST)
      return scores[0] > scores[1] ? [1, 0, 0] : scores[1] > scores[0] ? [0, 1, 0] : [0, 0, 1];
    return rolls(scores, turn, 0);
  };
  const banked = (scores: readonly [number, number], turn: number, pot: number): Chances =>
    next(turn % 2 === 0 ? [scores[0] + pot, scores[1]] : [scores[0], scores[1] + pot], turn + 1);
  const rolls = (scores: readonly [number, number], turn: number, pot: number): Chances => {
    const sum = [0, 0, 0] as [number, number, number];
    for (let face = 1; face <= 6; face++) {
      const own = scores[turn % 2] as number;
      const then =
        face === 1
          ? next(scores, turn + 1)
          : own + pot + face >= TARGET
            ? banked(scores, turn, pot + face)
            : decides(scores, turn, pot + face);
      for (const i of [0, 1, 2] as const) sum[i] += then[i] / 6;
    }
    return sum;
  };
  const decides = (scores: readonly [number, number], turn: number, pot: number): Chances => {
    const key = [...scores, turn, pot].join();
    const before = known.get(key);
    if (before !== undefined) return before;
    const ways = [banked(scores, turn, pot), rolls(scores, turn, pot)];
    const taken = ways[(tastes[turn % 2] as Taste)(ways, pot)] as Chances;
    known.set(key, taken);
    return taken;
  };
  return next([0, 0], 0);
}

const seeker = (player: number, aim: Seeker["aim"], number: string): Seeker => ({ player, aim, number });

describe("players who look for the best of their answers", () => {
  test.each([
    ["the first as likely to win as can be", [seeker(0, "most", "winner-0")], [seeks(0, 1), bankAtOnce]],
    ["the first as unlikely as can be", [seeker(0, "least", "winner-0")], [seeks(0, -1), bankAtOnce]],
    ["the second", [seeker(1, "most", "winner-1")], [bankAtOnce, seeks(1, 1)]],
    ["each for himself", [seeker(0, "most", "winner-0"), seeker(1, "most", "winner-1")], [seeks(0, 1), seeks(1, 1)]],
  ] as const)("%s: the same as counted out by hand", (_, seekers, tastes) => {
    const odds = exactOdds(diceRace, whoWins(), { seekers });
    const hand = byHand(tastes);
    expect(odds.exact).toBe(true);
    for (const [at, r] of odds.results.entries()) expect(r.probability, r.id).toBeCloseTo(hand[at] as number, 12);
    for (const [at, { player }] of seekers.entries())
      expect(odds.sought?.values?.[at], `${player}`).toBeCloseTo(hand[player] as number, 12);
  });

  test("what the question settles itself is no player’s decision, and nobody looks for a better one", () => {
    const rolls: OddsQuestion<DiceRace> = {
      ...whoWins(),
      settles: (_, { player }) => (player === 0 ? { do: "roll" } : null),
    };
    const odds = exactOdds(diceRace, rolls, { seekers: [seeker(0, "most", "winner-0")] });
    const hand = byHand([(ways) => ways.length - 1, bankAtOnce]);
    for (const [at, r] of odds.results.entries()) expect(r.probability, r.id).toBeCloseTo(hand[at] as number, 12);
    expect(odds.decisions.filter((d) => d.player === 0)).toEqual([]);
    expect(odds.decisions.filter((d) => d.player === 1)).not.toEqual([]);
  });

  test("what is sought is no worse than what is taken for granted, nor the worst any better", () => {
    const chance = (seekers: readonly Seeker[]): number =>
      exactOdds(diceRace, whoWins(), { seekers }).results[0]?.probability ?? 0;
    const granted = byHand([bankAtOnce, bankAtOnce])[0];
    expect(chance([])).toBeCloseTo(granted, 12);
    expect(chance([seeker(0, "most", "winner-0")])).toBeGreaterThan(granted + 0.01);
    expect(chance([seeker(0, "least", "winner-0")])).toBeLessThan(granted + 1e-4);
  });

  test("too many states: what is taken for granted is told instead, and that nobody looked for anything", () => {
    const seekers = [seeker(0, "most", "winner-0")];
    const odds = exactOdds(diceRace, whoWins(), { seekers, limit: 200 });
    expect(odds.sought).toEqual({ seekers, values: null });
    expect(odds.plays).toBeGreaterThan(0);
    // As soon as anything is told at all.
    const weighing = weigh(diceRace, whoWins(), { seekers, limit: 200 });
    while (weighing.odds === null) {
      weighing.walk(10);
      weighing.play(1);
    }
    expect([weighing.done, weighing.odds.sought?.values]).toEqual([false, null]);
    expect(exactOdds(diceRace, whoWins()).sought).toBeNull();
  });

  test("each answer that is taken is told with how often, and they differ where the dice do", () => {
    const { decisions } = exactOdds(diceRace, whoWins(), { seekers: [seeker(0, "most", "winner-0")] });
    const own = decisions.filter((d) => d.player === 0);
    expect(own.length).toBeGreaterThan(5);
    for (const d of own) expect(d.taken.reduce((sum, t) => sum + t.share, 0)).toBeCloseTo(1, 12);
    expect(own.some((d) => d.taken.some((t) => t.option === d.options[0]?.id))).toBe(true);
    expect(own.some((d) => d.taken.some((t) => t.option === d.options[1]?.id))).toBe(true);
  });
});

describe("answers that are picked", () => {
  test("rolling on with two points, and banking what is more", () => {
    const before = exactOdds(diceRace, whoWins());
    const two = before.decisions.find((d) => d.player === 0 && JSON.stringify(d.asked).includes('"pot":2'));
    const roll = two?.options.find((o) => o.label.key === "race.answer-roll");
    expect(two?.options.map((o) => o.label.key)).toEqual(["race.answer-roll", "race.answer-bank"]);
    const after = exactOdds(diceRace, whoWins(), { picks: { [two?.id ?? ""]: roll?.id ?? "" } });
    const hand = byHand([(_, pot) => (pot === 2 ? 1 : 0), bankAtOnce]);
    for (const [at, r] of after.results.entries()) expect(r.probability, r.id).toBeCloseTo(hand[at] as number, 12);
    expect(Math.abs(hand[0] - (before.results[0]?.probability ?? 0))).toBeGreaterThan(0.001);
    expect(after.decisions.find((d) => d.id === two?.id)?.taken).toEqual([{ option: roll?.id, share: 1 }]);
    expect(JSON.stringify(after.assumes)).toContain("race.answer-roll");
  });
});

test("the numbers by which answers can be weighed", () => {
  expect(numbersOf(whoWins()).map((n) => n.id)).toEqual(["winner-0", "winner-1"]);
  expect(numbersOf({ ...whoWins(), headline: "even" }, (r) => r === "even").map((n) => n.id)).toEqual([
    "asked",
    "result-even",
    "winner-0",
    "winner-1",
  ]);
});
