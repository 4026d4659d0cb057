import Flatten from "@flatten-js/core";
import fc from "fast-check";
import { BoxShape, Distance, DistanceInput, DistanceOutput, SimplexCache, Transform, Vec2 } from "planck";
import { describe, expect, inject, test } from "vitest";
import {
  advance,
  at,
  CONTACT_TOLERANCE,
  corners,
  type Disc,
  discInsideTable,
  discsOverlap,
  distance,
  distanceBetweenDiscs,
  distanceToDisc,
  distanceToPoint,
  gap,
  gapToDisc,
  halfTurn,
  halfTurnDisc,
  halfTurnPoint,
  mirror,
  mirrorDisc,
  mirrorPoint,
  overlaps,
  overlapsDisc,
  type Point,
  type Rectangle,
  roundHalfAway,
  touches,
} from "../src/index.ts";
import { discs, facings, points, rectangles } from "./arbitraries.ts";

/** Of what is alike a fifth; all of it in `npm run proof -- tests`. */
const FEW = inject("fully") ? 1 : 5;

const near = rectangles(15_000);

function polygon(r: Rectangle): Flatten.Polygon {
  return new Flatten.Polygon(corners(r).map((p) => Flatten.point(p.x, p.y)));
}

function contains(r: Rectangle, p: Point): boolean {
  return distanceToPoint(r, p) === 0;
}

/** The distance as a physics engine finds it: by shrinking simplexes, in inches. */
function distanceByPlanck(a: Rectangle, b: Rectangle): number {
  const input = new DistanceInput();
  const output = new DistanceOutput();
  for (const [proxy, transform, r] of [
    [input.proxyA, input.transformA, a],
    [input.proxyB, input.transformB, b],
  ] as const) {
    proxy.set(new BoxShape(r.width / 5080, r.depth / 5080), 0);
    const middle = at(r, 0, r.depth / 2);
    transform.set(
      Transform.clone(new Transform(Vec2(middle.x / 2540, middle.y / 2540), -(r.facing / 65536) * 2 * Math.PI)),
    );
  }
  input.useRadii = false;
  Distance(output, new SimplexCache(), input);
  return output.distance * 2540;
}

describe("distance and overlap of rectangles", () => {
  test("agree with polygons in general", () => {
    fc.assert(
      fc.property(near, near, (a, b) => {
        const one = polygon(a);
        const other = polygon(b);
        const apart = gap(a, b);
        fc.pre(Math.abs(apart) > 0.01);
        const inside = contains(a, { x: b.x, y: b.y }) || contains(b, { x: a.x, y: a.y });
        const meet = inside || one.intersect(other).length > 0;
        expect(apart < 0).toBe(meet);
        // A polygon inside another has a distance from its border, so only those apart can be compared.
        if (meet) expect(distance(a, b)).toBe(0);
        else expect(Math.abs(distance(a, b) - one.distanceTo(other)[0])).toBeLessThan(1e-6);
        expect(overlaps(a, b, 0)).toBe(meet);
      }),
      { numRuns: 1500 / FEW },
    );
  });

  test("agree with a physics engine", () => {
    fc.assert(
      fc.property(near, near, (a, b) => {
        expect(Math.abs(distanceByPlanck(a, b) - distance(a, b))).toBeLessThan(0.01);
      }),
      { numRuns: 3000 / FEW },
    );
  });

  test("do not depend on which comes first, nor on mirror or half turn", () => {
    fc.assert(
      fc.property(near, near, (a, b) => {
        for (const measure of [gap, distance, overlaps, touches]) {
          const here = measure(a, b);
          expect(measure(b, a)).toBe(here);
          expect(measure(mirror(a), mirror(b))).toBe(here);
          expect(measure(halfTurn(a), halfTurn(b))).toBe(here);
        }
      }),
      { numRuns: 3000 / FEW },
    );
  });

  test("the depth of an overlap is the shortest way out", () => {
    fc.assert(
      fc.property(near, near, (a, b) => {
        const depth = -gap(a, b);
        fc.pre(depth > 1);
        expect(overlaps(a, b, depth + 1e-6)).toBe(false);
        expect(overlaps(a, b, depth - 1e-6)).toBe(true);
        // The way out is square to an edge of one of the two.
        const out = [a.facing, b.facing].flatMap((f) => [0, 1, 2, 3].map((n) => f + n * 16384));
        const freed = out.some((direction) => gap({ ...advance(a, depth + 2, direction) }, b) > 0);
        expect(freed).toBe(true);
        const stuck = out.every((direction) => gap(advance(a, depth - 2, direction), b) < 0);
        expect(stuck).toBe(true);
      }),
      { numRuns: 1000 / FEW },
    );
  });
});

