import { expect, test } from "vitest";
import { type Effect, type Lasting, withEffect } from "./effect.ts";
import { engine, silent } from "./engine.ts";
import { flow, type Played } from "./flow.ts";
import { hashOf } from "./hash.ts";
import type { Core, Frame } from "./sequence.ts";
import { stepsOf } from "./steps.ts";

/** Two gardeners take turns: a day has a morning, three hours of work and an evening. */
interface Garden extends Core {
  readonly effects: readonly Effect[];
  readonly whose: number;
  readonly day: number;
  readonly plants: readonly boolean[];
  /** Effects seen at each step. */
  readonly seen: readonly string[];
}
interface GardenFlow {
  readonly game: Garden;
  readonly sequences: { day: Played; hour: Played<{ readonly hour: number }> };
  readonly choices: object;
  readonly rule: string;
  readonly steps: Steps;
}
interface Steps {
  readonly day: "morning" | "work" | "harvest" | "frost" | "evening" | "again" | "done";
  readonly hour: "h";
}
const { enter, sequence } = flow<GardenFlow>();
const { atStep, placeOf } = stepsOf<Steps>();
const note = (game: Garden, step: string): Garden => ({
  ...game,
  seen: [...game.seen, `${game.day}/${step}: ${game.effects.map((e) => e.id).join(" ")}`],
});
const title = { en: "", fr: "" };
const day = sequence("day", title, {}, ({ act, call, each, repeat }) => [
  act("morning", title, (game) => ({ game: note(game, "morning") })),
  each(() => [1, 2, 3]).call("work", title, "hour", (_, __, hour) => ({ hour })),
  act("harvest", title, (game) => ({ game: note(game, "harvest"), enter: enter("hour", { hour: 4 }) })),
  act("frost", title, (game) => ({ game: game.day === 2 ? { ...game, plants: [true, false] } : game })),
  act("evening", title, (game) => ({
    game: { ...note(game, "evening"), day: game.day + 1, whose: 1 - game.whose },
    uses: game.effects.find((e) => e.rule === "lamp")?.id ?? null,
  })),
  repeat("again", title, "morning", (game) => game.day <= 4),
  call("done", title, "hour", () => null),
]);
const hour = sequence("hour", title, {}, ({ act }) => [
  act("h", title, (game, { hour: h }) => ({ game: note(game, `${h}`) })),
]);

const lasting: Lasting<Garden> = {
  of: (game) => game.effects,
  put: (game, effects) => ({ ...game, effects }),
  turn: (game) => game.whose,
  stands: (game, plant) => game.plants[plant] === true,
};
const played = engine<Garden>([day, hour], undefined, {}, lasting);
const begin = (made: readonly Omit<Effect, "id">[], stack: readonly Frame[] = [enter("day", {})]): Garden => ({
  stack,
  effects: made.reduce((list: readonly Effect[], e) => withEffect(list, e), []),
  whose: 0,
  day: 1,
  plants: [true, true],
  seen: [],
});
const ofRule = (rule: string, until: Effect["until"], on: number | null = null, from: number | null = null) => ({
  rule,
  on,
  from,
  until,
  params: {},
});
/** The steps at which an effect was seen. */
const seenAt = (id: number, made: readonly Omit<Effect, "id">[]): readonly string[] =>
  played
    .advance(begin(made), silent)
    .game.seen.flatMap((line) =>
      (line.split(": ")[1] ?? "").split(" ").includes(String(id)) ? [line.split(":")[0] as string] : [],
    );

test("an effect ends when its step begins, not when the one before it is left", () => {
  const until = { steps: [atStep("day", "frost")] };
  // The harvest enters another sequence: that is played before the frost begins.
  expect(seenAt(1, [ofRule("x", until)])).toEqual(["1/morning", "1/1", "1/2", "1/3", "1/harvest", "1/4"]);
});

