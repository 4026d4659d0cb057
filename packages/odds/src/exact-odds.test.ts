import { flow, message, type OddsQuestion, type Played, type Scenario } from "@tercio/kernel";
import { diceRace, type DiceRace, playTrack } from "@tercio/testkit";
import { expect, test } from "vitest";
import { exactOdds } from "./index.ts";

/** A race without cards: whoever is asked banks as soon as there is something to bank, for that is the time-out. */
function race(target: number, lastTurn: number): { readonly game: DiceRace; readonly whoWins: OddsQuestion<DiceRace> } {
  const starter = diceRace.rules.starter();
  const scenario: Scenario = { ...starter, setup: { target, lastTurn, deck: [] } };
  const game = diceRace.rules.setup(scenario);
  const ids = ["first", "second", "even"];
  const whoWins: OddsQuestion<DiceRace> = {
    id: "who-wins",
    label: message("race.player"),
    start: game,
    stop: () => false,
    result: (g) => {
      const score = diceRace.rules.outcome(g);
      return score === null ? null : score.winner === null ? "even" : (ids[score.winner] as string);
    },
    results: ids.map((id) => ({ id, label: message("race.player") })),
  };
  return { game, whoWins };
}

/** The same race counted out by hand: one throw a turn, a one brings nothing. */
function byHand(target: number, lastTurn: number): { first: number; second: number; even: number } {
  const from = (a: number, b: number, turn: number): readonly [number, number, number] => {
    if (a >= target || b >= target || turn === lastTurn) return a > b ? [1, 0, 0] : b > a ? [0, 1, 0] : [0, 0, 1];
    const sum = [0, 0, 0] as [number, number, number];
    for (let face = 1; face <= 6; face++) {
      const points = face === 1 ? 0 : face;
      const then = turn % 2 === 0 ? from(a + points, b, turn + 1) : from(a, b + points, turn + 1);
      for (const i of [0, 1, 2] as const) sum[i] += then[i] / 6;
    }
    return sum;
  };
  const [first, second, even] = from(0, 0, 0);
  return { first, second, even };
}

const asRecord = (results: readonly { readonly id: string; readonly probability: number }[]): Record<string, number> =>
  Object.fromEntries(results.map((r) => [r.id, r.probability]));

for (const [target, lastTurn] of [
  [2, 60],
  [5, 3],
  [12, 6],
  [30, 7],
  [1000, 5],
] as const)
  test(`a race to ${target} within ${lastTurn} turns equals the count by hand`, () => {
    const odds = exactOdds(diceRace, race(target, lastTurn).whoWins);
    expect(odds.exact).toBe(true);
    expect(odds.error).toBeNull();
    const found = asRecord(odds.results);
    const hand = lastTurn > 10 ? twoPoints() : byHand(target, lastTurn);
    for (const id of ["first", "second", "even"] as const)
      expect(Math.abs((found[id] ?? Number.NaN) - hand[id]), id).toBeLessThan(1e-12);
    expect(Math.abs(odds.results.reduce((s, r) => s + r.probability, 0) - 1)).toBeLessThan(1e-12);
  });

/** To 2 points any throw but a one wins: player 1 wins at turns 1, 3, 5, … of 60. */
function twoPoints(): { first: number; second: number; even: number } {
  let going = 1;
  const won = [0, 0];
  for (let turn = 0; turn < 60; turn++) {
    won[turn % 2] = (won[turn % 2] as number) + (going * 5) / 6;
    going /= 6;
  }
  return { first: won[0] as number, second: won[1] as number, even: going };
}

test("states that are equal are walked once", () => {
  const odds = exactOdds(diceRace, race(1000, 8).whoWins);
  // Eight throws have 6^8 = 1,679,616 orders; by scores and number of replies there are some 17,000 states.
  expect(odds.exact).toBe(true);
  expect(odds.states).toBeLessThan(20_000);
});

test("the odds of the next roll are five in six, or certain behind a guard", () => {
  const found = new Set<boolean>();
  for (const { battle } of playTrack(diceRace, diceRace.rules.starter(), 5, 2000).turns) {
    if (battle.request?.type !== "choice") continue;
    const [question] = diceRace.views.questions(battle.game, battle.request);
    if (question === undefined) throw new Error("no question");
    const safe = asRecord(exactOdds(diceRace, question).results)["safe"];
    expect(safe).toBeCloseTo(battle.game.guarded ? 1 : 5 / 6, 12);
    found.add(battle.game.guarded);
  }
  expect(found.size).toBe(2);
});

test("too many states are sampled, and it is said so, with an error that holds", () => {
  const { whoWins } = race(30, 12);
  const exact = asRecord(exactOdds(diceRace, whoWins, { limit: 1_000_000 }).results);
  const odds = exactOdds(diceRace, whoWins, { limit: 50, samples: 4000, seed: 9 });
  expect(odds.exact).toBe(false);
  expect(odds.error).toBeGreaterThan(0);
  expect(odds.error).toBeLessThan(0.016);
  for (const r of odds.results) expect(Math.abs(r.probability - (exact[r.id] ?? 0))).toBeLessThan(0.032);
  expect(exactOdds(diceRace, whoWins, { limit: 50, samples: 200, seed: 9 })).toEqual(
    exactOdds(diceRace, whoWins, { limit: 50, samples: 200, seed: 9 }),
  );
});

test("a result that was not announced is shown all the same", () => {
  const { whoWins } = race(2, 60);
  const odds = exactOdds(diceRace, { ...whoWins, results: whoWins.results.slice(0, 1) });
  expect(odds.results.map((r) => r.id).sort()).toEqual(["even", "first", "second"]);
});

test("a question never changes the game it is asked of", () => {
  const { game, whoWins } = race(12, 6);
  const before = JSON.stringify(game);
  exactOdds(diceRace, whoWins);
  expect(JSON.stringify(game)).toBe(before);
});

test("dice that cannot be listed are sampled", () => {
  interface Spinning {
    readonly game: DiceRace;
    readonly sequences: { readonly spin: Played };
    readonly choices: object;
    readonly rule: string;
    readonly steps: { readonly spin: "turn" };
  }
  const { enter, sequence } = flow<Spinning>();
  const spin = sequence("spin", { en: "Spin", fr: "Tourner" }, {}, ({ roll }) => [
    roll(
      "turn",
      { en: "Turn", fr: "Tour" },
      () => ({ type: "roll", player: null, label: message("race.roll"), dice: { kind: "direction" }, rule: null }),
      (game, _vars, reply) => ({ game: { ...game, pot: reply.turn }, leave: true }),
    ),
  ]);
  const system = { ...diceRace, rules: { ...diceRace.rules, sequences: [...diceRace.rules.sequences, spin] } };
  const { game, whoWins } = race(30, 6);
  const odds = exactOdds(
    system,
    {
      ...whoWins,
      start: { ...game, stack: [enter("spin", {})] },
      result: (g) => (g.stack.length > 0 ? null : g.pot < 16384 ? "first" : "second"),
    },
    { samples: 4000 },
  );
  expect(odds.exact).toBe(false);
  expect(Math.abs((asRecord(odds.results)["first"] ?? 0) - 0.25)).toBeLessThan(0.03);
});
