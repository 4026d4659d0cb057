import type { Chain } from "@tercio/dice";
import { flow, type OddsQuestion, type Played } from "@tercio/kernel";
import { diceRace, type DiceRace } from "@tercio/testkit";
import { expect, test } from "vitest";
import { exactOdds } from "./index.ts";

interface Throwing {
  readonly game: DiceRace;
  readonly sequences: { readonly throws: Played };
  readonly choices: object;
  readonly rule: string;
}

const coins = (dice: number): Chain => ({
  kind: "chain",
  dice,
  stages: [{ name: "heads", need: 4, passOn: "success" }],
});

/** Two players throw at the same time, twice; `score`: what their points make of the race. */
function throwing(score: (game: DiceRace, points: readonly number[]) => DiceRace, below: number) {
  const en = { en: "Throw", fr: "Lancer" };
  let plays = 0;
  const throws = flow<Throwing>().sequence("throws", en, {}, ({ act, roll }) => [
    ...(["first", "second"] as const).map((id) =>
      roll(
        id,
        en,
        () => ({
          ...{ type: "roll" as const, player: null, label: { key: "race.roll" }, rule: null },
          dice: { kind: "chains" as const, chains: [coins(6), coins(5)], into: [0, 1] },
          apart: [0, 1].map((of) => ({ of, below })),
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
    stack: [{ sequence: "throws", at: "", vars: {} }],
  };
  const question: OddsQuestion<DiceRace> = {
    ...{ id: "throws", label: { key: "race.player" }, start, stop: () => false, results: [] },
    result: (g) => (g.finished ? `${g.scores.join(":")} ${g.pot}` : null),
  };
  const both = [question, { ...question, meets: (top: { at: string }) => top.at === "last" }].map((q) => {
    plays = 0;
    const odds = exactOdds(system, q);
    expect(odds.exact).toBe(true);
    return { odds, plays };
  });
  const [each, together] = both as [(typeof both)[number], (typeof both)[number]];
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

test("more points than it speaks of are taken as they are", () => {
  const some = throwing(
    (g, [p = 0, q = 0]) => ({ ...g, scores: [g.scores[0] + p, g.scores[1] + q], pot: p > 3 && q > 3 ? 7 : g.pot + p }),
    4,
  );
  expect(some.together).toBeLessThan(some.each);
});
