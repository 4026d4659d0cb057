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
  return fc.oneof(rectangles(reach), discs(reach));
}

export function mirrorObstacle(obstacle: Obstacle): Obstacle {
  return isDisc(obstacle) ? mirrorDisc(obstacle) : mirror(obstacle);
}

export function halfTurnObstacle(obstacle: Obstacle): Obstacle {
  return isDisc(obstacle) ? halfTurnDisc(obstacle) : halfTurn(obstacle);
}
