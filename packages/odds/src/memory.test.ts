import { type OddsQuestion, recording, without } from "@tercio/kernel";
import { diceRace, type DiceRace } from "@tercio/testkit";
import { expect, test } from "vitest";
import { exactOdds, remembering, type Weighing } from "./index.ts";

/** Who wins a race without cards to so many points. */
function whoWins(target: number, more: Partial<OddsQuestion<DiceRace>> = {}): OddsQuestion<DiceRace> {
  const starter = diceRace.rules.starter();
  return {
    id: "who-wins",
    label: { key: "race.player" },
    start: diceRace.rules.setup({ ...starter, setup: { target, lastTurn: 6, deck: [] } }),
    stop: () => false,
    result: (g) => {
      const score = diceRace.rules.outcome(g);
      return score === null ? null : `${score.winner}`;
    },
    results: ["0", "1", "null"].map((id) => ({ id, label: { key: "race.player" } })),
    ...more,
  };
}

function through(weighing: Weighing): Weighing {
  while (!weighing.done) weighing.walk(1000);
  return weighing;
}

test("the same question of an equal game is not weighed twice, however it was made", () => {
  const memory = remembering(diceRace);
  const first = through(memory.weigh(whoWins(12)));
  expect(first.odds).toEqual(exactOdds(diceRace, whoWins(12)));
  expect(memory.weigh(whoWins(12))).toBe(first);
  const question = whoWins(12);
  expect(memory.weigh({ ...question, start: structuredClone(question.start) })).toBe(first);
});

test("whatever is otherwise in the game, in the name or in the results is another question", () => {
  const memory = remembering(diceRace);
  const { start } = whoWins(12);
  const frame = start.stack[0];
  if (frame === undefined) throw new Error("it begins with something");
  const others = [
    whoWins(13),
    whoWins(12, { id: "who-loses" }),
    whoWins(12, { results: [{ id: "0", label: { key: "race.player" } }] }),
    whoWins(12, { assumes: [{ key: "race.player" }] }),
    whoWins(12, { start: { ...start, active: 1 - start.active } as DiceRace }),
    whoWins(12, { start: { ...start, stack: [{ ...frame, vars: { ...frame.vars, more: 1 } }] } }),
    whoWins(12, { start: { ...start, more: undefined } as DiceRace }),
  ];
  const all = [whoWins(12), ...others].map((q) => memory.weigh(q));
  expect(new Set(all).size).toBe(all.length);
  for (const [at, weighing] of all.slice(0, 2).entries())
    expect(through(weighing).odds).toEqual(exactOdds(diceRace, whoWins(12 + at)));
});

test("while somebody watches the rules, or one of them is off, nothing is remembered", () => {
  const memory = remembering(diceRace);
  const before = memory.weigh(whoWins(12));
  without("race.any", () => expect(memory.weigh(whoWins(12))).not.toBe(before));
  recording(() => expect(memory.weigh(whoWins(12))).not.toBe(before));
  expect(memory.weigh(whoWins(12))).toBe(before);
});

test("of much that was asked the last is known, and of what is not answered yet the last two", () => {
  const memory = remembering(diceRace);
  const answered = through(memory.weigh(whoWins(2, { id: "answered" })));
  const [first, second, third] = [20, 21, 22].map((target) => memory.weigh(whoWins(target, { id: `to ${target}` })));
  expect(memory.weigh(whoWins(22, { id: "to 22" }))).toBe(third);
  expect(memory.weigh(whoWins(21, { id: "to 21" }))).toBe(second);
  expect(memory.weigh(whoWins(20, { id: "to 20" }))).not.toBe(first);
  expect(memory.weigh(whoWins(2, { id: "answered" }))).toBe(answered);
  for (let n = 0; n < 200; n++) through(memory.weigh(whoWins(2, { id: `n ${n}` })));
  expect(memory.weigh(whoWins(2, { id: "answered" }))).not.toBe(answered);
});
