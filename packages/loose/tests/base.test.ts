import { describe, expect, test } from "vitest";
import {
  type Base,
  coherent,
  gap,
  groups,
  halfTurnBase,
  insideTable,
  mirrorBase,
  nearest,
  overlap,
  within,
} from "../src/index.ts";
import { dice, inches, oval, round, someShape, table } from "./bases.ts";

/** The distance of two ellipses by points on their outlines, the nearest of which are looked at ever more closely. */
function sampledGap(a: Base, b: Base): number {
  const point = (base: Base, t: number): [number, number] => {
    const [ahead, right] =
      base.shape.kind === "round"
        ? [base.shape.radius * Math.cos(t), base.shape.radius * Math.sin(t)]
        : [(base.shape.length / 2) * Math.cos(t), (base.shape.width / 2) * Math.sin(t)];
    const f = (base.facing * Math.PI) / 32768;
    return [base.x + right * Math.cos(f) + ahead * Math.sin(f), base.y - right * Math.sin(f) + ahead * Math.cos(f)];
  };
  let [bestS, bestT, best] = [0, 0, Infinity];
  let span = Math.PI;
  for (let zoom = 0; zoom < 6; zoom++, span /= 12) {
    const [s0, t0] = [bestS, bestT];
    for (let i = -30; i <= 30; i++)
      for (let k = -30; k <= 30; k++) {
        const [p, q] = [point(a, s0 + (i * span) / 30), point(b, t0 + (k * span) / 30)];
        const d = Math.hypot(p[0] - q[0], p[1] - q[1]);
        if (d < best) [bestS, bestT, best] = [s0 + (i * span) / 30, t0 + (k * span) / 30, d];
      }
  }
  return best;
}

describe("how far apart bases are", () => {
  test("round bases: exactly at a distance is within it, 0.01 mm more is not", () => {
    const a = round(32, 0, 0);
    for (const [d, n] of [
      [inches(3), 7620],
      [inches(1), 2540],
    ] as const) {
      expect(gap(a, round(40, 1600 + 2000 + n, 0))).toBe(n);
      expect(within(a, round(40, 3600 + n - 1, 0), d)).toBe(true);
      expect(within(a, round(40, 3600 + n, 0), d)).toBe(true);
      expect(within(a, round(40, 3600 + n + 1, 0), d)).toBe(false);
    }
    // Along 3-4-5 the distance is whole too, though nothing along it is even.
    expect(within(a, round(40, (3 * 11220) / 5, (4 * 11220) / 5), 7620)).toBe(true);
  });

  test("touching and a hair is no overlap; more than 0.03 mm is", () => {
    expect(overlap(round(25, 0, 0), round(25, 2497, 0))).toBe(false);
    expect(overlap(round(25, 0, 0), round(25, 2496, 0))).toBe(true);
    expect(gap(round(25, 0, 0), round(25, 2400, 0))).toBe(-100);
  });

  test("an oval reaches half its length ahead and half its width aside, whichever way it looks", () => {
    expect(gap(oval(60, 35, 0, 0), round(32, 0, 3000 + 1600 + 500))).toBeCloseTo(500, 6);
    expect(gap(oval(60, 35, 0, 0), round(32, 1750 + 1600 + 500, 0))).toBeCloseTo(500, 6);
    expect(gap(oval(60, 35, 0, 0, 16384), round(32, 3000 + 1600 + 500, 0))).toBeCloseTo(500, 6);
    expect(gap(oval(60, 35, 0, 0), oval(60, 35, 3500 + 7, 0))).toBeCloseTo(7, 6);
    expect(gap(oval(60, 35, 0, 0), oval(60, 35, 0, 6000 - 9))).toBeCloseTo(-9, 0);
  });

  test("no oval is farther than 0.05 mm from its ellipse, and gap is symmetric", () => {
    const roll = dice(4);
    for (let n = 0; n < 40; n++) {
      const a: Base = { shape: someShape(roll), x: 0, y: 0, facing: roll(0, 65535) };
      const b: Base = { shape: someShape(roll), x: roll(13000, 16000), y: roll(-9000, 9000), facing: roll(0, 65535) };
      const truth = sampledGap(a, b);
      expect(gap(a, b) - truth).toBeGreaterThan(-0.01);
      expect(gap(a, b) - truth).toBeLessThan(10);
      expect(gap(b, a)).toBeCloseTo(gap(a, b), 6);
      expect(nearest([round(25, -40000, 0), a], [b])).toBe(gap(a, b));
    }
  });

  test("the table's edge may be touched", () => {
    const edge = table.width / 2 - 1600;
    expect(insideTable(round(32, edge + 3, 0), table)).toBe(true);
    expect(insideTable(round(32, edge + 4, 0), table)).toBe(false);
    expect(insideTable(oval(60, 35, 0, table.depth / 2 - 3000), table)).toBe(true);
    expect(insideTable(oval(60, 35, 0, table.depth / 2 - 1800), table)).toBe(false);
    expect(insideTable(oval(60, 35, 0, table.depth / 2 - 1800, 49152), table)).toBe(true);
  });

  test("mirrored and half-turned bases are exactly as far apart", () => {
    const roll = dice(9);
    for (let n = 0; n < 200; n++) {
      const some = (): Base => ({
        shape: someShape(roll),
        x: roll(-9000, 9000),
        y: roll(-9000, 9000),
        facing: roll(0, 65535),
      });
      const [a, b] = [some(), some()];
      expect(gap(mirrorBase(a), mirrorBase(b))).toBe(gap(a, b));
      expect(gap(halfTurnBase(a), halfTurnBase(b))).toBe(gap(a, b));
    }
  });
});

describe("coherency", () => {
  test("0.99 and 1 inch hold together, 1.01 inches do not", () => {
    const two = (n: number): readonly Base[] => [round(32, 0, 0), round(32, 0, 3200 + inches(n))];
    expect(coherent(two(0.99), inches(1))).toBe(true);
    expect(coherent(two(1), inches(1))).toBe(true);
    expect(coherent(two(1.01), inches(1))).toBe(false);
    expect(coherent([], inches(1))).toBe(true);
  });

  test("a chain is one group; groups come in the order of their first", () => {
    const chain = [0, 5, 1, 6, 2].map((k) => round(32, k * 5700, 0));
    expect(groups(chain, inches(1))).toEqual([
      [0, 2, 4],
      [1, 3],
    ]);
    expect(groups([...chain, round(32, 3 * 5700, 0), round(32, 4 * 5700, 0)], inches(1))).toHaveLength(1);
  });
});
