import { describe, expect, test } from "vitest";
import { type Base, shortestWay } from "../src/index.ts";
import { wayOf } from "./oracle/grid.ts";
import { sceneFrom } from "./oracle/scenes.ts";

/**
 * How deep the engine lets bases lie in one another (0.01 mm): 3 where they touch, and 5 for each oval, which it has as a
 * polygon within that of the ellipse. And what a way may be off by rounding.
 */
const ALLOWED = 3 + 2 * 5;
const ROUNDED = 2;
const ANY = 1e9;

/** The first model of a scene's unit to its goal among all others: the engine's way against bounds that are proven. */
function compared(seed: number): { readonly ways: number; readonly faults: readonly string[] } {
  const { unit, obstacles, goal, table, kind } = sceneFrom(seed);
  const [mover, ...mates] = unit as readonly [Base, ...Base[]];
  const hindrances = [...mates, ...obstacles].map((base) => ({ base, keep: 0 }));
  const found = shortestWay(mover, { ...mover, ...goal }, hindrances, table, ANY)?.length ?? Infinity;
  // Never shorter than the shortest of bases that may lie so deep in one another, never longer than one of bases that may not.
  const { lower } = wayOf(mover, goal, hindrances, table, { allow: ALLOWED });
  const { upper } = wayOf(mover, goal, hindrances, table);
  const faults: string[] = [];
  if (found < lower - ROUNDED) faults.push(`${kind} ${seed}: ${found} is shorter than ${lower}`);
  if (found > upper + ROUNDED) faults.push(`${kind} ${seed}: ${found} is longer than ${upper}`);
  return { ways: found < Infinity ? 1 : 0, faults };
}

describe("shortest ways, against bounds by somebody who has not seen how they are found", () => {
  test("of 45 random scenes: open ground, clusters, walls with narrow gaps, the table's edge", () => {
    let ways = 0;
    const faults: string[] = [];
    for (let seed = 1; seed <= 45; seed++) {
      const one = compared(seed);
      ways += one.ways;
      faults.push(...one.faults);
    }
    expect(faults).toEqual([]);
    expect(ways).toBeGreaterThan(20);
    expect(ways).toBeLessThan(45);
  });
});
