import type { ThreatView } from "@tercio/board";
import { expect, test } from "vitest";
import { comersTo } from "./spot.ts";

const square = (x: number, half: number) => [
  { x: x - half, y: -half },
  { x: x + half, y: -half },
  { x: x + half, y: half },
  { x: x - half, y: half },
];
/** It surely comes 100 far, as often as not 200, hardly ever 300. */
const comes = (piece: number, x: number): ThreatView => ({
  piece,
  bands: [300, 200, 100].map((far, i) => ({
    chance: [0.1, 0.5, 1][i] ?? 0,
    label: { key: String(far) },
    rule: null,
    areas: [square(x, far)],
  })),
});

test("who could come to a spot, as likely as the narrowest band is that holds it, the likeliest first", () => {
  const threats = [comes(1, 0), comes(2, 250)];
  const told = (x: number): unknown => comersTo(threats, { x, y: 0 }).map((c) => [c.piece, c.band.chance]);
  expect(told(99)).toEqual([
    [1, 1],
    [2, 0.5],
  ]);
  expect(told(101)).toEqual([
    [1, 0.5],
    [2, 0.5],
  ]);
  expect(told(299)).toEqual([
    [2, 1],
    [1, 0.1],
  ]);
  expect(told(551)).toEqual([]);
});
