import type { Body, BoardView, Piece } from "@tercio/board";
import { expect, test } from "vitest";
import type { Timed } from "../session/watching.ts";
import { clipsOf } from "./clips.ts";

const body = (x: number): Body => ({ key: 1, x, y: 0, facing: 0, outline: null, front: 100, bases: [] });
const board = (x: number): BoardView =>
  ({ pieces: [{ ...body(x), kind: "body", place: "field", seat: 0 } as unknown as Piece] }) as unknown as BoardView;

test("no frame comes before the one before it or after the end, however its time is rounded", () => {
  let [at, rounded] = [0, 0];
  for (let n = 1; n <= 400; n++) {
    // As long as ways of all lengths last, from the beginning or after dice that tumble.
    const start = n % 2 === 0 ? 0 : 168;
    const first = start + 152 + n * 1.5371;
    const length = first + 168.24 + n * 0.7313;
    // A sum may come out as more than what it was taken from.
    const sum = (from: number, to: number): number => from + ((to - from) * 36) / 36;
    if (sum(start, first) > first || sum(first, length) > length) rounded++;
    const goes = (from: number, to: number, starts: number, ends: number): Timed => ({
      act: { key: 1, from: body(from), to: body(to), does: "goes", legs: [{ x: to, y: 0, facing: 0 }] },
      starts,
      ends,
    });
    const acts = [goes(0, 5000, start, first), goes(5000, 9000, first, length)];
    const clips = clipsOf({ acts, length, marks: [], before: board(0), after: board(9000), again: false }, 0);
    for (const frames of [...clips.pieces.values(), ...clips.figures.values(), ...clips.labels.values()]) {
      at = 0;
      for (const { offset } of frames) {
        if ((offset ?? 0) < at || (offset ?? 0) > 1)
          throw new Error(`${offset} after ${at}, of ${first} and ${length}`);
        at = offset ?? 0;
      }
    }
  }
  expect(rounded).toBeGreaterThan(3);
});
