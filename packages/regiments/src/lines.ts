import { there } from "@tercio/kernel";
import { corners, isDisc, isPolygon, type Obstacle, type Point } from "@tercio/tabletop";

/** The part of a segment, from 0 to 1, inside a convex outline; null where it passes by or only grazes it. */
export function partInside(from: Point, to: Point, outline: readonly Point[]): number | null {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  let [low, high] = [0, 1];
  // Which way round the corners go: an edge's inner side is on that hand.
  let area = 0;
  outline.forEach((p, i) => {
    const q = there(outline[(i + 1) % outline.length]);
    area += p.x * q.y - q.x * p.y;
  });
  const hand = area > 0 ? 1 : -1;
  for (const [i, p] of outline.entries()) {
    const q = there(outline[(i + 1) % outline.length]);
    const [ex, ey] = [q.x - p.x, q.y - p.y];
    // How far inside the edge the segment begins, and how fast it comes farther in.
    const begins = hand * (ex * (from.y - p.y) - ey * (from.x - p.x));
    const gains = hand * (ex * dy - ey * dx);
    if (gains === 0) {
      if (begins < 0) return null;
      continue;
    }
    const at = -begins / gains;
    if (gains > 0) low = Math.max(low, at);
    else high = Math.min(high, at);
  }
  return high - low > 1e-6 ? low : null;
}

/** Corners of an obstacle as it is drawn past. */
export function outlineSeen(o: Obstacle): readonly Point[] {
  if (isPolygon(o)) return o.points;
  if (!isDisc(o)) return corners(o);
  // An octagon of the same width: no drawing shows the difference.
  const [r, k] = [o.radius, o.radius * (Math.SQRT2 - 1)];
  return (
    [
      [-k, r],
      [k, r],
      [r, k],
      [r, -k],
      [k, -r],
      [-k, -r],
      [-r, -k],
      [-r, k],
    ] as const
  ).map(([x, y]) => ({ x: o.x + x, y: o.y + y }));
}
