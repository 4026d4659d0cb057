import fc from "fast-check";
import { describe, expect, inject, test } from "vitest";
import {
  advance,
  CONTACT_TOLERANCE,
  cosine,
  gap,
  gapToDisc,
  halfTurn,
  isDisc,
  mirror,
  type Obstacle,
  overlaps,
  overlapsDisc,
  type Rectangle,
  sine,
  straightClearance,
  sweptOverlap,
} from "../src/index.ts";
import { facings, halfTurnObstacle, mirrorObstacle, obstacles, rectangles } from "./arbitraries.ts";

/** Of what is alike a fifth; all of it in `npm run proof -- tests`. */
const FEW = inject("fully") ? 1 : 5;

const near = rectangles(12_000);
const maximums = fc.integer({ min: 0, max: 20_000 });
const keeps = fc.constantFrom(0, 0, 100, 1270, 2540);

/** The rectangle on the way, not rounded. */
function during(r: Rectangle, distance: number, direction: number): Rectangle {
  return { ...r, x: r.x + distance * sine(direction), y: r.y + distance * cosine(direction) };
}

function gapTo(r: Rectangle, obstacle: Obstacle): number {
  return isDisc(obstacle) ? gapToDisc(r, obstacle) : gap(r, obstacle);
}

describe("how far a straight move may go", () => {
  const r: Rectangle = { x: 0, y: 0, facing: 0, width: 1000, depth: 500 };
  const wall: Rectangle = { x: 0, y: 3000, facing: 0, width: 4000, depth: 1000 };

  test("up to a wall, or to a gap before it", () => {
    expect(straightClearance(r, [wall], 5000)).toEqual({ distance: 2000, by: 0 });
    expect(straightClearance(r, [wall], 5000, 250)).toEqual({ distance: 1750, by: 0 });
    expect(straightClearance(r, [wall], 1500)).toEqual({ distance: 1500, by: null });
    expect(straightClearance(r, [wall], 5000, 0, 16384)).toEqual({ distance: 5000, by: null });
    expect(straightClearance(r, [], 5000)).toEqual({ distance: 5000, by: null });
  });

  test("a corner within the gap holds it up where its circle is reached", () => {
    // Passing 300 beside a corner with 500 to keep: contact 400 before the corner is level.
    const beside: Rectangle = { x: 800 + 1000, y: 3000, facing: 0, width: 2000, depth: 1000 };
    expect(straightClearance(r, [beside], 9000, 500)).toEqual({ distance: 2000 - 400, by: 0 });
    expect(straightClearance(r, [beside], 9000, 300)).toEqual({ distance: 9000, by: null });
    expect(straightClearance(r, [{ x: 1100, y: 2000, radius: 300 }], 9000, 400).distance).toBeCloseTo(
      2000 - Math.sqrt(700 * 700 - 600 * 600),
      9,
    );
  });

  test("the nearest ends it, the first of equals is named", () => {
    const farther = { ...wall, y: 4000 };
    expect(straightClearance(r, [farther, wall, { ...wall }], 5000)).toEqual({ distance: 2000, by: 1 });
  });

  test("a neighbour does not hold up a move along it or away, only one into it", () => {
    const neighbour: Rectangle = { x: 999, y: 400, facing: 0, width: 1000, depth: 900 };
    expect(straightClearance(r, [neighbour], 5000)).toEqual({ distance: 5000, by: null });
    expect(straightClearance(r, [neighbour], 5000, 2540)).toEqual({ distance: 5000, by: null });
    expect(straightClearance(r, [neighbour], 5000, 2540, 49152)).toEqual({ distance: 5000, by: null });
    expect(straightClearance(r, [neighbour], 5000, 0, 16384)).toEqual({ distance: 0, by: 0 });
    expect(straightClearance(r, [neighbour], 5000, 2540, 8192)).toEqual({ distance: 0, by: 0 });
    const before: Rectangle = { x: 0, y: 500, facing: 0, width: 1000, depth: 500 };
    expect(straightClearance(r, [before], 5000)).toEqual({ distance: 0, by: 0 });
    expect(straightClearance(r, [before], 5000, 0, 32768)).toEqual({ distance: 5000, by: null });
  });

  test("agrees with small steps", () => {
    let held = 0;
    fc.assert(
      fc.property(
        near,
        fc.array(obstacles(15_000), { maxLength: 4 }),
        maximums,
        keeps,
        facings,
        (here, list, maximum, keep, direction) => {
          const { distance, by } = straightClearance(here, list, maximum, keep, direction);
          expect(distance).toBeGreaterThanOrEqual(0);
          expect(distance).toBeLessThanOrEqual(maximum);
          if (by === null) expect(distance).toBe(maximum);
          const steps = 300;
          for (const obstacle of list) {
            const start = gapTo(here, obstacle);
            const floor = Math.min(keep - 1, start - 0.25);
            let nearest = Infinity;
            for (let i = 0; i <= steps; i++)
              nearest = Math.min(nearest, gapTo(during(here, (distance * i) / steps, direction), obstacle));
            expect(nearest).toBeGreaterThanOrEqual(floor - 1e-6);
          }
          if (by === null) return;
          held++;
          const culprit = list[by] as Obstacle;
          const start = gapTo(here, culprit);
          // Held up where the gap is exactly what is to be kept, and a little farther on it would be less.
          if (start > keep) expect(gapTo(during(here, distance, direction), culprit)).toBeCloseTo(keep, 5);
          else expect(distance).toBe(0);
          let least = Infinity;
          for (let i = 0; i <= 3000; i++) {
            least = Math.min(
              least,
              gapTo(during(here, distance + ((maximum - distance) * i) / 3000, direction), culprit),
            );
          }
          expect(least).toBeLessThan(Math.min(keep - 1, start - 0.25) + (maximum / 3000) * 1.01);
        },
      ),
      { numRuns: 1000 / FEW },
    );
    expect(held).toBeGreaterThan(100 / FEW);
  });

  test("what is allowed overlaps nothing after rounding", () => {
    fc.assert(
      fc.property(near, fc.array(rectangles(15_000), { maxLength: 5 }), maximums, (here, list, maximum) => {
        fc.pre(list.every((o) => gap(here, o) >= 0));
        const end = advance(here, straightClearance(here, list, maximum).distance);
        for (const obstacle of list) expect(overlaps(end, obstacle)).toBe(false);
      }),
      { numRuns: 2000 / FEW },
    );
  });

  test("mirrors and turns exactly", () => {
    fc.assert(
      fc.property(
        near,
        fc.array(obstacles(12_000), { maxLength: 6 }),
        maximums,
        keeps,
        facings,
        (here, list, maximum, keep, direction) => {
          const answer = straightClearance(here, list, maximum, keep, direction);
          const image = list.map(mirrorObstacle);
          const turned = list.map(halfTurnObstacle);
          expect(straightClearance(mirror(here), image, maximum, keep, -direction)).toEqual(answer);
          expect(straightClearance(halfTurn(here), turned, maximum, keep, direction + 32768)).toEqual(answer);
        },
      ),
      { numRuns: 3000 / FEW },
    );
  });
});

