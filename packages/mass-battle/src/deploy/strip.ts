/**
 * A part of a zone seen by its owner: x to the right, y away from the enemy. In it are points with left <= x <= right and
 * y - slope * x > level (0.01 mm), and those on that line where it holds its line. The table ends it at the back.
 */
export interface Strip {
  readonly left: number;
  readonly right: number;
  /** `left` and `right` bound the middles of what stands there, not their sides. */
  readonly middles?: boolean;
  /** How far from the line y = 0 its front line lies at x = 0. */
  readonly level: number;
  /** How much farther it lies for each unit of x. */
  readonly slope: number;
  /** Its front line belongs to it. */
  readonly holdsLine?: true;
}

/** The table in the same view: x within half the width, y within half the depth (0.01 mm). */
export interface Ground {
  readonly width: number;
  readonly depth: number;
  readonly strips: readonly Strip[];
}

/** An upright rectangle in that view. */
export interface Box {
  readonly left: number;
  readonly right: number;
  readonly front: number;
  readonly back: number;
}

/** One way in which a block can stand: files abreast, and the rectangle that makes (0.01 mm). */
export interface Shape {
  readonly files: number;
  readonly width: number;
  readonly depth: number;
}

/** Where a block stands: the middle of its front edge. */
export interface Spot {
  readonly x: number;
  readonly y: number;
  readonly shape: Shape;
}

export const boxOf = ({ x, y, shape }: Spot): Box => ({
  left: x - shape.width / 2,
  right: x + shape.width / 2,
  front: y,
  back: y + shape.depth,
});
