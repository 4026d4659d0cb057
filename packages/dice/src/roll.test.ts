import fc from "fast-check";
import { describe, expect, inject, test } from "vitest";
import { any } from "../tests/requests.ts";
import {
  type Chain,
  counterSource,
  type DiceRequest,
  distribution,
  type Outcome,
  roll,
  rollOutcome,
  type Stage,
  sameOutcome,
  scriptedSource,
} from "./index.ts";

/** Rolls given faces and expects all of them to be used. */
function scripted<R extends DiceRequest>(request: R, faces: readonly number[]): ReturnType<typeof roll<R>> {
  const source = scriptedSource(faces);
  const rolled = roll(request, source);
  expect(source.left).toBe(0);
  return rolled;
}

function chainOf(dice: number, ...stages: readonly Partial<Stage>[]): Chain {
  return {
    kind: "chain",
    dice,
    stages: stages.map((stage, at) => ({ name: String(at), need: 4, passOn: "success", ...stage })),
  };
}

describe("any request", () => {
  test("gives the same outcome and takes the same dice with and without faces, and again from its faces", () => {
    fc.assert(
      fc.property(any, fc.maxSafeNat(), (request, seed) => {
        const before = JSON.stringify(request);
        const slow = counterSource(seed, 0);
        const fast = counterSource(seed, 0);
        const rolled = roll(request, slow);
        expect(rollOutcome(request, fast)).toEqual(rolled.outcome);
        expect(fast.counter).toBe(slow.counter);
        expect(scripted(request, rolled.faces.flat())).toEqual(rolled);
        expect(rolled.parts.length).toBe(rolled.faces.length);
        expect(rolled.faces.every((faces) => faces.length > 0)).toBe(true);
        expect(JSON.stringify(request)).toBe(before);
        expect(JSON.parse(JSON.stringify(rolled.outcome))).toEqual(rolled.outcome);
      }),
      { numRuns: inject("fully") ? 2000 : 600, seed: 2 },
    );
  });
});

describe("a pool", () => {
  test("sorts faces into groups", () => {
    const rolled = scripted({ kind: "pool", dice: 7, sides: 6, groups: [3, 6] }, [1, 2, 3, 5, 6, 6, 4]);
    expect(rolled.outcome).toEqual({ counts: [2, 3, 2] });
    expect(rolled.faces).toEqual([[1, 2, 3, 5, 6, 6, 4]]);
  });
  test("re-rolls faces once", () => {
    const rolled = scripted(
      { kind: "pool", dice: 4, sides: 6, groups: [4], reroll: { faces: [1, 2] } },
      [1, 4, 2, 3, 1, 6],
    );
    expect(rolled.outcome).toEqual({ counts: [2, 2] });
    expect(rolled.faces).toEqual([
      [1, 4, 2, 3],
      [1, 6],
    ]);
    expect(rolled.parts.map((part) => part.purpose)).toEqual(["first", "reroll"]);
  });
  test("may have groups no face falls into", () => {
    expect(scripted({ kind: "pool", dice: 3, sides: 6, groups: [5, 5, 7] }, [4, 5, 6]).outcome.counts).toEqual([
      1, 0, 2, 0,
    ]);
  });
});

describe("a sum", () => {
  test("adds the dice it keeps", () => {
    expect(scripted({ kind: "sum", dice: 3, sides: 6 }, [2, 6, 3]).outcome).toEqual({ total: 11 });
    expect(scripted({ kind: "sum", dice: 3, sides: 6, dropLowest: 1 }, [2, 6, 3]).outcome).toEqual({ total: 9 });
    expect(scripted({ kind: "sum", dice: 3, sides: 6, dropHighest: 1 }, [2, 6, 3]).outcome).toEqual({ total: 5 });
    expect(scripted({ kind: "sum", dice: 3, sides: 6, dropHighest: 2, dropLowest: 1 }, [2, 6, 3]).outcome).toEqual({
      total: 0,
    });
  });
  test("tells the highest die kept", () => {
    const request = { kind: "sum", dice: 3, sides: 6, dropHighest: 1, highest: true } as const;
    expect(scripted(request, [6, 2, 4]).outcome).toEqual({ total: 6, highest: 4 });
    expect(scripted({ ...request, dropHighest: 3 }, [6, 2, 4]).outcome).toEqual({ total: 0, highest: 0 });
  });
  test("is rolled anew as a whole, once, outside its limits", () => {
    const request = { kind: "sum", dice: 2, sides: 6, reroll: { below: 5, above: 10 } } as const;
    expect(scripted(request, [2, 2, 1, 1]).outcome).toEqual({ total: 2 });
    expect(scripted(request, [6, 5, 3, 3]).outcome).toEqual({ total: 6 });
    expect(scripted(request, [1, 4]).outcome).toEqual({ total: 5 });
    expect(scripted(request, [6, 4]).faces).toEqual([[6, 4]]);
    expect(scripted(request, [6, 6, 6, 6]).faces).toEqual([
      [6, 6],
      [6, 6],
    ]);
  });
});

