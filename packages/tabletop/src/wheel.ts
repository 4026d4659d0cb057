import { normalise, QUARTER_TURN, radians, roundHalfAway, TURN } from "./numbers.ts";
import type { Obstacle, Rectangle } from "./shapes.ts";
import { cosineOf, sineOf } from "./trigonometry.ts";

/** The side to which a rectangle wheels: its front corner on that side stays where it is. */
export type Side = "left" | "right";

/** How far a wheel may go (1/65536 turns, a real number) and the position in the list of the obstacle that ends it. */
export interface WheelClearance {
  readonly angle: number;
  readonly by: number | null;
}

/** What a calculated angle may fall short of a whole one by the noise of its arithmetic. */
const NOISE = 1e-6;

/**
 * The rectangle after wheeling by `angle` (1/65536 turns, not negative) to `side`: left turns counter-clockwise about
 * the front left corner. A fraction of an angle is cut off, so that a wheel never goes farther than was allowed; the
 * position is rounded once.
 */
export function wheel(r: Rectangle, side: Side, angle: number): Rectangle {
  const whole = Math.floor(angle + NOISE);
  const facing = normalise(side === "left" ? r.facing - whole : r.facing + whole);
  const half = side === "left" ? r.width / 2 : -r.width / 2;
  return {
    x: roundHalfAway(r.x + half * (cosineOf(facing) - cosineOf(r.facing))),
    y: roundHalfAway(r.y + half * (sineOf(r.facing) - sineOf(facing))),
    facing,
    width: r.width,
    depth: r.depth,
  };
}

/** The way of the outer front corner, in 0.01 mm, when a front of `width` wheels by `angle`. */
export function wheelLength(width: number, angle: number): number {
  return width * radians(angle);
}

/** The angle, a real number of 1/65536 turns, by which a front of `width` wheels when its outer corner goes `length`. */
export function wheelAngleFor(width: number, length: number): number {
  return length / (width * radians(1));
}

export function wheelClearance(
  _r: Rectangle,
  _side: Side,
  _maximum: number,
  _obstacles: readonly Obstacle[],
  _keep: number = 0,
): WheelClearance {
  void QUARTER_TURN;
  void TURN;
  throw new Error("to be written");
}
