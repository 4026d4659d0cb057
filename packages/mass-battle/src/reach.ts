import {
  at,
  cosine,
  normalise,
  type Point,
  type Rectangle,
  roundHalfAway,
  sine,
  type Side,
  wheelAngleFor,
  wheelLength,
} from "@tercio/tabletop";
import type { Placement } from "./facing.ts";
import { boundary, type Formation } from "./formation.ts";

const QUARTER = 16384;

/** Steps of the outline on either side. */
const STEPS = 16;

/** Where the front corner on `side` ends after a wheel to that side by `angle` and the rest of the way straight ahead. */
function innerCorner(r: Rectangle, side: Side, angle: number, maximum: number): Point {
  const corner = at(r, side === "left" ? -r.width / 2 : r.width / 2, 0);
  const rest = Math.max(0, maximum - wheelLength(r.width, angle));
  const direction = normalise(side === "left" ? r.facing - angle : r.facing + angle);
  return {
    x: roundHalfAway(corner.x + rest * sine(direction)),
    y: roundHalfAway(corner.y + rest * cosine(direction)),
  };
}

/**
 * The outline, for drawing, of where the front of a unit can get within `maximum` (0.01 mm) by at most one wheel of up to a
 * quarter turn and then straight ahead: from the left front corner round to the right one, clockwise, in whole 0.01 mm.
 * Nothing in the way is looked at.
 */
export function reachBand(start: Placement, f: Formation, maximum: number): readonly Point[] {
  const r = boundary(start, f);
  const most = Math.min(QUARTER, Math.floor(wheelAngleFor(r.width, Math.max(0, maximum))));
  const left: Point[] = [];
  const right: Point[] = [];
  for (let i = 0; i <= STEPS; i++) {
    const angle = Math.floor((most * i) / STEPS);
    left.push(innerCorner(r, "left", angle, maximum));
    right.push(innerCorner(r, "right", angle, maximum));
  }
  const [leftCorner, rightCorner] = [at(r, -r.width / 2, 0), at(r, r.width / 2, 0)];
  const rounded = (p: Point): Point => ({ x: roundHalfAway(p.x), y: roundHalfAway(p.y) });
  return [rounded(leftCorner), ...left.reverse(), ...right, rounded(rightCorner)];
}