test("a table gives the row its total with the addition falls on", () => {
  const request = { kind: "table", dice: 1, sides: 6, add: 1, rows: [3, 5, 7] } as const;
  expect([1, 2, 3, 4, 5, 6].map((face) => scripted(request, [face]).outcome.row)).toEqual([0, 1, 1, 2, 2, 3]);
});

describe("a hand", () => {
  test("keeps its faces in ascending order", () => {
    expect(scripted({ kind: "hand", dice: 4, sides: 6 }, [5, 1, 6, 1]).outcome).toEqual({ faces: [1, 1, 5, 6] });
  });
  test("re-rolls faces, unless so many are alike", () => {
    const request = { kind: "hand", dice: 5, sides: 6, rerollFaces: [1, 2], keepAlike: 3 } as const;
    const rolled = scripted(request, [1, 2, 1, 6, 1, 4]);
    expect(rolled.outcome).toEqual({ faces: [1, 1, 1, 4, 6] });
    expect(rolled.faces).toEqual([[1, 2, 1, 6, 1], [4]]);
    expect(scripted(request, [1, 2, 1, 6, 2, 1, 1, 1, 1]).outcome).toEqual({ faces: [1, 1, 1, 1, 6] });
  });
});

test("a direction and a scatter take their faces in order", () => {
  expect(scripted({ kind: "direction" }, [65_536]).outcome).toEqual({ turn: 65_535 });
  const request = { kind: "scatter", dice: 2, sides: 6, hitFaces: 2 } as const;
  const rolled = scripted(request, [2, 1, 3, 4]);
  expect(rolled.outcome).toEqual({ hit: true, turn: 0, distance: 7 });
  expect(rolled.parts.map((part) => part.purpose)).toEqual(["first", "turn", "distance"]);
  expect(scripted(request, [3, 16_385, 1, 1]).outcome).toEqual({ hit: false, turn: 16_384, distance: 2 });
});