describe("whether a straight move passes through", () => {
  test("agrees with small steps", () => {
    let through = 0;
    fc.assert(
      fc.property(
        near,
        obstacles(12_000),
        fc.integer({ min: -15_000, max: 15_000 }),
        facings,
        (r, obstacle, distance, direction) => {
          const swept = sweptOverlap(r, distance, obstacle, direction);
          let deepest = Infinity;
          const steps = 2000;
          for (let i = 0; i <= steps; i++)
            deepest = Math.min(deepest, gapTo(during(r, (distance * i) / steps, direction), obstacle));
          if (deepest < -CONTACT_TOLERANCE - 1e-6) expect(swept).toBe(true);
          if (deepest > -CONTACT_TOLERANCE + Math.abs(distance) / steps) expect(swept).toBe(false);
          if (swept) through++;
          const start = isDisc(obstacle) ? overlapsDisc(r, obstacle) : overlaps(r, obstacle);
          if (start) expect(swept).toBe(true);
          expect(sweptOverlap(r, 0, obstacle, direction)).toBe(start);
          const answer = sweptOverlap(mirror(r), distance, mirrorObstacle(obstacle), -direction);
          expect(answer).toBe(swept);
          expect(sweptOverlap(halfTurn(r), distance, halfTurnObstacle(obstacle), direction + 32768)).toBe(swept);
        },
      ),
      { numRuns: 1000 / FEW },
    );
    expect(through).toBeGreaterThan(100 / FEW);
  });

  test("a move straight ahead sweeps one long rectangle", () => {
    fc.assert(
      fc.property(near, near, maximums, (r, obstacle, distance) => {
        const long = { ...during(r, distance, r.facing), depth: r.depth + distance };
        fc.pre(Math.abs(gap(long, obstacle) + CONTACT_TOLERANCE) > 1e-6);
        if (sweptOverlap(r, distance, obstacle)) expect(overlaps(long, obstacle)).toBe(true);
        // The long rectangle is shallower nowhere, but its ends may be left by a shorter way than any moment's depth.
        else expect(gap(long, obstacle)).toBeGreaterThan(-CONTACT_TOLERANCE * 8);
      }),
      { numRuns: 3000 / FEW },
    );
  });
});

test("two fronts of the same width that meet exactly stop each other", () => {
  const front = { x: 0, y: 0, facing: 0, width: 12500, depth: 10000 };
  for (const facing of [0, 16384, 32768, 49152]) {
    const turned =
      facing === 0
        ? { x: 0, y: 25400 + 12500 }
        : facing === 32768
          ? { x: 0, y: 25400 }
          : { x: facing === 16384 ? 6250 : -6250, y: 25400 + 6250 };
    const target = { ...turned, facing, width: 12500, depth: 12500 };
    expect(straightClearance(front, [target], 48260, 0)).toEqual({ distance: 25400, by: 0 });
  }
});
