import type { Obstacle, Point, Rectangle } from "./shapes.ts";

/** What a search for a line of sight found. */
export interface SightLine {
  readonly sees: boolean;
  /** Positions in the list of obstacles, ascending, of those that hide the target; empty when it is seen or out of arc. */
  readonly blockedBy: readonly number[];
}
export function hiddenFraction(_from: Point, _ends: readonly [Point, Point], _obstacles: readonly Obstacle[]): number {
  throw new Error("to be written");
}
export function sightLine(
  _from: readonly Point[],
  _viewer: Rectangle,
  _target: Rectangle,
  _obstacles: readonly Obstacle[],
): SightLine {
  throw new Error("to be written");
}
export function seesAny(
  _from: readonly Point[],
  _viewer: Rectangle,
  _target: Rectangle,
  _obstacles: readonly Obstacle[],
): boolean {
  throw new Error("to be written");
}