describe("a chain", () => {
  test("sends on those that succeed, or those that fail", () => {
    const rolled = scripted(
      chainOf(5, { need: 3 }, { need: 4 }, { need: 5, passOn: "failure" }),
      [1, 3, 4, 2, 6, 4, 5, 3, 5, 4],
    );
    expect(rolled.outcome).toEqual({ passed: [3, 2, 1], points: 1 });
    expect(rolled.faces).toEqual([
      [1, 3, 4, 2, 6],
      [4, 5, 3],
      [5, 4],
    ]);
    expect(rolled.parts.map((part) => part.stage)).toEqual([0, 1, 2]);
  });
  test("a 1 always fails and a 6 always succeeds", () => {
    for (const need of [-5, 1, 2]) expect(scripted(chainOf(2, { need }), [1, 2]).outcome.points).toBe(1);
    for (const need of [6, 7, 12]) expect(scripted(chainOf(2, { need }), [5, 6]).outcome.points).toBe(1);
    expect(scripted(chainOf(2, { need: 1, passOn: "failure" }), [1, 2]).outcome.points).toBe(1);
    expect(scripted(chainOf(2, { need: 9, passOn: "failure" }), [5, 6]).outcome.points).toBe(1);
  });
  test("needs no dice where all go on", () => {
    const rolled = scripted(
      chainOf(3, { need: null, reroll: "failures", when6: "again" }, {}, { need: null, passOn: "failure" }),
      [4, 4, 1],
    );
    expect(rolled.outcome).toEqual({ passed: [3, 2, 2], points: 2 });
    expect(rolled.parts.map((part) => part.stage)).toEqual([1]);
  });
  test("re-rolls failures, successes or faces, once", () => {
    expect(scripted(chainOf(3, { reroll: "failures" }), [3, 4, 2, 4, 3]).outcome.points).toBe(2);
    expect(scripted(chainOf(3, { reroll: "successes" }), [3, 4, 6, 4, 3]).outcome.points).toBe(1);
    expect(scripted(chainOf(3, { reroll: { faces: [1, 6] } }), [1, 2, 6, 6, 1]).outcome.points).toBe(1);
    // Those of a stage that sends failures on which the other side's die may roll again.
    expect(scripted(chainOf(2, { passOn: "failure", reroll: "failures" }), [3, 4, 4]).outcome.points).toBe(0);
    expect(scripted(chainOf(2, { passOn: "failure", reroll: "successes" }), [3, 4, 3]).outcome.points).toBe(2);
  });
  test("a natural 6 can count as two", () => {
    expect(scripted(chainOf(3, { when6: "again" }, {}), [6, 3, 4, 4, 4, 1]).outcome).toEqual({
      passed: [3, 2],
      points: 2,
    });
    expect(scripted(chainOf(1, { when6: "again", reroll: "failures" }), [1, 6]).outcome.points).toBe(2);
    expect(scripted(chainOf(1, { when6: "again", reroll: "successes" }), [6, 4]).outcome.points).toBe(1);
  });
  test("a natural 6 can go past the next stage, but not past the one behind it", () => {
    const rolled = scripted(chainOf(3, { when6: "skip-next" }, { need: 6, when6: "skip-next" }, {}), [6, 4, 1, 2, 4]);
    expect(rolled.outcome).toEqual({ passed: [2, 1, 1], points: 1 });
    expect(rolled.faces).toEqual([[6, 4, 1], [2], [4]]);
    expect(scripted(chainOf(1, { when6: "skip-next" }), [6]).outcome).toEqual({ passed: [1], points: 1 });
  });
  test("after a natural 6 the next stage can need another face", () => {
    const rolled = scripted(chainOf(3, {}, { need: 3, needAfter6: 5, passOn: "failure" }), [6, 4, 1, 2, 4]);
    expect(rolled.outcome).toEqual({ passed: [2, 2], points: 2 });
    expect(rolled.faces).toEqual([[6, 4, 1], [2], [4]]);
    expect(rolled.parts.map((part) => part.purpose)).toEqual(["first", "first", "after6"]);
    const both = chainOf(2, { when6: "again", multiply: { dice: 0, sides: 1, add: 2, cap: 2 } }, { needAfter6: 6 });
    // One six became four that need a 6, the other die two that need a 4.
    expect(scripted(both, [6, 4, 4, 3, 6, 5, 5, 5]).outcome).toEqual({ passed: [3, 2], points: 2 });
    expect(scripted(chainOf(1, {}, {}, { needAfter6: 6 }), [6, 4, 4]).outcome.passed).toEqual([1, 1, 1]);
    expect(scripted(chainOf(1, { needAfter6: 6 }), [4]).outcome.points).toBe(1);
  });
  test("what went past a stage can need another face at the one behind, and other dice once more", () => {
    const chain = chainOf(
      4,
      { when6: "skip-next" },
      { need: 4, passOn: "failure" },
      { need: 4, passOn: "failure", afterSkip: { need: 6, reroll: "successes" } },
    );
    // Two natural 6s; of the two others one is saved at once, one by 4+; of the 6s one by a 6 that falls again as a 2.
    const rolled = scripted(chain, [6, 6, 4, 5, 4, 1, 4, 6, 5, 2]);
    expect(rolled.outcome).toEqual({ passed: [4, 3, 2], points: 2 });
    expect(rolled.faces).toEqual([[6, 6, 4, 5], [4, 1], [4], [6, 5], [2]]);
    expect(rolled.parts.map((part) => part.purpose)).toEqual(["first", "first", "first", "after6", "reroll"]);
  });
  test("a natural 6 that does not go on does nothing", () => {
    const saves = { passOn: "failure", need: 5 } as const;
    expect(scripted(chainOf(2, { ...saves, when6: "again" }), [6, 4]).outcome.points).toBe(1);
    expect(scripted(chainOf(2, { ...saves, when6: "skip-next" }, {}), [6, 4, 4]).outcome.passed).toEqual([1, 1]);
  });
  test("what goes on can be multiplied, at the last stage into points and before it into more that arrive", () => {
    const multiply = { dice: 1, sides: 3, add: 1, cap: 3 } as const;
    const rolled = scripted(chainOf(4, { multiply }), [4, 4, 4, 1, 1, 2, 3]);
    expect(rolled.outcome).toEqual({ passed: [3], points: 2 + 3 + 3 });
    expect(rolled.parts).toEqual([
      { stage: 0, purpose: "first" },
      { stage: 0, purpose: "multiply" },
    ]);
    expect(scripted(chainOf(2, { multiply: { dice: 0, sides: 1, add: 3, cap: 2 } }), [4, 5]).outcome.points).toBe(4);
    expect(scripted(chainOf(1, { multiply }, { passOn: "failure" }), [4, 2, 3, 4, 1]).outcome).toEqual({
      passed: [1, 2],
      points: 2,
    });
    // Both what goes past the next stage and what does not are multiplied.
    const both = chainOf(2, { when6: "skip-next", multiply: { dice: 0, sides: 1, add: 2, cap: 2 } }, {});
    expect(scripted(both, [6, 4, 4, 1]).outcome).toEqual({ passed: [2, 3], points: 3 });
  });
  test("without stages all dice are points", () => {
    expect(scripted(chainOf(4), []).outcome).toEqual({ passed: [], points: 4 });
  });
});

