import { describe, expect, test } from "vitest";
import { deployedLists, files, footprints, there } from "./listed.ts";

/** Seeds for each pair of lists; `npm run proof lists` takes 200. */
const SEEDS = 2;

describe.skipIf(!there)("whole lists of 4500 points find room on 72 by 48 inches", () => {
  test("there are eight, of 10 to 20 units", () => {
    expect(files.length).toBe(8);
    const counts = files.map((f) => footprints(f).units.length);
    expect([Math.min(...counts), Math.max(...counts)]).toEqual([10, 20]);
  });

  test.each(files)("%s against each and against itself: no unit is left off, nothing fails", (file) => {
    expect(deployedLists(file, 1, SEEDS)).toEqual({ count: 8 * SEEDS, left: [] });
  });
});
