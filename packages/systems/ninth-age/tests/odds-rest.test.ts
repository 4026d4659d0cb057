import { type OddsQuestion } from "@tercio/kernel";
import { exactOdds, type Odds } from "@tercio/odds";
import { expect, inject, test } from "vitest";
import { combatQuestion, ninthAge, type NinthAge } from "../src/index.ts";
import { randomCase } from "./oracle/cases.ts";
import { fight, gameOf, like } from "./rule-cases/combat-scenes.ts";
import { frameAt } from "../src/sequence/flow.ts";

/** The same question without what it says of the rest of its walk: every state goes on by itself. */
function plain({ rest, meets: _, ...question }: OddsQuestion<NinthAge>): OddsQuestion<NinthAge> {
  expect(rest).toBeDefined();
  return question;
}

/** Both ways come to the same; gives the states that each took. */
function agree(question: OddsQuestion<NinthAge>, what: string): readonly [together: Odds, apart: Odds] {
  const together = exactOdds(ninthAge, question);
  const apart = exactOdds(ninthAge, plain(question));
  expect([together.exact, apart.exact], what).toEqual([true, true]);
  expect(together.assumes).toEqual(apart.assumes);
  expect(together.results.map((r) => r.id)).toEqual(apart.results.map((r) => r.id));
  for (const [i, r] of together.results.entries())
    expect(Math.abs(r.probability - (apart.results[i]?.probability ?? Number.NaN)), `${what}, ${r.id}`).toBeLessThan(
      1e-12,
    );
  return [together, apart];
}

test("random rounds end as if each state had gone on by itself", () => {
  for (let seed = 101; seed <= (inject("fully") ? 140 : 105); seed++)
    agree(combatQuestion(randomCase(seed).game, [0, 6]), `round ${seed}`);
});

/** The same question, and how often what the rest hangs on is told by the frame on top: whatever stack the game has, and always alike. */
function heard(question: OddsQuestion<NinthAge>): {
  readonly told: () => number;
  readonly question: OddsQuestion<NinthAge>;
} {
  const { rest } = question;
  if (rest?.key === undefined) throw new Error("nothing is known of the rest");
  const { key } = rest;
  let told = 0;
  const asked: typeof key = (game, top) => {
    const found = key(game, top);
    expect(key({ ...game, stack: [] }, top)).toBe(found);
    if (found !== null) told++;
    return found;
  };
  return { told: () => told, question: { ...question, rest: { ...rest, key: asked } } };
}

test("what the rest hangs on is asked of the frame on top: in a round, and where a combat is followed until somebody is caught", () => {
  const { game } = randomCase(103);
  const few = { profile: like({ dis: 7 }), models: 6, files: 3 };
  const [round] = [combatQuestion(game, [0, 6])].map(heard);
  const [several] = (ninthAge.views.rounds?.(gameOf(fight({ a: few, b: few })), 2) ?? []).map(heard);
  for (const one of [round, several]) {
    if (one === undefined) throw new Error("no combat");
    expect(exactOdds(ninthAge, one.question).exact).toBe(true);
    expect(one.told()).toBeGreaterThan(10);
  }
});

test("two losers, each with Break Tests of its own, one Stubborn and one that may roll again", () => {
  const hard = { profile: like({ dis: 8 }, { att: 2, off: 5, str: 4, agi: 5 }), models: 10, files: 5 };
  const stubborn = { profile: like({ dis: 6, rules: ["stubborn"] }), models: 12, files: 4 };
  const fevered = { profile: like({ dis: 5, rules: ["battle-fever"] }), models: 9, files: 3, on: "left" } as const;
  const question = combatQuestion(gameOf(fight({ a: hard, b: stubborn, more: { C: fevered } })), [0, 1, 2]);
  const [together, apart] = agree(question, "two losers");
  expect(apart.states).toBeGreaterThan(together.states);
  // Both sides win at times, and losers break and hold.
  for (const id of ["second-breaks", "second-holds", "first-breaks"])
    expect(together.results.find((r) => r.id === id)?.probability, id).toBeGreaterThan(0.001);
});

test("a General who cannot flee is lost by his own Break Test: what hangs on him goes on by itself", () => {
  const machine = (rules: readonly string[]) => ({
    profile: like({ type: "Construct", base: [60, 60], dis: 9, hp: 6, res: 6, rules: ["war-machine", ...rules] }),
    ...{ models: 1, files: 1 },
  });
  const men = (fallen: "man" | "knight") => ({
    profile: like({ dis: 5 }),
    ...{ models: fallen === "man" ? 1 : 2, startModels: 2, files: 1 },
    characters: [{ profile: like({ dis: 8, hp: 1 }), fallen: fallen === "knight" }],
    on: "left" as const,
  });
  /** What the rest of a round hangs on, before both losers test. */
  const keyOf = (fallen: "man" | "knight", rules: readonly string[]): string | undefined => {
    const game = gameOf(fight({ a: { models: 4, files: 1 }, b: machine(rules), more: { C: men(fallen) } }));
    const vars = {
      units: [0, 1, 2],
      lost: [0, 1] as const,
      overkill: [0, 0] as const,
      winner: 0 as const,
      difference: 1,
      losers: [1, 2],
      failed: [],
      broken: [],
    };
    const top = { ...frameAt("combat-result", "b", vars), called: true } as never;
    return combatQuestion(game, [0, 1, 2]).rest?.key?.(game, top) ?? undefined;
  };
  // Both need 8 on two dice, none more, while he lends his 9; were he gone, 4 or 7.
  expect(keyOf("man", ["general"])).not.toBe(keyOf("knight", ["general"]));
  expect(keyOf("man", ["general"])).toMatch(/ 1:80 2:80 /);
  expect(keyOf("knight", ["general"])).toMatch(/ 1:80 2:80 /);
});

test("a combat that already stands before its Break Tests, and one in the midst of them", () => {
  const weak = { profile: like({ dis: 6 }), models: 10, files: 5 };
  const game = gameOf(fight({ a: weak, b: weak }));
  const vars = {
    units: [0, 1],
    lost: [3, 0] as const,
    overkill: [0, 0] as const,
    winner: 1 as const,
    difference: 3,
    losers: [0],
    broken: [],
    failed: [],
  };
  const round = frameAt("round-of-combat", "7", { units: [0, 1], winner: null, broken: [] });
  const of = (more: object) =>
    combatQuestion(game, [0, 1], [round, { ...frameAt("combat-result", "b", vars), called: true, ...more } as never]);
  // Discipline 6 less 3: 3 or less on two dice, 3 ways of 36; the ranks are even, so nobody is Steadfast.
  for (const more of [{}, { loop: { left: [], item: 0 } }]) {
    const [odds] = agree(of(more), JSON.stringify(more));
    expect(odds.results.find((r) => r.id === "first-holds")?.probability).toBeCloseTo(3 / 36, 12);
  }
});
