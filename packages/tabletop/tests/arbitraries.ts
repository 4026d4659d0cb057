import fc from "fast-check";
import {
  type Disc,
  INCH,
  mirror,
  mirrorDisc,
  halfTurn,
  halfTurnDisc,
  type Obstacle,
  type Point,
  type Rectangle,
  isDisc,
  isPolygon,
  mirrorPolygon,
  halfTurnPolygon,
  type Polygon,
} from "../src/index.ts";

/** Whole angles, the round ones often: they are where exact ties live. */
export const facings = fc.oneof(
  fc.integer({ min: 0, max: 65535 }),
  fc.integer({ min: 0, max: 15 }).map((n) => n * 4096),
);

/** Whole coordinates within `reach`, whole half inches often. */
export function coordinates(reach: number): fc.Arbitrary<number> {
  const steps = Math.floor(reach / (INCH / 2));
  return fc.oneof(
    fc.integer({ min: -reach, max: reach }),
    fc.integer({ min: -steps, max: steps }).map((n) => (n * INCH) / 2),
  );
}

export function points(reach: number): fc.Arbitrary<Point> {
  return fc.record({ x: coordinates(reach), y: coordinates(reach) }, { noNullPrototype: true });
}

export function rectangles(reach: number, largest = 6 * INCH): fc.Arbitrary<Rectangle> {
  return fc.record(
    {
      x: coordinates(reach),
      y: coordinates(reach),
      facing: facings,
      width: fc.integer({ min: 1000, max: largest }),
      depth: fc.integer({ min: 1000, max: largest }),
    },
    { noNullPrototype: true },
  );
}

export function discs(reach: number): fc.Arbitrary<Disc> {
  return fc.record(
    { x: coordinates(reach), y: coordinates(reach), radius: fc.integer({ min: 500, max: 2 * INCH }) },
    { noNullPrototype: true },
  );
}

export function obstacles(reach: number): fc.Arbitrary<Obstacle> {
  return fc.oneof(rectangles(reach), discs(reach), polygons(reach));
}

const turn = (a: Point, b: Point, c: Point): number => (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x);

/** The convex hull of points, clockwise or not; fewer than three corners where they lie on a line. */
export function hull(list: readonly Point[]): readonly Point[] {
  const sorted = [...list].sort((p, q) => p.x - q.x || p.y - q.y);
  const half = (from: readonly Point[]): Point[] => {
    const chain: Point[] = [];
    for (const p of from) {
      while (chain.length > 1 && turn(chain.at(-2) as Point, chain.at(-1) as Point, p) <= 0) chain.pop();
      chain.push(p);
    }
    return chain.slice(0, -1);
  };
  return [...half(sorted), ...half([...sorted].reverse())];
}

/** Convex polygons of three to about eight corners, about `size` across, in either direction. */
export function polygons(reach: number, size = 6 * INCH): fc.Arbitrary<Polygon> {
  return fc
    .record({
      middle: points(reach),
      corners: fc.array(points(size / 2), { minLength: 3, maxLength: 10 }),
      back: fc.boolean(),
    })
    .map(({ middle, corners, back }) => {
      const outline = hull(corners.map((p) => ({ x: p.x + middle.x, y: p.y + middle.y })));
      return { points: back ? [...outline].reverse() : outline };
    })
    .filter(({ points: p }) => p.length >= 3);
}

export function mirrorObstacle(obstacle: Obstacle): Obstacle {
  if (isPolygon(obstacle)) return mirrorPolygon(obstacle);
  return isDisc(obstacle) ? mirrorDisc(obstacle) : mirror(obstacle);
}

export function halfTurnObstacle(obstacle: Obstacle): Obstacle {
  if (isPolygon(obstacle)) return halfTurnPolygon(obstacle);
  return isDisc(obstacle) ? halfTurnDisc(obstacle) : halfTurn(obstacle);
}
