import type { Chain, Stage } from "@tercio/dice";
import { flow, type OddsQuestion, type Place, type Played, stepsOf } from "@tercio/kernel";
import { diceRace, type DiceRace } from "@tercio/testkit";
import { expect, inject, test } from "vitest";
import { trials } from "./apart.ts";
import { exactOdds } from "./index.ts";

interface Throwing {
  readonly game: DiceRace;
  readonly sequences: { readonly throws: Played };
  readonly choices: object;
  readonly rule: string;
  readonly steps: { readonly throws: "first" | "second" | "last" };
}
const { stands } = stepsOf<Throwing["steps"]>();

const coins = (dice: number): Chain => ({
  kind: "chain",
  dice,
  stages: [{ name: "heads", need: 4, passOn: "success" }],
});

type Score = (game: DiceRace, points: readonly number[]) => DiceRace;
const en = { en: "Throw", fr: "Lancer" };

/** A question of players who throw at the same time, twice; `score`: what their points make of the race. */
function asking(score: Score, apart: readonly { of: number; below: number }[], chains: readonly Chain[]) {
  let plays = 0;
  const throws = flow<Throwing>().sequence("throws", en, {}, ({ act, roll }) => [
    ...(["first", "second"] as const).map((id) =>
      roll(
        id,
        en,
        () => ({
          ...{ type: "roll" as const, player: null, label: { key: "race.roll" }, rule: null },
          dice: { kind: "chains" as const, chains, into: chains.map((_, at) => at) },
          apart,
        }),
        (game, _vars, { points }) => {
          plays++;
          return { game: score(game, points) };
        },
      ),
    ),
    act("last", en, (game) => ({ game: { ...game, finished: true } })),
  ]);
  const system = { ...diceRace, rules: { ...diceRace.rules, sequences: [...diceRace.rules.sequences, throws] } };
  const start = {
    ...diceRace.rules.setup(diceRace.rules.starter()),
    stack: [flow<Throwing>().enter("throws", {})],
  };
  const question: OddsQuestion<DiceRace> = {
    ...{ id: "throws", label: { key: "race.player" }, start, stop: () => false, results: [] },
    result: (g) => (g.finished ? `${g.scores.join(":")} ${g.pot}` : null),
  };
  return [question, { ...question, meets: (top: Place) => stands(top, "throws", "last") }].map(
    (q) => (limit?: number) => {
      plays = 0;
      const odds = exactOdds(system, q, limit === undefined ? {} : { limit, samples: 100 });
      return { odds, plays };
    },
  );
}

/** Two of them: each outcome played and put together come to the same; the plays of both. */
function throwing(score: Score, below: number, dice = [6, 5]) {
  const both = asking(
    score,
    dice.map((_, of) => ({ of, below })),
    dice.map(coins),
  ).map((ask) => ask());
  const [each, together] = both as [(typeof both)[number], (typeof both)[number]];
  expect([each.odds.exact, together.odds.exact]).toEqual([true, true]);
  const chances = new Map(each.odds.results.map((r) => [r.id, r.probability]));
  expect(together.odds.results.map((r) => r.id).sort()).toEqual([...chances.keys()].sort());
  for (const r of together.odds.results) expect(r.probability, r.id).toBeCloseTo(chances.get(r.id) ?? Number.NaN, 12);
  return { each: each.plays, together: together.plays };
}

test("what each does alone is put together: shares are played, and not their products", () => {
  const added = throwing(
    (g, [p = 0, q = 0]) => ({ ...g, scores: [g.scores[0] + p, g.scores[1] + q], pot: g.pot + p + q }),
    9,
  );
  // The second throw has 42 outcomes after each of the first's 42, the first of which is tried before.
  expect(added.each).toBe(1 + 42 + 42 * 42);
  expect(added.together).toBeLessThan(added.each / 2);
});

test("a roll that says so wrongly is found out, and played", () => {
  const times = throwing((g, [p = 0, q = 0]) => ({ ...g, scores: [g.scores[0] + p, g.scores[1] + q], pot: p * q }), 9);
  expect(times.together).toBeGreaterThanOrEqual(times.each);
  const either = throwing((g, [p = 0, q = 0]) => ({ ...g, pot: p > 0 ? 1 : q > 0 ? 2 : 0, doubled: p + q > 3 }), 9);
  expect(either.together).toBeGreaterThanOrEqual(either.each);
});

