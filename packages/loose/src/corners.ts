import { cosine, cosineOf, type Point, sine, sineOf, TURN } from "@tercio/tabletop";
import type { BaseShape } from "./base.ts";

/** An oval is a polygon with corners on the ellipse, and no point of the ellipse is farther from it than this, in 0.01 mm. */
export const OVAL_ERROR = 5;

const LEAST_CORNERS = 16;

const known = new Map<string, readonly Point[]>();

/**
 * Corners of an oval about its own middle, clockwise from its front: x to the right, y ahead. The quarters are exact
 * images of each other, so that a mirrored or half-turned oval has exactly the mirrored, turned corners.
 */
function ovalCorners(length: number, width: number): readonly Point[] {
  const key = `${length} ${width}`;
  const before = known.get(key);
  if (before !== undefined) return before;
  const half = Math.max(length, width) / 2;
  let count = LEAST_CORNERS;
  // An ellipse is a stretched circle: what a chord of the circle leaves out is stretched by no more than half the length.
  while (half * (1 - cosine(TURN / 2 / count)) >= OVAL_ERROR) count += 8;
  const quarter = count / 4;
  const found: Point[] = [];
  for (let k = 0; k < count; k++) {
    const turned = k >= 2 * quarter;
    const within = turned ? k - 2 * quarter : k;
    const folded = within <= quarter ? within : 2 * quarter - within;
    const right = (width / 2) * sine((folded * TURN) / count);
    const ahead = (length / 2) * cosine((folded * TURN) / count);
    found.push({
      x: (turned ? -right : right) + 0,
      y: (within <= quarter !== turned ? ahead : -ahead) + 0,
    });
  }
  known.set(key, found);
  return found;
}

/** The same of a rectangle. */
const rectangleCorners = (length: number, width: number): readonly Point[] => [
  { x: width / 2, y: length / 2 },
  { x: width / 2, y: -length / 2 },
  { x: -width / 2, y: -length / 2 },
  { x: -width / 2, y: length / 2 },
];

/** A shape looking along `facing` about the origin: the corners of its core, clockwise, not rounded. A round base has its middle alone. */
export function coreCorners(shape: BaseShape, facing: number): readonly Point[] {
  if (shape.kind === "round") return [{ x: 0, y: 0 }];
  const s = sineOf(facing);
  const c = cosineOf(facing);
  const corners = shape.kind === "oval" ? ovalCorners : rectangleCorners;
  return corners(shape.length, shape.width).map((p) => ({ x: p.x * c + p.y * s, y: p.y * c - p.x * s }));
}

/** What a shape's core is rounded by. */
export const coreRadius = (shape: BaseShape): number => (shape.kind === "round" ? shape.radius : 0);

/** No point of a shape is farther from its middle than this. */
export const outerRadius = (shape: BaseShape): number =>
  shape.kind === "round"
    ? shape.radius
    : shape.kind === "oval"
      ? Math.max(shape.length, shape.width) / 2
      : Math.sqrt(shape.length * shape.length + shape.width * shape.width) / 2;
