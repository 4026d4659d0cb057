import { expect, test } from "vitest";
import { engine, silent } from "./engine.ts";
import type { JsonObject } from "./json.ts";
import type { ChoiceKind, Core, Frame, Request, Sequence, Step } from "./sequence.ts";
import { stepsOf } from "./steps.ts";

interface Game extends Core {
  readonly sum: number;
}
type Vars = { readonly n: number };
const { placeOf, stands } = stepsOf<{ readonly outer: string; readonly inner: "x" | "y" }>();
const title = { en: "a step", fr: "une étape" };
const ask = (game: Game, v: Vars): Request => ({
  type: "choice",
  player: 0,
  choice: "number",
  about: { n: v.n, sum: game.sum },
});
const add = (id: string, by: number): Step<Game> => ({
  kind: "act",
  id,
  title,
  run: (game: Game, v: Vars) => ({ game: { ...game, sum: game.sum + by }, vars: { n: v.n + 1 } }),
});
/** Adds, asks, calls another that adds, goes through a list, and asks again. */
const outer: Sequence<Game> = {
  id: "outer",
  title,
  start: { n: 0 },
  steps: [
    add("a", 1),
    add("b", 2),
    { kind: "ask", id: "c", title, request: ask, take: (_: Game, __: Vars, reply: number) => ({ vars: { n: reply } }) },
    add("d", 10),
    {
      kind: "call",
      id: "e",
      title,
      frame: (): Frame => ({ ...placeOf("inner", ""), vars: {}, called: true }),
      take: (_: Game, v: Vars, result: number) => ({ vars: { n: v.n + result } }),
    },
    {
      ...({ kind: "act", id: "f", title } as const),
      each: { list: () => [100, 200] },
      run: (game: Game, _: Vars, item: number) => ({ game: { ...game, sum: game.sum + item } }),
    },
    {
      ...({ kind: "ask", id: "g", title } as const),
      request: ask,
      take: () => ({}),
      none: (game: Game) => ({ game: { ...game, sum: -game.sum } }),
    },
    add("h", 1000),
    { kind: "ask", id: "i", title, request: ask, take: () => ({ leave: true }) },
  ],
  result: () => undefined,
};
const inner: Sequence<Game> = {
  id: "inner",
  title,
  start: { n: 5 },
  steps: [add("x", 20), add("y", 30)],
  result: (_: Game, v: Vars) => v.n,
};

/** No answer is legal, and it keeps every game that it is given. */
const given: Game[] = [];
const kind: ChoiceKind<Game> = {
  id: "number",
  rule: null,
  describe: () => ({ key: "number" }),
  accept: () => true,
  sample: () => null,
  timeout(game) {
    given.push(game);
    return null;
  },
};
const play = engine([outer, inner], undefined, { number: kind });
const start: Game = { sum: 0, stack: [{ ...placeOf("outer", ""), vars: {} }] };
const standing = ({ stack }: Core): readonly (readonly [string, string, JsonObject])[] =>
  stack.map((f) => [f.sequence, f.at, f.vars]);

test("frames move on, and what an earlier game stands at stays as it is", () => {
  const before = structuredClone(start);
  const first = play.advance(start, silent);
  expect(start).toEqual(before);
  expect(standing(first.game)).toEqual([["outer", "c", { n: 2 }]]);
  const kept = structuredClone(first.game);
  // Several answers to one and the same game, as a walk gives them.
  const ends = [7, 8, 7].map((reply) => {
    const { game } = play.reply(first.game, reply, silent);
    expect(standing(game)).toEqual([["outer", "i", { n: reply + 1 + 7 + 1 }]]);
    expect(game.sum).toBe(-(3 + 10 + 50 + 300) + 1000);
    expect(first.game).toEqual(kept);
    return game;
  });
  expect(ends[0]).toEqual(ends[2]);
  expect(ends[0]?.stack[0]).not.toBe(ends[2]?.stack[0]);
});

test("what is taken goes on from where it stood, as often as it is resumed", () => {
  const { game } = play.advance(start, silent);
  const taken = play.take(game, 4, silent);
  const kept = structuredClone(taken);
  const [one, two] = [play.resume(taken, silent), play.resume(taken, silent)];
  expect(taken).toEqual(kept);
  expect(one).toEqual(two);
  const stopped = play.resume(taken, silent, (top) => stands(top, "inner", "y"));
  expect(standing(stopped.game)).toEqual([
    ["outer", "e", { n: 5 }],
    ["inner", "y", { n: 6 }],
  ]);
  expect(play.advance(stopped.game, silent).game).toEqual(one.game);
  expect(taken).toEqual(kept);
});

test("a game that a kind of choice was given on the way stays as it was", () => {
  given.length = 0;
  const { game } = play.advance(start, silent);
  play.reply(game, 1, silent);
  expect(given).toHaveLength(1);
  expect(standing(given[0] as Game)).toEqual([["outer", "g", { n: 9 }]]);
});

test("where a copy of the variables is written, it is what goes on; nothing of it is lost", () => {
  const copies: JsonObject[] = [];
  const copy = (vars: JsonObject): JsonObject => {
    copies.push(vars);
    return { n: vars.n as number };
  };
  const quick = engine([{ ...outer, copy }, inner], undefined, { number: kind });
  const [plain, copied] = [play, quick].map((by) => {
    const { game } = by.advance(start, silent);
    return by.reply(game, 7, silent);
  });
  expect(copied).toEqual(plain);
  expect(copies.length).toBeGreaterThan(0);
});

test("what is asked of each of a list can be answered where it stands, though nobody ran on to it", () => {
  type Told = { readonly told: readonly number[] };
  const listed: Sequence<Game> = {
    ...{ id: "outer", title, start: { told: [] }, result: () => undefined },
    steps: [
      { kind: "ask", id: "a", title, request: ask, take: () => ({}) },
      {
        ...({ kind: "ask", id: "b", title } as const),
        each: { list: () => [100, 200] },
        request: (_: Game, __: Told, item: number): Request => ({
          ...{ type: "choice", player: 0, choice: "number", about: { item } },
        }),
        take: (_: Game, v: Told, item: number, reply: number) => ({ vars: { told: [...v.told, item + reply] } }),
      },
      { kind: "ask", id: "c", title, request: ask, take: () => ({ leave: true }) },
    ],
  };
  const by = engine([listed], undefined, {});
  const { game } = by.advance(start, silent);
  let at = by.take(game, 0, silent);
  for (const [item, reply] of [
    [100, 1],
    [200, 2],
  ] as const) {
    const here = by.restack(at.game, at.stack);
    expect(by.pending(here)).toMatchObject({ about: { item } });
    at = by.take(here, reply, silent);
  }
  // As where it was run on to each of them.
  const run = by.reply(by.reply(by.reply(game, 0, silent).game, 1, silent).game, 2, silent).game;
  expect(standing(by.resume(at, silent).game)).toEqual(standing(run));
  expect(run.stack[0]?.vars).toEqual({ told: [101, 202] });
});
