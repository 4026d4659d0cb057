import Flatten from "@flatten-js/core";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  type Arc,
  arcOf,
  at,
  corners,
  halfTurn,
  halfTurnPoint,
  inFrontArc,
  mirror,
  mirrorPoint,
  type Rectangle,
  rectangleInFrontArc,
} from "../src/index.ts";
import { points, rectangles } from "./arbitraries.ts";

const near = rectangles(12_000);
const across: Record<Arc, Arc> = { front: "front", left: "right", right: "left", rear: "rear" };
const r: Rectangle = { x: 0, y: 0, facing: 0, width: 200, depth: 100 };

describe("arcs", () => {
  test("lie around the rectangle, and a dividing line belongs to the front, then to the flank", () => {
    const cases: [number, number, Arc][] = [
      [0, 50, "front"],
      [0, 0, "front"],
      [150, 50, "front"],
      [151, 50, "right"],
      [-150, 50, "front"],
      [-151, 50, "left"],
      [150, -50, "right"],
      [-150, -150, "left"],
      [150, -150, "right"],
      [150, -151, "rear"],
      [-149, -150, "rear"],
      [0, -100, "rear"],
      [100, 0, "front"],
      [100, -100, "right"],
    ];
    for (const [x, y, arc] of cases) expect([x, y, arcOf(r, { x, y })]).toEqual([x, y, arc]);
    expect(inFrontArc(r, { x: 150, y: 50 })).toBe(true);
    expect(inFrontArc(r, { x: 151, y: 50 })).toBe(false);
    expect(inFrontArc(r, { x: 0, y: -1 })).toBe(false);
  });

  test("turn with the rectangle", () => {
    fc.assert(
      fc.property(near, fc.integer({ min: 0, max: 359 }), (here, degrees) => {
        // Far away only the direction from the rectangle counts.
        const angle = (degrees / 180) * Math.PI;
        const arc = arcOf(here, at(here, Math.sin(angle) * 1e9, -Math.cos(angle) * 1e9));
        fc.pre(degrees % 90 !== 45);
        expect(arc).toBe((["front", "right", "rear", "left"] as const)[Math.floor(((degrees + 45) % 360) / 90)]);
      }),
    );
  });

  test("outside the rectangle the front arc is where inFrontArc says", () => {
    fc.assert(
      fc.property(near, points(20_000), (here, p) => {
        const ahead = inFrontArc(here, p);
        if (ahead) expect(arcOf(here, p)).toBe("front");
        else if (arcOf(here, p) === "front") {
          // Only points inside the rectangle, nearest to its front, are of the front and not before it.
          expect(Math.abs(arcDepth(here, p.x, p.y))).toBeLessThanOrEqual(here.depth);
        }
      }),
      { numRuns: 2000 },
    );
  });

  test("mirror and turn exactly", () => {
    fc.assert(
      fc.property(near, points(15_000), near, (here, p, target) => {
        expect(arcOf(mirror(here), mirrorPoint(p))).toBe(across[arcOf(here, p)]);
        expect(arcOf(halfTurn(here), halfTurnPoint(p))).toBe(arcOf(here, p));
        expect(inFrontArc(mirror(here), mirrorPoint(p))).toBe(inFrontArc(here, p));
        expect(inFrontArc(halfTurn(here), halfTurnPoint(p))).toBe(inFrontArc(here, p));
        const seen = rectangleInFrontArc(here, target);
        expect(rectangleInFrontArc(mirror(here), mirror(target))).toBe(seen);
        expect(rectangleInFrontArc(halfTurn(here), halfTurn(target))).toBe(seen);
      }),
      { numRuns: 5000 },
    );
  });

  test("a rectangle is in the front arc when it meets the arc's polygon", () => {
    fc.assert(
      fc.property(near, near, (here, target) => {
        const far = 200_000;
        const half = here.width / 2;
        const arc = new Flatten.Polygon(
          [at(here, -half, 0), at(here, -half - far, -far), at(here, half + far, -far), at(here, half, 0)].map((p) =>
            Flatten.point(p.x, p.y),
          ),
        );
        const shape = new Flatten.Polygon(corners(target).map((p) => Flatten.point(p.x, p.y)));
        // Where the borders barely meet the library has its own tolerance.
        const grown = { ...target, width: target.width + 2, depth: target.depth + 2 };
        const shrunk = { ...target, width: target.width - 2, depth: target.depth - 2 };
        fc.pre(rectangleInFrontArc(here, grown) === rectangleInFrontArc(here, shrunk));
        const [corner] = corners(target);
        const inside = arc.contains(Flatten.point(corner.x, corner.y));
        const around = shape.contains(Flatten.point(at(here, -half, 0).x, at(here, -half, 0).y));
        expect(rectangleInFrontArc(here, target)).toBe(inside || around || arc.intersect(shape).length > 0);
      }),
      { numRuns: 1500 },
    );
  });
});

function arcDepth(here: Rectangle, x: number, y: number): number {
  const ahead = at(here, 0, -1);
  return (x - here.x) * (ahead.x - here.x) + (y - here.y) * (ahead.y - here.y);
}
