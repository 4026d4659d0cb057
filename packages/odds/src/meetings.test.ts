import { expect, test } from "vitest";
import { Meetings } from "./meetings.ts";

test("meetings keep the order in which they were first met, and add up, however many and however alike their keys are", () => {
  const meetings = new Meetings<number>();
  const wanted = new Map<number, { from: number; changed: readonly number[]; probability: number }>();
  const changed = [0];
  for (let i = 0; i < 12_000; i++) {
    // Keys of 52 bits of which many end alike, each of them met three times.
    const key = (i % 4000) * 0x1000000 + (i % 5);
    changed[0] = i;
    meetings.add(key, 1 / (i + 1), i, changed);
    const same = wanted.get(key);
    if (same === undefined) wanted.set(key, { from: i, changed: [i], probability: 1 / (i + 1) });
    else same.probability += 1 / (i + 1);
  }
  expect(meetings.size).toBe(4000);
  expect([...meetings]).toEqual([...wanted.values()]);
});