/** log n! for n up to `most`. */
function logFactorials(most: number): readonly number[] {
  const table = [0];
  for (let n = 1; n <= most; n += 1) table.push(table[n - 1]! + Math.log(n));
  return table;
}

test("rolls from a seed fall as the distribution says", () => {
  const requests: readonly DiceRequest[] = [
    { kind: "pool", dice: 5, sides: 6, groups: [3, 6], reroll: { faces: [1] } },
    { kind: "sum", dice: 3, sides: 6, dropLowest: 1, reroll: { below: 8 }, highest: true },
    { kind: "table", dice: 2, sides: 6, add: 1, rows: [4, 6, 9, 13] },
    { kind: "hand", dice: 3, sides: 6, rerollFaces: [1], keepAlike: 3 },
    chainOf(
      8,
      { when6: "again", reroll: { faces: [1] } },
      { need: 3, when6: "skip-next" },
      { need: 5, passOn: "failure", reroll: "failures" },
      { need: 6, passOn: "failure", multiply: { dice: 1, sides: 3, add: 0, cap: 2 } },
    ),
    chainOf(8, { need: 3 }, { need: 3 }, { need: 3, needAfter6: 5, passOn: "failure" }),
    chainOf(
      6,
      { need: 3, when6: "skip-next" },
      { need: 5, passOn: "failure" },
      { need: 3, passOn: "failure", afterSkip: { need: 6, reroll: "successes" } },
    ),
  ];
  const rolls = 40_000;
  const logs = logFactorials(rolls);
  requests.forEach((request, seed) => {
    const source = counterSource(seed, 0);
    const found = new Map<string, number>();
    const keyOf = (outcome: Outcome): string => JSON.stringify("points" in outcome ? outcome.points : outcome);
    for (let time = 0; time < rolls; time += 1) {
      const key = keyOf(rollOutcome(request, source));
      found.set(key, (found.get(key) ?? 0) + 1);
    }
    const branches = distribution(request);
    for (const { outcome, probability } of branches) {
      const count = found.get(keyOf(outcome)) ?? 0;
      // The exact chance of a count this far out or further, on its side.
      const side = count > rolls * probability ? 1 : -1;
      let tail = 0;
      for (let k = count; k >= 0 && k <= rolls; k += side)
        tail += Math.exp(
          logs[rolls]! -
            logs[k]! -
            logs[rolls - k]! +
            k * Math.log(probability) +
            (rolls - k) * Math.log1p(-probability),
        );
      expect(tail).toBeGreaterThan(1e-4 / branches.length);
      found.delete(keyOf(outcome));
    }
    expect([...found.keys()]).toEqual([]);
  });
});

test("outcomes are the same if their fields are", () => {
  expect(sameOutcome({ counts: [1, 2] }, { counts: [1, 2] })).toBe(true);
  expect(sameOutcome({ counts: [1, 2] }, { counts: [2, 1] })).toBe(false);
  expect(sameOutcome({ counts: [1, 2] }, { counts: [1, 2, 0] })).toBe(false);
  expect(sameOutcome({ counts: [1, 2] }, { faces: [1, 2] })).toBe(false);
  expect(sameOutcome({ total: 4 }, { total: 4, highest: 3 })).toBe(false);
  expect(sameOutcome({ hit: true, turn: 1, distance: 2 }, { turn: 1, hit: true, distance: 2 })).toBe(true);
  expect(sameOutcome({ hit: true, turn: 1, distance: 2 }, { turn: 1, hit: false, distance: 2 })).toBe(false);
});
