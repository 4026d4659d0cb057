import { describe, expect, test } from "vitest";
import { cases } from "./expected/pools.ts";
import { expectedPools, poolAnswers, settledOtherwise, told } from "./rule-cases/expected-pools.ts";

test("every case is played, and nothing else is", () => {
  expect(Object.keys(poolAnswers).sort()).toEqual(cases.map((c) => c.id).sort());
  expect(cases.length).toBe(69);
  expect(cases.reduce((sum, c) => sum + Object.keys(c.expected).length, 0)).toBe(389);
  expect(expectedPools.filter((c) => c.ids.length === 0).map((c) => c.title)).toEqual([]);
});

describe("what is settled otherwise is what the engine plays otherwise, and nothing more", () => {
  test.each(cases.map((c) => [c.id, c] as const))("%s", (id, c) => {
    const apart = Object.entries(told(c)).flatMap(([key, value]) => (value === c.expected[key] ? [] : [[key, value]]));
    expect(apart).toEqual(settledOtherwise.filter((s) => s.id === id).map((s) => [s.key, s.played]));
  });
});
