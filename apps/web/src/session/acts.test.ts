import type { GameEvent } from "@tercio/kernel";
import { blockBody } from "@tercio/mass-battle";
import { type BoardView, type Motion, motionData, type Piece, thing } from "@tercio/board";
import { expect, test } from "vitest";
import { momentsOf } from "./acts.ts";
import { walk } from "./poses.ts";

const BASE = 2000;
const block = (models: number, files: number, at: Partial<Piece> = {}): Piece => ({
  ...thing({ key: 1, seat: 0, kind: "body", name: { key: "name" }, x: 0, y: 0, outline: null }),
  ...blockBody({ models, files, baseWidth: BASE, baseDepth: BASE }, 1),
  ...at,
});
const board = (...pieces: readonly Piece[]): BoardView => ({ width: 180_000, depth: 120_000, pieces });
const told = (...motions: readonly Motion[]): GameEvent => ({
  kind: "marches",
  message: { key: "event.marches" },
  rule: null,
  data: motionData(...motions),
});

test("a way that is told is gone along: about the corner of a wheel, and not straight to its end", () => {
  const [from, about] = [block(20, 5), { x: 5000, y: 0 }];
  const to = { x: 5000, y: 5000, facing: 16_384 };
  const event = told({ piece: 1, from: { x: 0, y: 0, facing: 0 }, legs: [{ ...to, turn: { about, by: 16_384 } }] });
  const [moment, ...more] = momentsOf(board(from), [event], board({ ...from, ...to }));
  const act = moment?.[0];
  expect(more).toEqual([]);
  if (act?.does !== "goes") throw new Error("it does not go");
  const half = walk(act).at(0.5);
  // Half way round the corner, which stays as far from it as it was.
  expect(Math.hypot(half.x - about.x, half.y - about.y)).toBeCloseTo(5000, 6);
  expect(half.facing).toBe(8192);
  expect(walk(act).at(1)).toMatchObject({ facing: 16_384 });
});

test("of a place that nobody told only the ends are known; nothing happens where all stand as they stood", () => {
  const piece = block(20, 5);
  expect(momentsOf(board(piece), [], board({ ...piece, count: { now: 20, start: 20 } }))).toEqual([]);
  const [moment] = momentsOf(board(piece), [], board({ ...piece, x: 300, facing: 65_000 }));
  const act = moment?.[0];
  if (act?.does !== "goes") throw new Error("it does not go");
  // The shorter way round.
  expect(walk(act).at(0.5)).toMatchObject({ x: 150, facing: -268 });
});

test("casualties fall from the last rank, and those of it who stand close up; in a reform each keeps its number", () => {
  const singlesOf = (from: Piece, to: Piece) => {
    const act = momentsOf(board(from), [], board(to))[0]?.[0];
    if (act?.does !== "reshapes") throw new Error("it keeps its shape");
    return act.singles;
  };
  const fallen = singlesOf(block(20, 5), block(17, 5));
  const gone = fallen.filter((s) => s.to === null);
  expect(gone.map((s) => s.from?.y)).toEqual([-7000, -7000, -7000]);
  const ahead = fallen.filter((s) => s.to !== null && s.from?.y !== -7000);
  expect(ahead).toHaveLength(15);
  for (const s of ahead) expect(s.to).toEqual(s.from);
  const reformed = singlesOf(block(20, 5), block(20, 10));
  expect(reformed.filter((s) => s.to === null || s.from === null)).toEqual([]);
  expect(reformed.map((s) => s.to?.y).filter((y) => y === -1000)).toHaveLength(10);
});

test("who is no more leaves where it stood, and who comes is there after all others", () => {
  const [here, there] = [block(5, 5), block(5, 5, { key: 2, x: 9000 })];
  const moments = momentsOf(
    board(here, { ...there, place: "waiting" }),
    [told({ piece: 1, from: here, legs: [{ x: 0, y: 4000, facing: 0 }] })],
    board({ ...here, place: "gone" }, there),
  );
  expect(moments.map((m) => m.map((a) => [a.key, a.does]))).toEqual([
    [[1, "goes"]],
    [
      [1, "leaves"],
      [2, "comes"],
    ],
  ]);
  expect(moments[1]?.[0]?.from.y).toBe(4000);
});