describe("contact", () => {
  const shift = fc.double({ min: -1, max: 1, noNaN: true });

  test("rectangles that share an edge touch and do not overlap, at every facing", () => {
    fc.assert(
      fc.property(near, fc.integer({ min: 0, max: 3 }), shift, near, (a, edge, along, size) => {
        // The neighbour stands against an edge of a, shifted along it, on whole coordinates.
        const facing = (a.facing + edge * 16384) % 65536;
        const half = edge % 2 === 0 ? a.depth / 2 : a.width / 2;
        const half2 = edge % 2 === 0 ? a.width / 2 : a.depth / 2;
        const middle = at(a, 0, a.depth / 2);
        const holder: Rectangle = { x: middle.x, y: middle.y, facing, width: 0, depth: 0 };
        const front = at(holder, along * half2, -half - size.depth);
        const b: Rectangle = {
          x: roundHalfAway(front.x),
          y: roundHalfAway(front.y),
          facing,
          width: size.width,
          depth: size.depth,
        };
        expect(overlaps(a, b)).toBe(false);
        expect(touches(a, b)).toBe(true);
        expect(overlaps(a, advance(b, -CONTACT_TOLERANCE - 2))).toBe(true);
        expect(touches(a, advance(b, CONTACT_TOLERANCE + 2))).toBe(false);
      }),
      { numRuns: 3000 / FEW },
    );
  });

  test("a corner set against an edge touches and does not overlap", () => {
    fc.assert(
      fc.property(near, facings, shift, near, (a, facing, along, size) => {
        const spot = at(a, (along * a.width) / 2, 0);
        const turned: Rectangle = { ...size, x: 0, y: 0, facing };
        // The corner of the turned rectangle that lies farthest back as a sees it goes on the spot.
        const far = corners(turned)
          .map((p) => ({ p, ahead: p.x * (at(a, 0, -1).x - a.x) + p.y * (at(a, 0, -1).y - a.y) }))
          .reduce((least, here) => (here.ahead < least.ahead ? here : least)).p;
        const b = { ...turned, x: roundHalfAway(spot.x - far.x), y: roundHalfAway(spot.y - far.y) };
        expect(overlaps(a, b)).toBe(false);
        expect(touches(a, b)).toBe(true);
      }),
      { numRuns: 3000 / FEW },
    );
  });

  test("at right angles edges on whole coordinates are at distance 0 exactly", () => {
    const a: Rectangle = { x: 0, y: 0, facing: 0, width: 5080, depth: 2540 };
    const b: Rectangle = { x: 0, y: 0, facing: 32768, width: 3000, depth: 2540 };
    expect(distance(a, b)).toBe(0);
    expect(gap(a, b)).toBe(0);
    expect(distance(a, { ...b, y: 7 })).toBe(7);
    expect(distance(a, { ...b, x: 5080 / 2 + 1500 + 3, y: 4 })).toBe(5);
  });
});

describe("points and discs", () => {
  test("agree with polygons and circles in general", () => {
    fc.assert(
      fc.property(near, discs(15_000), (r, d) => {
        const shape = polygon(r);
        const middle = Flatten.point(d.x, d.y);
        const toPoint = shape.contains(middle) ? 0 : shape.distanceTo(middle)[0];
        expect(Math.abs(distanceToPoint(r, d) - toPoint)).toBeLessThan(1e-6);
        expect(Math.abs(distanceToDisc(r, d) - Math.max(toPoint - d.radius, 0))).toBeLessThan(1e-6);
        fc.pre(Math.abs(toPoint - d.radius + CONTACT_TOLERANCE) > 1e-6);
        expect(overlapsDisc(r, d)).toBe(toPoint < d.radius - CONTACT_TOLERANCE);
      }),
      { numRuns: 1500 / FEW },
    );
  });

  test("mirror and turn exactly", () => {
    fc.assert(
      fc.property(near, discs(15_000), discs(15_000), points(15_000), (r, d, e, p) => {
        for (const measure of [gapToDisc, distanceToDisc, overlapsDisc]) {
          expect(measure(mirror(r), mirrorDisc(d))).toBe(measure(r, d));
          expect(measure(halfTurn(r), halfTurnDisc(d))).toBe(measure(r, d));
        }
        for (const measure of [distanceBetweenDiscs, discsOverlap]) {
          expect(measure(mirrorDisc(d), mirrorDisc(e))).toBe(measure(d, e));
          expect(measure(halfTurnDisc(e), halfTurnDisc(d))).toBe(measure(d, e));
        }
        expect(distanceToPoint(mirror(r), mirrorPoint(p))).toBe(distanceToPoint(r, p));
        expect(distanceToPoint(halfTurn(r), halfTurnPoint(p))).toBe(distanceToPoint(r, p));
        expect(discInsideTable(mirrorDisc(d), 25_000, 20_000)).toBe(discInsideTable(d, 25_000, 20_000));
        expect(discInsideTable(halfTurnDisc(d), 25_000, 20_000)).toBe(discInsideTable(d, 25_000, 20_000));
      }),
      { numRuns: 2000 / FEW },
    );
  });

  test("two discs", () => {
    const a: Disc = { x: 0, y: 0, radius: 1000 };
    expect(distanceBetweenDiscs(a, { x: 3000, y: 4000, radius: 1500 })).toBe(2500);
    expect(discsOverlap(a, { x: 0, y: 2000, radius: 1000 })).toBe(false);
    expect(discsOverlap(a, { x: 0, y: 1997, radius: 1000 })).toBe(false);
    expect(discsOverlap(a, { x: 0, y: 1996, radius: 1000 })).toBe(true);
    expect(discInsideTable({ x: 1000, y: 0, radius: 500 }, 3000, 3000)).toBe(true);
    expect(discInsideTable({ x: 0, y: -1004, radius: 500 }, 3000, 3000)).toBe(false);
  });
});
