import fc from "fast-check";
import { describe, expect, inject, test } from "vitest";
import {
  CONTACT_TOLERANCE,
  cosine,
  corners,
  gap,
  gapToDisc,
  halfTurn,
  isDisc,
  mirror,
  type Obstacle,
  overlaps,
  type Rectangle,
  radians,
  type Side,
  wheel,
  wheelAngleFor,
  wheelClearance,
  wheelLength,
} from "../src/index.ts";
import { halfTurnObstacle, mirrorObstacle, obstacles, rectangles } from "./arbitraries.ts";

/** Of what is alike a fifth; all of it in `npm run proof -- tests`. */
const FEW = inject("fully") ? 1 : 5;

const near = rectangles(8_000);
const sides = fc.constantFrom<Side>("left", "right");
const other: Record<Side, Side> = { left: "right", right: "left" };
const angles = fc.integer({ min: 0, max: 32_768 });
const keeps = fc.constantFrom(0, 0, 100, 1270, 2540);

/** The gap to an obstacle during a wheel by a whole angle, nothing rounded. */
function during(r: Rectangle, side: Side, angle: number): (obstacle: Obstacle) => number {
  const half = side === "left" ? r.width / 2 : -r.width / 2;
  const corner = corners(r)[side === "left" ? 0 : 1];
  const facing = r.facing + (side === "left" ? -angle : angle);
  const here: Rectangle = {
    ...r,
    facing: ((facing % 65536) + 65536) % 65536,
    x: corner.x + half * cosine(facing),
    y: corner.y - half * Math.sin(radians(facing)),
  };
  return (obstacle) => (isDisc(obstacle) ? gapToDisc(here, obstacle) : gap(here, obstacle));
}

describe("wheels", () => {
  const r: Rectangle = { x: 0, y: 0, facing: 0, width: 1000, depth: 500 };

  test("turn about the front corner of their side", () => {
    expect(wheel(r, "left", 16384)).toEqual({ ...r, x: -500, y: 500, facing: 49152 });
    expect(wheel(r, "right", 16384)).toEqual({ ...r, x: 500, y: 500, facing: 16384 });
    expect(wheel(r, "left", 32768)).toEqual({ ...r, x: -1000, y: 0, facing: 32768 });
    expect(wheel(r, "left", 0.9)).toEqual(r);
    fc.assert(
      fc.property(near, sides, angles, (here, side, angle) => {
        const end = wheel(here, side, angle);
        const index = side === "left" ? 0 : 1;
        expect(Math.abs(corners(end)[index].x - corners(here)[index].x)).toBeLessThanOrEqual(0.500001);
        expect(Math.abs(corners(end)[index].y - corners(here)[index].y)).toBeLessThanOrEqual(0.500001);
        expect(end.facing).toBe(
          (((side === "left" ? here.facing - angle : here.facing + angle) % 65536) + 65536) % 65536,
        );
        expect(Number.isInteger(end.x) && Number.isInteger(end.y)).toBe(true);
      }),
    );
  });

  test("cost the way of the outer corner", () => {
    expect(wheelLength(1000, 16384)).toBeCloseTo((1000 * Math.PI) / 2, 9);
    fc.assert(
      fc.property(near, angles, (here, angle) => {
        expect(wheelAngleFor(here.width, wheelLength(here.width, angle))).toBeCloseTo(angle, 8);
        // The length of a whole angle allows that angle again.
        expect(wheel(here, "left", wheelAngleFor(here.width, wheelLength(here.width, angle)))).toEqual(
          wheel(here, "left", angle),
        );
      }),
    );
  });

  test("mirror and turn exactly", () => {
    fc.assert(
      fc.property(near, sides, fc.double({ min: 0, max: 40_000, noNaN: true }), (here, side, angle) => {
        expect(mirror(wheel(mirror(here), other[side], angle))).toEqual(wheel(here, side, angle));
        expect(halfTurn(wheel(halfTurn(here), side, angle))).toEqual(wheel(here, side, angle));
      }),
      { numRuns: 2000 / FEW },
    );
  });
});

