import type { Point } from "@tercio/tabletop";

/** Each point once (0.01 mm, as plain data), the first of those that are alike: an answer is offered once. */
export function distinct(points: readonly Point[]): readonly { readonly x: number; readonly y: number }[] {
  const seen = new Set<string>();
  return points.flatMap(({ x, y }) => {
    const key = `${x},${y}`;
    if (seen.has(key)) return [];
    seen.add(key);
    return [{ x, y }];
  });
}
