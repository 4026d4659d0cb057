import type { Obstacle, Rectangle } from "./shapes.ts";

/** How far a straight move may go (0.01 mm, a real number) and the position in the list of the obstacle that ends it. */
export interface Clearance {
  readonly distance: number;
  readonly by: number | null;
}
export function straightClearance(
  _r: Rectangle,
  _obstacles: readonly Obstacle[],
  _maximum: number,
  _keep: number = 0,
  _direction: number = _r.facing,
): Clearance {
  throw new Error("to be written");
}
export function sweptOverlap(
  _r: Rectangle,
  _distance: number,
  _obstacle: Obstacle,
  _direction: number = _r.facing,
): boolean {
  throw new Error("to be written");
}