describe("how far a wheel may go", () => {
  const r: Rectangle = { x: 0, y: 0, facing: 0, width: 1000, depth: 500 };

  test("until the outer corner meets a wall", () => {
    // The corner is 1000 from the pivot and rises to 500 after a twelfth of a turn.
    const wall: Rectangle = { x: 0, y: 1500, facing: 0, width: 9000, depth: 1000 };
    const { angle, by } = wheelClearance(r, "left", 16384, [wall]);
    expect(by).toBe(0);
    expect(angle).toBeCloseTo(65536 / 12, 6);
    expect(wheelClearance(r, "right", 5000, [wall])).toEqual({ angle: 5000, by: null });
    expect(wheelClearance(r, "right", 5000, [wall], 100)).toEqual({
      angle: expect.closeTo((Math.asin(0.4) / (2 * Math.PI)) * 65536, 6) as number,
      by: 0,
    });
    expect(wheelClearance(r, "left", 5000, [])).toEqual({ angle: 5000, by: null });
  });

  test("a rear corner swings out to the side and is stopped too", () => {
    const deep: Rectangle = { ...r, depth: 2000 };
    const beside: Rectangle = { x: -1100, y: 0, facing: 0, width: 1000, depth: 3000 };
    // Wheeling right, the rear corner on the pivot's side goes left, but the outer rear corner leads it.
    const clear = wheelClearance(deep, "right", 16384, [beside]);
    expect(clear.by).toBe(0);
    const reach = Math.sqrt(1000 * 1000 + 2000 * 2000);
    // From 500: the corner starts at -500 and meets the wall at -600, where its distance east of the pivot is -1100.
    expect(clear.angle).toBeCloseTo(((Math.asin(1100 / reach) - Math.asin(1000 / reach)) / (2 * Math.PI)) * 65536, 6);
  });

  test("contact is no obstacle to a wheel away from it, and stops one into it", () => {
    const before: Rectangle = { x: 0, y: 500, facing: 0, width: 1000, depth: 500 };
    expect(wheelClearance(r, "left", 5000, [before])).toEqual({ angle: 0, by: 0 });
    const behind: Rectangle = { x: 0, y: -500, facing: 0, width: 1000, depth: 500 };
    // The outer rear corner leaves it, the inner one swings along it sideways and up.
    expect(wheelClearance(r, "left", 5000, [behind])).toEqual({ angle: 5000, by: null });
  });

  test("agrees with small steps", () => {
    let held = 0;
    fc.assert(
      fc.property(
        near,
        sides,
        angles,
        fc.array(obstacles(15_000), { maxLength: 3 }),
        keeps,
        (here, side, maximum, list, keep) => {
          const { angle, by } = wheelClearance(here, side, maximum, list, keep);
          expect(angle).toBeGreaterThanOrEqual(0);
          expect(angle).toBeLessThanOrEqual(maximum);
          if (by === null) expect(angle).toBe(maximum);
          const step = Math.max(1, Math.floor(angle / 400));
          for (const obstacle of list) {
            // An overlap is measured by what must be taken off the obstacle, which at a corner is a little less than its
            // depth; deep in an obstacle, where no legal move begins, the two cannot be compared.
            if (gapTo(here, obstacle) < -CONTACT_TOLERANCE) continue;
            const floor = Math.min(keep - 1, gapTo(here, obstacle) - 0.25);
            const least = floor < 0 ? floor * 1.5 : floor;
            // Told once for each obstacle: a million expectations take longer than what they expect.
            let nearest = Infinity;
            for (let on = 0; on <= angle; on += step) nearest = Math.min(nearest, during(here, side, on)(obstacle));
            expect(nearest).toBeGreaterThanOrEqual(least - 1e-6);
          }
          if (by === null) return;
          held++;
          const culprit = list[by] as Obstacle;
          const start = gapTo(here, culprit);
          const travel = Math.sqrt(here.width ** 2 + here.depth ** 2) * radians(1);
          // Held up at the gap to be kept, within the graze and the whole angle before or after.
          const end = during(here, side, Math.floor(angle))(culprit);
          if (start > keep) {
            expect(end).toBeLessThanOrEqual(keep + travel + 1e-6);
            expect(end).toBeGreaterThanOrEqual(keep - 1.5 - travel);
          }
          // And soon it would be too near.
          let deepest = Infinity;
          const fine = Math.max(1, Math.floor((maximum - angle) / 2000));
          for (let on = Math.floor(angle); on <= maximum; on += fine) {
            deepest = Math.min(deepest, during(here, side, on)(culprit));
          }
          expect(deepest).toBeLessThan(Math.min(keep - 1, start - 0.25) + fine * travel + 1e-6);
        },
      ),
      { numRuns: 1500 / FEW },
    );
    expect(held).toBeGreaterThan(150 / FEW);
  });

  test("what is allowed overlaps nothing after rounding", () => {
    fc.assert(
      fc.property(near, sides, angles, fc.array(rectangles(12_000), { maxLength: 5 }), (here, side, maximum, list) => {
        fc.pre(list.every((o) => gap(here, o) >= 0));
        const end = wheel(here, side, wheelClearance(here, side, maximum, list).angle);
        for (const obstacle of list) expect(overlaps(end, obstacle)).toBe(false);
      }),
      { numRuns: 2000 / FEW },
    );
  });

  test("mirrors and turns exactly", () => {
    fc.assert(
      fc.property(
        near,
        sides,
        angles,
        fc.array(obstacles(12_000), { maxLength: 5 }),
        keeps,
        (here, side, maximum, list, keep) => {
          const answer = wheelClearance(here, side, maximum, list, keep);
          const image = list.map(mirrorObstacle);
          const turned = list.map(halfTurnObstacle);
          expect(wheelClearance(mirror(here), other[side], maximum, image, keep)).toEqual(answer);
          expect(wheelClearance(halfTurn(here), side, maximum, turned, keep)).toEqual(answer);
        },
      ),
      { numRuns: 3000 / FEW },
    );
  });
});

function gapTo(r: Rectangle, obstacle: Obstacle): number {
  return isDisc(obstacle) ? gapToDisc(r, obstacle) : gap(r, obstacle);
}
