import Flatten from "@flatten-js/core";
import fc from "fast-check";
import { describe, expect, inject, test } from "vitest";
import {
  advance,
  convexParts,
  corners,
  gap,
  gapToPolygonAt,
  halfTurn,
  halfTurnPoint,
  halfTurnPolygon,
  hiddenFraction,
  holdsPoint,
  isOutline,
  mirror,
  mirrorPoint,
  mirrorPolygon,
  overlaps,
  type Point,
  type Polygon,
  type Rectangle,
  seesAny,
  straightClearance,
  sweptOverlap,
  touches,
  wheel,
  wheelClearance,
} from "../src/index.ts";
import { facings, hull, points, polygons, rectangles } from "./arbitraries.ts";

const near = rectangles(12_000);
const shapes = polygons(12_000);
const asPolygon = (r: Rectangle): Polygon => ({ points: corners(r) });
const outside = (p: Polygon): Flatten.Polygon => new Flatten.Polygon(p.points.map((c) => Flatten.point(c.x, c.y)));

describe("a rectangle given as a polygon is the same obstacle", () => {
  test("how far apart they are, and how deep they lie in one another", () => {
    fc.assert(
      fc.property(near, near, (a, b) => {
        expect(gap(a, asPolygon(b))).toBeCloseTo(gap(a, b), 5);
        expect(overlaps(a, asPolygon(b))).toBe(overlaps(a, b));
        expect(touches(a, asPolygon(b))).toBe(touches(a, b));
      }),
      { numRuns: inject("fully") ? 2000 : 300 },
    );
  });

  test("how far a straight move and a wheel may go", () => {
    fc.assert(
      fc.property(near, near, facings, fc.constantFrom(0, 1270, 2540), (a, b, direction, keep) => {
        const [one, two] = [b, asPolygon(b)].map((o) => straightClearance(a, [o], 30_000, keep, direction));
        expect(two?.by).toBe(one?.by);
        expect(two?.distance).toBeCloseTo(one?.distance as number, 3);
        expect(sweptOverlap(a, 20_000, asPolygon(b), direction)).toBe(sweptOverlap(a, 20_000, b, direction));
        for (const side of ["left", "right"] as const) {
          const [here, there] = [b, asPolygon(b)].map((o) => wheelClearance(a, side, 40_000, [o], keep));
          expect(there?.by).toBe(here?.by);
          expect(there?.angle).toBeCloseTo(here?.angle as number, 2);
        }
      }),
      { numRuns: inject("fully") ? 2000 : 300 },
    );
  });

  test("what it hides", () => {
    fc.assert(
      fc.property(points(15_000), points(15_000), points(15_000), near, near, near, (eye, p, q, a, b, o) => {
        const list = asPolygon(o);
        expect(hiddenFraction(eye, [p, q], [list])).toBeCloseTo(hiddenFraction(eye, [p, q], [o]), 6);
        expect(seesAny([eye], a, b, [list])).toBe(seesAny([eye], a, b, [o]));
      }),
      { numRuns: inject("fully") ? 2000 : 300 },
    );
  });
});

test("the distance of a polygon is that of another library", () => {
  fc.assert(
    fc.property(near, shapes, (r, p) => {
      const [one, two] = [outside(asPolygon(r)), outside(p)];
      const apart = gap(r, p);
      const inside = one.contains(two) || two.contains(one);
      const theirs = inside ? 0 : one.distanceTo(two)[0];
      expect(Math.max(0, apart)).toBeCloseTo(theirs, 2);
    }),
    { numRuns: inject("fully") ? 500 : 80 },
  );
});

test("a straight move is free as far as steps of a hundredth of an inch find, and no farther", () => {
  fc.assert(
    fc.property(near, shapes, facings, fc.constantFrom(0, 1270), (r, p, direction, keep) => {
      fc.pre(gap(r, p) > keep + 5);
      const free = straightClearance(r, [p], 20_000, keep, direction).distance;
      for (let way = 0; way <= free; way += 254) expect(gap(advance(r, way, direction), p)).toBeGreaterThan(keep - 3);
      if (free < 20_000) expect(gap(advance(r, free + 20, direction), p)).toBeLessThan(keep + 20);
    }),
    { numRuns: inject("fully") ? 500 : 80 },
  );
});

test("a wheel is free as far as every whole step finds, and no farther", () => {
  fc.assert(
    fc.property(near, shapes, fc.constantFrom("left", "right"), fc.constantFrom(0, 1270), (r, p, side, keep) => {
      fc.pre(gap(r, p) > keep + 5);
      const free = wheelClearance(r, side, 16_384, [p], keep).angle;
      for (let angle = 0; angle <= free; angle += 64) expect(gap(wheel(r, side, angle), p)).toBeGreaterThan(keep - 4);
      if (free < 16_384) expect(gap(wheel(r, side, Math.ceil(free)), p)).toBeLessThan(keep + 4);
    }),
    { numRuns: inject("fully") ? 500 : 80 },
  );
});

