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

  test("who is the last of his side stays where he stood: the other side gives in its turn, and the turn is kept", () => {
    const lose = (lost: number, own: readonly number[], side: 1 | -1 = 1) => {
      const { shift, nextSide } = casualties(
        rank(5),
        lost,
        side,
        own.map((file) => ({ file })),
      );
      return [shift, nextSide];
    };
    // One on the right, one on the left, then twice on the right; nobody is in the way of the middle one.
    expect([1, 2, 3, 4].map((lost) => lose(lost, [1]))).toEqual([
      [-1000, -1],
      [0, 1],
      [-1000, -1],
      [-2000, -1],
    ]);
    expect([1, 2, 3, 4].map((lost) => lose(lost, [2])[0])).toEqual([-1000, 0, -1000, 0]);
    // At both ends: only from between them, where they close up.
    expect([1, 2, 3].map((lost) => lose(lost, [0, 4])[0])).toEqual([-1000, 0, -1000]);
    expect(after(5, 3, [0, 4])).toEqual([0, 1]);
    // One after the other is the same as all at once.
    const once = casualties(rank(5), 1, 1, [{ file: 1 }]);
    const then = casualties(rank(4), 3, once.nextSide, once.slots);
    expect([once.shift + then.shift, then.nextSide, then.slots]).toEqual([-2000, -1, [{ file: 0 }]]);
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
