import fc from "fast-check";
import { describe, expect, inject, test } from "vitest";
import {
  at,
  corners,
  distance,
  distanceToDisc,
  distanceToPoint,
  halfTurn,
  halfTurnPoint,
  hiddenFraction,
  inFrontArc,
  isDisc,
  isPolygon,
  mirror,
  mirrorPoint,
  type Obstacle,
  type Point,
  type Rectangle,
  seesAny,
  sightLine,
} from "../src/index.ts";
import { halfTurnObstacle, mirrorObstacle, obstacles, points, rectangles } from "./arbitraries.ts";

/** Of what is alike a fifth; all of it in `npm run proof -- tests`. */
const FEW = inject("fully") ? 1 : 5;

const inTheWay = fc.array(obstacles(12_000), { maxLength: 6 });

function box(x: number, y: number, width: number, depth: number, facing = 0): Rectangle {
  return { x, y, facing, width, depth };
}

/** Slow and plain: whether the straight line between two points crosses the inside of the obstacle. */
function crosses(from: Point, to: Point, obstacle: Obstacle, growth = 0): boolean {
  const dx = to.x - from.x;
  const dy = to.y - from.y;
  if (isDisc(obstacle)) {
    const t = ((obstacle.x - from.x) * dx + (obstacle.y - from.y) * dy) / (dx * dx + dy * dy);
    const nearest = Math.min(1, Math.max(0, t));
    const offX = from.x + nearest * dx - obstacle.x;
    const offY = from.y + nearest * dy - obstacle.y;
    return offX * offX + offY * offY < (obstacle.radius + growth) * (obstacle.radius + growth);
  }
  if (isPolygon(obstacle)) {
    let [low, high] = [0, 1];
    const { points: list } = obstacle;
    const counter = list.reduce((sum, p, i) => {
      const q = list[(i + 1) % list.length] as Point;
      return sum + (p.x * q.y - q.x * p.y);
    }, 0);
    for (const [i, p] of list.entries()) {
      const q = list[(i + 1) % list.length] as Point;
      const length = Math.hypot(q.x - p.x, q.y - p.y) * Math.sign(counter);
      const [nx, ny] = [(q.y - p.y) / length, (p.x - q.x) / length];
      const outside = (from.x - p.x) * nx + (from.y - p.y) * ny - growth;
      const speed = dx * nx + dy * ny;
      if (speed === 0) {
        if (outside >= 0) return false;
      } else if (speed > 0) high = Math.min(high, -outside / speed);
      else low = Math.max(low, -outside / speed);
    }
    return low < high;
  }
  const angle = (obstacle.facing / 65536) * 2 * Math.PI;
  const s = Math.sin(angle);
  const c = Math.cos(angle);
  const middle = at(obstacle, 0, obstacle.depth / 2);
  let start = 0;
  let end = 1;
  for (const [axisX, axisY, half] of [
    [c, -s, obstacle.width / 2 + growth],
    [s, c, obstacle.depth / 2 + growth],
  ] as const) {
    const position = (from.x - middle.x) * axisX + (from.y - middle.y) * axisY;
    const step = dx * axisX + dy * axisY;
    if (Math.abs(step) < 1e-9) {
      if (Math.abs(position) >= half) return false;
      continue;
    }
    const one = (-half - position) / step;
    const other = (half - position) / step;
    start = Math.max(start, Math.min(one, other));
    end = Math.min(end, Math.max(one, other));
  }
  return start < end;
}

function clearOf(eye: Point, list: readonly Obstacle[]): boolean {
  const speck = box(eye.x, eye.y, 0, 0);
  return list.every((o) => (isDisc(o) ? distanceToDisc(speck, o) : distance(speck, o)) > 4);
}