test("of a player: only in that player's turn", () => {
  const until = (player: number) => ({ steps: [{ ...atStep("day", "harvest"), player }] });
  expect(seenAt(1, [ofRule("x", until(0))])).toEqual(["1/morning", "1/1", "1/2", "1/3"]);
  expect(seenAt(1, [ofRule("x", until(1))]).at(-1)).toBe("2/3");
});

test("a step made for each of a list begins once: what is made in it until it comes again lasts until then", () => {
  const inWork = [enter("day", {})].map((f) => ({ ...f, ...placeOf("day", "work"), loop: { left: [2, 3], item: 1 } }));
  const game = begin([ofRule("x", { steps: [atStep("day", "work")] })], inWork);
  const { seen } = played.advance(game, silent).game;
  expect(seen.filter((l) => l.endsWith(": 1")).map((l) => l.split(":")[0])).toEqual([
    ...["1/1", "1/2", "1/3", "1/harvest", "1/4", "1/evening"],
    "2/morning",
  ]);
});

test("after so many uses, which the engine counts", () => {
  const lamp = (uses: number) => seenAt(1, [ofRule("lamp", { uses })]).at(-1);
  expect([lamp(1), lamp(2), lamp(3)]).toEqual(["1/evening", "2/evening", "3/evening"]);
  expect(seenAt(1, [ofRule("lamp", {})]).at(-1)).toBe("4/evening");
});

test("with the piece it is on; with the piece it comes from, if it was to last as long as that", () => {
  const last = (e: Omit<Effect, "id">) => seenAt(1, [e]).at(-1);
  expect(last(ofRule("x", {}, 0))).toBe("4/evening");
  expect(last(ofRule("x", {}, 1))).toBe("2/4");
  expect(last(ofRule("x", { source: true }, 0, 1))).toBe("2/4");
  expect(last(ofRule("x", {}, 0, 1))).toBe("4/evening");
});

test("one ends, the others go on; ids are taken up again, so that equal games are equal", () => {
  const three = begin([ofRule("a", { uses: 1 }), ofRule("lamp", { uses: 1 }), ofRule("b", {})]);
  expect(three.effects.map((e) => e.id)).toEqual([1, 2, 3]);
  const after = played.advance(three, silent).game;
  expect(after.effects.map((e) => [e.id, e.rule])).toEqual([
    [1, "a"],
    [3, "b"],
  ]);
  const late = withEffect(after.effects.slice(0, 1), ofRule("c", {}));
  expect(hashOf(late)).toBe(hashOf(withEffect(withEffect([], ofRule("a", { uses: 1 })), ofRule("c", {}))));
  expect(JSON.parse(JSON.stringify(after.effects))).toEqual(after.effects);
});

test("who listens is told which effects are over and why; nobody who looks ahead", () => {
  const told: string[] = [];
  const telling = engine<Garden>(
    [day, hour],
    undefined,
    {},
    {
      ...lasting,
      ended: (game, effects, ending) => told.push(`${game.day}: ${effects.map((e) => e.rule).join(" ")} ${ending.why}`),
    },
  );
  const made = [
    ofRule("dew", { steps: [atStep("day", "harvest")] }),
    ofRule("lamp", { uses: 2 }),
    ofRule("shade", {}, 1),
    ofRule("scent", { source: true }, 0, 1),
  ];
  telling.advance(begin(made), silent);
  expect(told).toEqual([]);
  telling.advance(begin(made), { emit() {} });
  expect(told).toEqual(["1: dew step", "2: shade piece", "2: scent source", "3: lamp used"]);
});

test("what a change takes away is told as that", () => {
  const told: string[] = [];
  const sweep = sequence("hour", title, {}, ({ act }) => [
    act("h", title, (game) => ({ game: { ...game, effects: [] } })),
  ]);
  engine<Garden>(
    [day, sweep],
    undefined,
    {},
    {
      ...lasting,
      ended: (_, effects, ending) => told.push(`${effects.map((e) => e.rule).join(" ")} ${ending.why}`),
    },
  ).advance(begin([ofRule("dew", {}), ofRule("web", {})]), { emit() {} });
  expect(told).toEqual(["dew web change"]);
});
