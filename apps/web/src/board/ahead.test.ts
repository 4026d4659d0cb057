import { expect, test } from "vitest";
import { edgeAhead } from "./ahead.ts";

const TABLE = { width: 10_000, depth: 8_000 };
/** A quarter turn, 1/65536 turns. */
const QUARTER = 16_384;
/** Wide at its far end: its corners are farther than its edge straight ahead. */
const fan = [
  { x: -500, y: 0 },
  { x: -2000, y: 2000 },
  { x: 2000, y: 2000 },
  { x: 500, y: 0 },
];

test("the words of a threat stand on its edge straight ahead, not at the farthest corner", () => {
  expect(edgeAhead([fan], { x: 0, y: 0, facing: 0 }, TABLE)).toEqual({ x: 0, y: 2000 });
  const right = edgeAhead([fan.map(({ x, y }) => ({ x: y, y: -x }))], { x: 0, y: 0, facing: QUARTER }, TABLE);
  expect([Math.round(right?.x ?? 0), Math.round(right?.y ?? 9)]).toEqual([2000, 0]);
});

test("of several edges it is the farthest that is on the table; behind the piece, or beyond the table, there is none", () => {
  const farther = fan.map(({ x, y }) => ({ x, y: y * 3 }));
  expect(edgeAhead([fan, farther], { x: 0, y: 0, facing: 0 }, TABLE)?.y).toBe(2000);
  expect(edgeAhead([fan], { x: 0, y: 2500, facing: 0 }, TABLE)).toBeNull();
});
