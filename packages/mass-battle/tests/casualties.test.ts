import { describe, expect, test } from "vitest";
import { casualties, type Formation } from "../src/index.ts";

const rank = (models: number, files = models): Formation => ({ files, models, baseWidth: 2000, baseDepth: 2000 });
/** Files of those with places of their own after losses of one rank of `files`. */
const after = (files: number, lost: number, own: readonly number[], side: 1 | -1 = 1): readonly number[] =>
  casualties(
    rank(files),
    lost,
    side,
    own.map((file) => ({ file })),
  ).slots.map((s) => s.file);

describe("places of their own in the first rank", () => {
  test("losses behind the first rank move nobody", () => {
    expect(casualties(rank(17, 6), 11, 1, [{ file: 2 }, { file: 5 }]).slots).toEqual([{ file: 2 }, { file: 5 }]);
  });

  test("a file fewer on the left is a number less for who stands to its right; on the right it is none", () => {
    expect([after(6, 1, [2, 3], 1), after(6, 1, [2, 3], -1), after(6, 2, [2, 3])]).toEqual([
      [2, 3],
      [1, 2],
      [1, 2],
    ]);
  });

  test("who stands at the end closes up, and nobody takes another's place", () => {
    expect([after(6, 2, [0, 1]), after(6, 4, [5, 0]), after(6, 4, [3, 2]), after(6, 3, [0, 1, 2], -1)]).toEqual([
      [0, 1],
      [1, 0],
      [1, 0],
      [0, 1, 2],
    ]);
  });

  test("mirrored losses leave mirrored places", () => {
    for (const lost of [1, 2, 3, 4])
      for (const own of [
        [2, 3],
        [0, 5],
        [4, 5],
        [1, 4],
      ]) {
        const left = 6 - lost;
        const mirrored = after(
          6,
          lost,
          own.map((file) => 5 - file),
          -1,
        );
        expect(mirrored).toEqual(after(6, lost, own).map((file) => left - 1 - file));
      }
  });
});