test("sampled rays see what is seen", () => {
  fc.assert(
    fc.property(points(15_000), points(15_000), points(15_000), shapes, (eye, p, q, shape) => {
      fc.pre(gapToPolygonAt(shape, eye.x, eye.y) > 10 && Math.abs(p.x - q.x) + Math.abs(p.y - q.y) > 500);
      const stops = 400;
      const polygon = outside(shape);
      let hidden = 0;
      for (let i = 0; i < stops; i++) {
        const share = (i + 0.5) / stops;
        const to = Flatten.point(p.x + share * (q.x - p.x), p.y + share * (q.y - p.y));
        if (polygon.intersect(Flatten.segment(Flatten.point(eye.x, eye.y), to)).length > 0 || polygon.contains(to))
          hidden++;
      }
      expect(Math.abs(hiddenFraction(eye, [p, q], [shape]) - hidden / stops)).toBeLessThan(2.5 / stops);
    }),
    { numRuns: inject("fully") ? 200 : 40 },
  );
});

test("mirrored and turned questions have the mirrored and turned answers, to the last bit", () => {
  fc.assert(
    fc.property(near, near, shapes, points(9000), fc.constantFrom(0, 1270), (r, v, p, eye, keep) => {
      const far = 15_000;
      const ends = corners(v).slice(0, 2) as [Point, Point];
      const here = [gap(r, p), straightClearance(r, [p], far, keep).distance, hiddenFraction(eye, ends, [p])];
      const mirrored = mirror(r);
      const m = mirrorPolygon(p);
      const there = [
        gap(mirrored, m),
        straightClearance(mirrored, [m], far, keep).distance,
        hiddenFraction(mirrorPoint(eye), ends.map(mirrorPoint) as [Point, Point], [m]),
      ];
      const h = halfTurnPolygon(p);
      const round = [
        gap(halfTurn(r), h),
        straightClearance(halfTurn(r), [h], far, keep).distance,
        hiddenFraction(halfTurnPoint(eye), ends.map(halfTurnPoint) as [Point, Point], [h]),
      ];
      expect(there).toEqual(here);
      expect(round).toEqual(here);
      const left = wheelClearance(r, "left", far, [p], keep);
      expect(wheelClearance(mirrored, "right", far, [m], keep)).toEqual(left);
      expect(wheelClearance(halfTurn(r), "left", far, [h], keep)).toEqual(left);
    }),
    { numRuns: inject("fully") ? 1000 : 150 },
  );
});

/** Outlines round a point, each corner in a direction of its own: no two edges meet, and most are not convex. */
const stars = fc
  .array(fc.integer({ min: 500, max: 15_000 }), { minLength: 4, maxLength: 12 })
  .map((reaches) =>
    reaches.map((reach, i): Point => {
      const angle = (i / reaches.length) * 2 * Math.PI;
      return { x: Math.round(reach * Math.cos(angle)), y: Math.round(reach * Math.sin(angle)) };
    }),
  )
  .filter((p) => isOutline(p));

describe("parts of an outline", () => {
  const area = (list: readonly Point[]): number => {
    const at = (i: number): Point => list[i % list.length] as Point;
    return Math.abs(list.reduce((sum, p, i) => sum + p.x * at(i + 1).y - at(i + 1).x * p.y, 0)) / 2;
  };
  const inside = (list: readonly Point[], x: number, y: number): boolean => {
    let odd = false;
    for (const [i, a] of list.entries()) {
      const b = list[(i + 1) % list.length] as Point;
      if (a.y > y !== b.y > y && x < a.x + ((y - a.y) / (b.y - a.y)) * (b.x - a.x)) odd = !odd;
    }
    return odd;
  };

  test("fill it exactly, overlap nowhere, and are convex", () => {
    fc.assert(
      fc.property(stars, fc.array(points(15_000), { minLength: 20, maxLength: 20 }), (outline, probes) => {
        for (const list of [outline, [...outline].reverse()]) {
          const parts = convexParts(list);
          expect(parts.reduce((sum, p) => sum + area(p.points), 0)).toBeCloseTo(area(list), 0);
          for (const part of parts) expect(area(hull(part.points))).toBeCloseTo(area(part.points), 0);
          for (const p of probes) {
            const [x, y] = [p.x + 0.137, p.y + 0.0713];
            expect(holdsPoint(list, { x, y })).toBe(inside(list, x, y));
          }
        }
      }),
      { numRuns: inject("fully") ? 300 : 100 },
    );
  });

  test("what crosses itself, has no area or turns back is no outline", () => {
    const p = (x: number, y: number): Point => ({ x, y });
    expect(isOutline([p(0, 0), p(10, 0), p(0, 10), p(10, 10)])).toBe(false);
    expect(isOutline([p(0, 0), p(10, 0), p(20, 0)])).toBe(false);
    expect(isOutline([p(0, 0), p(10, 0), p(5, 0), p(5, 10)])).toBe(false);
    expect(isOutline([p(0, 0), p(10, 0), p(10, 10), p(5, 5), p(0, 10)])).toBe(true);
  });
});
