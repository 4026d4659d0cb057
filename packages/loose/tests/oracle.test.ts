import { describe, expect, inject, test } from "vitest";
import { comparedChecks } from "./proof/checks.ts";
import type { Compared } from "./proof/compared.ts";
import { comparedContact } from "./proof/contact.ts";
import { comparedPlaces, comparedWay } from "./proof/ways.ts";

/** So many scenes together; `npm run proof -- loose-ways` and so on compare 2,000 of each. */
function compared(scenes: number, one: (seed: number) => Compared): (what: string) => number {
  const counted: Record<string, number> = {};
  const faults: string[] = [];
  for (let seed = 1; seed <= scenes; seed++) {
    const found = one(seed);
    faults.push(...found.faults);
    for (const [what, n] of Object.entries(found.counted)) counted[what] = (counted[what] ?? 0) + n;
  }
  expect(faults).toEqual([]);
  return (what) => counted[what] ?? 0;
}

describe("against brute force by somebody who has not seen how it is found, in random scenes", () => {
  test("shortest ways: open ground, clusters, walls with narrow gaps, the table's edge", () => {
    const counted = compared(inject("fully") ? 30 : 10, comparedWay);
    expect(counted("ways")).toBeGreaterThan(6);
    expect(counted("none")).toBeGreaterThan(1);
  });

  test("which places of a fine grid a model can get to", () => {
    const counted = compared(inject("fully") ? 8 : 4, comparedPlaces);
    expect(counted("reached")).toBeGreaterThan(2_000);
    expect(counted("out of reach")).toBeGreaterThan(2_000);
    // What the bounds leave open is next to nothing.
    expect(counted("not told")).toBeLessThan((counted("reached") + counted("out of reach")) / 100);
  });

  test("distances, groups, who is within a distance, who lies under a circle", () => {
    const counted = compared(inject("fully") ? 8 : 4, comparedChecks);
    for (const what of ["gaps", "groups told surely", "within", "not within", "under a circle", "beside it"])
      expect([what, counted(what) > 40]).toEqual([what, true]);
  });

  test("how many of up to six models can strike after a charge, touch an enemy, pile in", () => {
    const counted = compared(inject("fully") ? 7 : 3, comparedContact);
    expect(counted("fewer")).toBe(0);
    expect(counted("models")).toBeGreaterThan(inject("fully") ? 10 : 4);
  });

  test("what took the most looking: a slot at the edge, bridges between enemies, one of a row that stays", () => {
    for (const seed of [688, 769, 2129, 2447].slice(0, inject("fully") ? 4 : 1)) {
      const { counted, faults } = comparedContact(seed);
      expect([seed, counted["fewer"] ?? 0, faults]).toEqual([seed, 0, []]);
    }
  });

  test("a charge past forty friends that is possible in a narrow place only is not called impossible", () => {
    expect(comparedContact(132).faults).toEqual([]);
  });
});
