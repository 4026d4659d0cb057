import type { Base, BaseShape } from "./base.ts";
import { straightLength } from "./way.ts";

export const sameShape = (a: BaseShape, b: BaseShape): boolean =>
  a.kind === "round"
    ? b.kind === "round" && a.radius === b.radius
    : b.kind === "oval" && a.length === b.length && a.width === b.width;

/** Farther than the limit, and a base of another shape, in squares of 0.01 mm: each outweighs all that is possible. */
const TOO_FAR = 1e16;
const MISFIT = 1e20;

/**
 * For each row its column so that the sum is least (the Hungarian method); of equal sums the same one every time.
 */
function assignment(costs: readonly (readonly number[])[]): readonly number[] {
  const n = costs.length;
  const all = (value: number): number[] => Array.from({ length: n + 1 }, () => value);
  const rowOf = all(0);
  const byRow = all(0);
  const byColumn = all(0);
  for (let row = 1; row <= n; row++) {
    const before = all(0);
    const least = all(Infinity);
    const seen = rowOf.map(() => false);
    rowOf[0] = row;
    let column = 0;
    while (rowOf[column] !== 0) {
      seen[column] = true;
      const here = rowOf[column] as number;
      let step = Infinity;
      let next = 0;
      for (let j = 1; j <= n; j++) {
        if (seen[j] === true) continue;
        const cost =
          ((costs[here - 1] as readonly number[])[j - 1] as number) - (byRow[here] as number) - (byColumn[j] as number);
        if (cost < (least[j] as number)) {
          least[j] = cost;
          before[j] = column;
        }
        if ((least[j] as number) < step) {
          step = least[j] as number;
          next = j;
        }
      }
      for (let j = 0; j <= n; j++)
        if (seen[j] === true) {
          byRow[rowOf[j] as number] = (byRow[rowOf[j] as number] as number) + step;
          byColumn[j] = (byColumn[j] as number) - step;
        } else least[j] = (least[j] as number) - step;
      column = next;
    }
    while (column !== 0) {
      const j = before[column] as number;
      rowOf[column] = rowOf[j] as number;
      column = j;
    }
  }
  const found: number[] = [];
  for (let j = 1; j <= n; j++) found[(rowOf[j] as number) - 1] = j - 1;
  return found;
}

/**
 * Which model goes to which place, places of another shape left out: none farther than `limit` (0.01 mm, straight) if
 * that can be, and the sum of squares least, so that long ways are rare and straight ones do not cross. The places by
 * model; null where somebody's is farther than the limit.
 */
export function matched(from: readonly Base[], places: readonly Base[], limit: number): readonly Base[] | null {
  const costs = from.map((a) =>
    places.map((b) => {
      if (!sameShape(a.shape, b.shape)) return MISFIT;
      const length = straightLength(a, b);
      return length > limit ? TOO_FAR : length * length;
    }),
  );
  const columns = assignment(costs);
  if (columns.some((j, i) => ((costs[i] as readonly number[])[j] as number) >= TOO_FAR)) return null;
  return columns.map((j) => places[j] as Base);
}