describe("how much of a segment is hidden", () => {
  const ends: readonly [Point, Point] = [
    { x: -1000, y: 4000 },
    { x: 1000, y: 4000 },
  ];
  const eye: Point = { x: 0, y: 0 };

  test("exactly half behind a wall that reaches its middle", () => {
    expect(hiddenFraction(eye, ends, [box(-2000, 2000, 4000, 100)])).toBe(0.5);
    expect(hiddenFraction(eye, ends, [box(0, 2000, 500, 0.5)])).toBeCloseTo(0.5, 3);
    expect(hiddenFraction(eye, ends, [])).toBe(0);
    expect(hiddenFraction(eye, ends, [box(0, 2000, 1000, 100)])).toBe(1);
  });

  test("behind two that overlap it counts once", () => {
    expect(hiddenFraction(eye, ends, [box(-2000, 2000, 4000, 100), box(-1500, 2000, 3000, 200)])).toBe(0.5);
    expect(hiddenFraction(eye, ends, [box(-2000, 2000, 4000, 100), box(2000, 2000, 4000, 100)])).toBe(1);
  });

  test("not by what stands behind the eye, behind the segment or beside the way", () => {
    expect(
      hiddenFraction(eye, ends, [box(0, -100, 3000, 500), box(0, 5000, 3000, 900), box(3000, 2500, 900, 900)]),
    ).toBe(0);
  });

  test("by a disc between its tangents", () => {
    // A disc of radius 3 around 5 has tangents of slope 3/4 to either side of the line to it.
    const half = 1000;
    expect(hiddenFraction(eye, ends, [{ x: 0, y: 1000, radius: 200 }])).toBeCloseTo(
      (4000 * (200 / Math.sqrt(1000 * 1000 - 200 * 200))) / half,
      12,
    );
  });

  test("an eye in contact with an obstacle sees past it, one well inside sees nothing", () => {
    expect(hiddenFraction(eye, ends, [box(0, 0, 1000, 1000)])).toBe(0);
    expect(hiddenFraction(eye, ends, [box(0, 2, 1000, 1000)])).toBe(0);
    expect(hiddenFraction(eye, ends, [box(0, 200, 1000, 1000)])).toBe(1);
    expect(hiddenFraction(eye, ends, [{ x: 0, y: -499, radius: 500 }])).toBe(0);
    expect(hiddenFraction(eye, ends, [{ x: 0, y: 0, radius: 500 }])).toBe(1);
  });

  test("end on, the nearest end decides", () => {
    const endOn: readonly [Point, Point] = [
      { x: 0, y: 3000 },
      { x: 0, y: 5000 },
    ];
    expect(hiddenFraction(eye, endOn, [box(0, 2000, 100, 100)])).toBe(1);
    expect(hiddenFraction(eye, endOn, [box(0, 4000, 100, 100)])).toBe(0);
    expect(hiddenFraction(eye, endOn, [box(50, 2000, 100, 100)])).toBe(0);
    expect(hiddenFraction(eye, [endOn[0], endOn[0]], [box(0, 2000, 100, 100)])).toBe(1);
    expect(hiddenFraction({ x: 0, y: 4000 }, endOn, [box(0, 4500, 100, 100)])).toBe(0);
  });

  test("agrees with ten thousand straight lines", () => {
    fc.assert(
      fc.property(points(12_000), points(12_000), points(12_000), inTheWay, (from, first, second, list) => {
        fc.pre(clearOf(from, list) && Math.abs(first.x - second.x) + Math.abs(first.y - second.y) > 500);
        fc.pre(Math.abs((second.x - first.x) * (from.y - first.y) - (second.y - first.y) * (from.x - first.x)) > 1e5);
        const lines = 10_000;
        let hidden = 0;
        for (let i = 0; i < lines; i++) {
          const t = (i + 0.5) / lines;
          const to = { x: first.x + t * (second.x - first.x), y: first.y + t * (second.y - first.y) };
          if (list.some((o) => crosses(from, to, o))) hidden++;
        }
        // Each border of a shadow falls between two samples.
        const borders = 2 * list.length + 1;
        expect(Math.abs(hiddenFraction(from, [first, second], list) - hidden / lines)).toBeLessThan(borders / lines);
      }),
      { numRuns: 150 / FEW },
    );
  });

  test("mirrors and turns exactly, whichever end comes first", () => {
    fc.assert(
      fc.property(points(9_000), points(9_000), points(9_000), inTheWay, (from, first, second, list) => {
        const here = hiddenFraction(from, [first, second], list);
        const images = list.map(mirrorObstacle);
        const turned = list.map(halfTurnObstacle);
        expect(here).toBeGreaterThanOrEqual(0);
        expect(here).toBeLessThanOrEqual(1);
        expect(hiddenFraction(from, [second, first], list)).toBe(here);
        expect(hiddenFraction(mirrorPoint(from), [mirrorPoint(first), mirrorPoint(second)], images)).toBe(here);
        expect(hiddenFraction(halfTurnPoint(from), [halfTurnPoint(first), halfTurnPoint(second)], turned)).toBe(here);
        expect(hiddenFraction(from, [first, second], [...list].reverse())).toBe(here);
      }),
      { numRuns: 3000 / FEW },
    );
  });

  test("another obstacle never uncovers anything", () => {
    fc.assert(
      fc.property(points(9_000), points(9_000), points(9_000), inTheWay, obstacles(9_000), (from, a, b, list, more) => {
        expect(hiddenFraction(from, [a, b], [...list, more])).toBeGreaterThanOrEqual(
          hiddenFraction(from, [a, b], list) - 1e-12,
        );
      }),
      { numRuns: 1000 / FEW },
    );
  });
});

