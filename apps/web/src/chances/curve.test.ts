import { expect, test } from "vitest";
import { curvePoints } from "./curve.ts";

const ends = (points: readonly number[]): readonly unknown[] => [points[0], points.at(-1), points.length];

test("a curve along a number that may be large shows what lies around the number asked about, where the number says so", () => {
  const attacks = { least: 1, most: 300, curve: 40 };
  expect(ends(curvePoints(attacks, 20, false))).toEqual([1, 60, 60]);
  expect(ends(curvePoints(attacks, 5, false))).toEqual([1, 40, 40]);
  expect(ends(curvePoints(attacks, 200, false))).toEqual([1, 300, 31]);
  expect(ends(curvePoints(attacks, undefined, false))).toEqual([1, 40, 40]);
});

test("any other number is drawn whole", () => {
  expect(ends(curvePoints({ least: 0, most: 20_000 }, 1400, false))).toEqual([0, 20_000, 41]);
  expect(ends(curvePoints({ least: 0, most: 30 }, 7, false))).toEqual([0, 30, 31]);
  expect(ends(curvePoints({ least: 1, most: 60 }, 20, true))).toEqual([1, 60, 31]);
});
