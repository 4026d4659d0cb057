import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  advance,
  at,
  centre,
  corners,
  forward,
  halfTurn,
  halfTurnPoint,
  insideTable,
  mirror,
  mirrorPoint,
  pivot,
  type Rectangle,
  rightward,
} from "../src/index.ts";
import { facings, rectangles } from "./arbitraries.ts";

const anywhere = rectangles(40_000);
const whole = fc.integer({ min: -30_000, max: 30_000 });

describe("shapes", () => {
  test("a rectangle facing east has its corners where the eye expects them", () => {
    const r: Rectangle = { x: 100, y: 50, facing: 16384, width: 40, depth: 20 };
    expect(corners(r)).toEqual([
      { x: 100, y: 70 },
      { x: 100, y: 30 },
      { x: 80, y: 30 },
      { x: 80, y: 70 },
    ]);
    expect(centre(r)).toEqual({ x: 90, y: 50 });
    expect(at(r, 5, 20)).toEqual({ x: 80, y: 45 });
    expect(forward(r)).toEqual({ x: 1, y: 0 });
    expect(rightward(r)).toEqual({ x: 0, y: -1 });
  });

  test("pivoting keeps the centre, advancing goes the distance", () => {
    fc.assert(
      fc.property(anywhere, facings, whole, (r, facing, distance) => {
        const turned = pivot(r, facing);
        expect(turned.facing).toBe(facing);
        expect(Math.abs(centre(turned).x - centre(r).x)).toBeLessThanOrEqual(0.500001);
        expect(Math.abs(centre(turned).y - centre(r).y)).toBeLessThanOrEqual(0.500001);
        const gone = advance(r, distance);
        const ahead = forward(r);
        expect(Math.abs((gone.x - r.x) * ahead.x + (gone.y - r.y) * ahead.y - distance)).toBeLessThan(0.71);
        expect(Number.isInteger(gone.x) && Number.isInteger(turned.y)).toBe(true);
        expect(pivot(r, r.facing)).toEqual(r);
      }),
    );
  });

  test("mirror and half turn undo themselves", () => {
    fc.assert(
      fc.property(anywhere, (r) => {
        expect(mirror(mirror(r))).toEqual(r);
        expect(halfTurn(halfTurn(r))).toEqual(r);
      }),
    );
  });

  test("mirroring the rectangle mirrors every answer exactly", () => {
    fc.assert(
      fc.property(anywhere, facings, whole, whole, (r, facing, right, back) => {
        const m = mirror(r);
        const image = corners(r).map(mirrorPoint);
        expect(corners(m)).toEqual([image[1], image[0], image[3], image[2]]);
        expect(mirrorPoint(centre(m))).toEqual(centre(r));
        expect(mirrorPoint(at(m, -right, back))).toEqual(at(r, right, back));
        expect(mirror(advance(m, right))).toEqual(advance(r, right));
        expect(mirror(advance(m, right, -facing))).toEqual(advance(r, right, facing));
        expect(mirror(pivot(m, -facing))).toEqual(pivot(r, facing));
        expect(insideTable(m, 80_000, 60_000)).toBe(insideTable(r, 80_000, 60_000));
      }),
      { numRuns: 2000 },
    );
  });

  test("turning the table turns every answer exactly", () => {
    fc.assert(
      fc.property(anywhere, facings, whole, whole, (r, facing, right, back) => {
        const t = halfTurn(r);
        expect(corners(t)).toEqual(corners(r).map(halfTurnPoint));
        expect(halfTurnPoint(centre(t))).toEqual(centre(r));
        expect(halfTurnPoint(at(t, right, back))).toEqual(at(r, right, back));
        expect(halfTurn(advance(t, right))).toEqual(advance(r, right));
        expect(halfTurn(advance(t, right, facing + 32768))).toEqual(advance(r, right, facing));
        expect(halfTurn(pivot(t, facing + 32768))).toEqual(pivot(r, facing));
        expect(insideTable(t, 80_000, 60_000)).toBe(insideTable(r, 80_000, 60_000));
      }),
      { numRuns: 2000 },
    );
  });

  test("a rectangle is on the table when its four corners are", () => {
    fc.assert(
      fc.property(anywhere, (r) => {
        const out = Math.max(...corners(r).map((p) => Math.max(Math.abs(p.x) - 40_000, Math.abs(p.y) - 30_000)));
        fc.pre(Math.abs(out - 3) > 1e-6);
        expect(insideTable(r, 80_000, 60_000)).toBe(out < 3);
      }),
      { numRuns: 1000 },
    );
  });
});