test("of two shares of two players each pair is told to be wrong that is, though it is the only one", () => {
  for (let m = 1; m <= 6; m++)
    for (let n = 1; n <= 5; n++) {
      // Those at the corners and some between; each pair in `npm run proof -- tests`.
      if (!inject("fully") && (m * 5 + n) % 4 !== 2) continue;
      const odd = throwing(
        (g, [p = 0, q = 0]) => ({ ...g, scores: [g.scores[0] + p, g.scores[1] + q], doubled: p === m && q === n }),
        9,
      );
      expect(odd.together, `${m}, ${n}`).toBeGreaterThanOrEqual(odd.each);
    }
  // Of three players any two, whatever the third has.
  for (const [a, b] of [
    [0, 1],
    [0, 2],
    [1, 2],
  ] as const)
    throwing((g, points) => ({ ...g, pot: points[a] === 2 && points[b] === 1 ? 50 : g.pot }), 9, [3, 2, 3]);
});

test("two that set the same, to the same or not, do not add up", () => {
  const set = throwing((g, [p = 0, q = 0]) => ({ ...g, pot: p > 0 || q > 0 ? 1 : g.pot }), 9);
  expect(set.together).toBeGreaterThanOrEqual(set.each);
  const other = throwing((g, [p = 0, q = 0]) => ({ ...g, pot: q > 0 ? q : p > 0 ? p : g.pot }), 9);
  expect(other.together).toBeGreaterThanOrEqual(other.each);
});

test("which products are tried: all with the last, each pair of a few of any two, and in time every pair", () => {
  const pairs = (counts: readonly number[], turns: number): readonly (readonly [string, number])[] => {
    const seen = new Map<string, Set<string>>();
    for (let turn = 0; turn < turns; turn++) {
      const list = trials(counts, turn);
      expect(list[0]).toEqual(counts.map((n) => n - 1));
      expect(list.length).toBeLessThanOrEqual(1 + Math.max(3, counts.length) ** 2);
      for (const trial of list)
        for (let a = 0; a < counts.length; a++) {
          expect(trial[a]).toBeGreaterThanOrEqual(Math.min(1, (counts[a] as number) - 1));
          expect(trial[a]).toBeLessThan(counts[a] as number);
          for (let b = a + 1; b < counts.length; b++) {
            const of = `${a}-${b}`;
            seen.set(of, (seen.get(of) ?? new Set()).add(`${trial[a]} ${trial[b]}`));
          }
        }
    }
    return [...seen].map(([of, tried]) => [of, tried.size] as const);
  };
  // Three shares of each with three of each other, of four as of two, in nine products.
  expect(trials([9, 9, 9, 9], 0)).toHaveLength(9);
  for (const [of, tried] of pairs([9, 9, 9, 9], 1)) expect(tried, of).toBeGreaterThanOrEqual(9);
  for (const [of, tried] of pairs([9, 9, 9, 9, 9, 9], 1)) expect(tried, of).toBeGreaterThanOrEqual(25);
  expect(pairs([4, 5], 12)).toEqual([["0-1", 12]]);
  expect(pairs([1, 3, 2], 4)).toEqual([
    ["0-1", 2],
    ["0-2", 1],
    ["1-2", 2],
  ]);
});

test("a roll that says too little of itself, or that cannot be listed, is no error: it is played, or sampled", () => {
  const add: Score = (g, [p = 0, q = 0]) => ({ ...g, scores: [g.scores[0] + p, g.scores[1] + q], pot: g.pot + p * q });
  // One sum of two is nobody's.
  const [each, together] = asking(add, [{ of: 0, below: 9 }], [coins(3), coins(3)]).map((ask) => ask());
  expect(together?.odds.results.length).toBe(each?.odds.results.length);
  for (const r of together?.odds.results ?? [])
    expect(r.probability).toBeCloseTo(each?.odds.results.find((x) => x.id === r.id)?.probability ?? Number.NaN, 12);
  const stage = coins(1).stages[0] as Stage;
  const endless = { ...coins(3000), stages: [stage] };
  for (const ask of asking(
    add,
    [0, 1].map((of) => ({ of, below: 9999 })),
    [endless, coins(2)],
  )) {
    const { odds } = ask(1000);
    expect([odds.exact, odds.plays]).toEqual([false, 100]);
  }
});

test("what is too much is given up while it is put together, not after", () => {
  const [, together] = asking(
    (g, [p = 0, q = 0]) => ({ ...g, scores: [g.scores[0] + p, g.scores[1] + 100 * q] }),
    [0, 1].map((of) => ({ of, below: 9999 })),
    [coins(130), coins(130)],
  );
  const { odds, plays } = together?.(500) ?? { odds: null, plays: 0 };
  expect(odds?.exact).toBe(false);
  // Shares of one roll, and then the plays of the sample: two throws each.
  expect(plays).toBeLessThan(262 + 20 + 2 * 100 + 250);
});

test("more points than it speaks of are taken as they are", () => {
  const some = throwing(
    (g, [p = 0, q = 0]) => ({ ...g, scores: [g.scores[0] + p, g.scores[1] + q], pot: p > 3 && q > 3 ? 7 : g.pot + p }),
    4,
  );
  expect(some.together).toBeLessThan(some.each);
});