describe("whether a rectangle is seen", () => {
  const viewer = box(0, 0, 2000, 1000);
  const eyes = (r: Rectangle): Point[] => [at(r, -r.width / 2, 0), at(r, 0, 0), at(r, r.width / 2, 0)];

  test("only in the front arc", () => {
    expect(seesAny(eyes(viewer), viewer, box(0, 6000, 2000, 1000), [])).toBe(true);
    expect(seesAny(eyes(viewer), viewer, box(0, -3000, 2000, 1000), [])).toBe(false);
    expect(seesAny(eyes(viewer), viewer, box(6000, 2000, 2000, 1000), [])).toBe(false);
    expect(seesAny(eyes(viewer), viewer, box(4500, 3000, 2000, 1000), [])).toBe(true);
    expect(sightLine(eyes(viewer), viewer, box(0, -3000, 2000, 1000), [box(0, -1500, 9000, 100)])).toEqual({
      sees: false,
      blockedBy: [],
    });
  });

  test("not behind a wall, and the wall is named", () => {
    const target = box(0, 6000, 2000, 1000);
    const list = [box(9000, 3000, 100, 100), box(-1000, 3000, 3000, 100), box(1500, 3000, 2000, 100)];
    expect(sightLine(eyes(viewer), viewer, target, list)).toEqual({ sees: false, blockedBy: [1, 2] });
    expect(sightLine(eyes(viewer), viewer, target, list.slice(0, 2))).toEqual({ sees: true, blockedBy: [] });
  });

  test("not through the crack between two obstacles in contact, but through a true gap", () => {
    const target = box(0, 6000, 2000, 1000);
    const left = box(-3000, 3000, 6000, 100);
    expect(seesAny(eyes(viewer), viewer, target, [left, box(3002, 3000, 6000, 100)])).toBe(false);
    expect(seesAny(eyes(viewer), viewer, target, [left, box(3010, 3000, 6000, 100)])).toBe(true);
  });

  test("past a neighbour in line, though rounding set it a hair before the viewer", () => {
    const target = box(3000, 6000, 2000, 1000);
    const beside = box(2000, 1, 2000, 1000);
    expect(seesAny([at(viewer, 1000, 0)], viewer, target, [beside])).toBe(true);
    expect(seesAny([at(viewer, 1000, 0)], viewer, target, [{ ...beside, y: 800 }])).toBe(false);
  });

  test("a target in contact is seen", () => {
    expect(seesAny(eyes(viewer), viewer, box(0, 1000, 2000, 1000), [])).toBe(true);
    expect(seesAny(eyes(viewer), viewer, box(0, 999, 2000, 1000), [])).toBe(true);
  });

  const scene = [rectangles(9_000), rectangles(9_000), fc.array(obstacles(9_000), { maxLength: 8 })] as const;

  test("agrees with a thousand straight lines to its border", () => {
    let seen = 0;
    let hidden = 0;
    fc.assert(
      fc.property(...scene, (from, target, list) => {
        const points = eyes(from);
        fc.pre(points.every((eye) => clearOf(eye, list) && distanceToPoint(target, eye) > 4));
        const samples: Point[] = [];
        const border = corners(target);
        border.forEach((corner, i) => {
          const next = border[(i + 1) % 4] as Point;
          for (let k = 0; k < 250; k++) {
            const t = (k + 0.5) / 250;
            samples.push({ x: corner.x + t * (next.x - corner.x), y: corner.y + t * (next.y - corner.y) });
          }
        });
        const visible = (growth: number, eye: Point, to: Point): boolean =>
          inFrontArc(from, to) &&
          !crosses(eye, to, { ...target, y: target.y }, -0.001) &&
          !list.some((o) => crosses(eye, to, o, growth));
        const answer = sightLine(points, from, target, list);
        expect(seesAny(points, from, target, list)).toBe(answer.sees);
        if (answer.sees) {
          seen++;
          expect(answer.blockedBy).toEqual([]);
        } else {
          if (answer.blockedBy.length > 0) hidden++;
          // No line that keeps well clear of everything may exist...
          expect(points.some((eye) => samples.some((to) => visible(3, eye, to)))).toBe(false);
          // ...and what is named as hiding it must be needed, or all of it is out of sight.
          const rest = list.filter((_, i) => !answer.blockedBy.includes(i));
          expect(seesAny(points, from, target, rest)).toBe(answer.blockedBy.length > 0);
        }
        const clear = points.some((eye) =>
          samples.some((to, i) => visible(0, eye, to) && visible(0, eye, samples[i + 1] ?? to)),
        );
        if (clear && !answer.sees) {
          expect(points.some((eye) => samples.filter((to) => visible(1.6, eye, to)).length > 3)).toBe(false);
        }
        if (answer.sees) {
          // It sees a stretch longer than the tolerance: finer samples find it.
          const fine = points.some((eye) =>
            border.some((corner, i) => {
              const next = border[(i + 1) % 4] as Point;
              const steps = Math.ceil(Math.abs(next.x - corner.x) + Math.abs(next.y - corner.y)) + 1;
              for (let k = 0; k < steps; k++) {
                const t = (k + 0.5) / steps;
                const to = { x: corner.x + t * (next.x - corner.x), y: corner.y + t * (next.y - corner.y) };
                if (visible(0, eye, to)) return true;
              }
              return false;
            }),
          );
          expect(fine).toBe(true);
        }
      }),
      { numRuns: 600 / FEW },
    );
    expect(seen).toBeGreaterThan(10);
    expect(hidden).toBeGreaterThan(5);
  });

  test("mirrors and turns exactly", () => {
    fc.assert(
      fc.property(...scene, (from, target, list) => {
        const here = sightLine(eyes(from), from, target, list);
        const image = list.map(mirrorObstacle);
        const turned = list.map(halfTurnObstacle);
        expect(sightLine(eyes(mirror(from)), mirror(from), mirror(target), image)).toEqual(here);
        expect(sightLine(eyes(halfTurn(from)), halfTurn(from), halfTurn(target), turned)).toEqual(here);
      }),
      { numRuns: 4000 / FEW },
    );
  });
});
