import { there } from "@tercio/basis";
import type { Base, BaseShape } from "./base.ts";
import { straightLength } from "./way.ts";

export const sameShape = (a: BaseShape, b: BaseShape): boolean =>
  a.kind === "round"
    ? b.kind === "round" && a.radius === b.radius
    : b.kind === a.kind && a.length === b.length && a.width === b.width;

/** Farther than the limit, and a base of another shape, in squares of 0.01 mm: each outweighs all that is possible. */
export const TOO_FAR = 1e16;
const MISFIT = 1e20;

/**
 * For each row of a square its column so that the sum is least (the Hungarian method); of equal sums the same one every
 * time. Null as soon as somebody must go too far or does not fit: who comes later never makes that less.
 */
export function assignment(costs: Float64Array, n: number): readonly number[] | null {
  const rowOf = new Int32Array(n + 1);
  const byRow = new Float64Array(n + 1);
  const byColumn = new Float64Array(n + 1);
  const before = new Int32Array(n + 1);
  const least = new Float64Array(n + 1);
  const seen = new Uint8Array(n + 1);
  for (let row = 1; row <= n; row++) {
    before.fill(0);
    least.fill(Infinity);
    seen.fill(0);
    rowOf[0] = row;
    let column = 0;
    while (rowOf[column] !== 0) {
      seen[column] = 1;
      const here = there(rowOf[column]);
      const start = (here - 1) * n - 1;
      const own = there(byRow[here]);
      let step = Infinity;
      let next = 0;
      for (let j = 1; j <= n; j++) {
        if (seen[j] === 1) continue;
        const cost = there(costs[start + j]) - own - there(byColumn[j]);
        if (cost < there(least[j])) {
          least[j] = cost;
          before[j] = column;
        }
        if (there(least[j]) < step) {
          step = there(least[j]);
          next = j;
        }
      }
      for (let j = 0; j <= n; j++)
        if (seen[j] === 1) {
          const taken = there(rowOf[j]);
          byRow[taken] = there(byRow[taken]) + step;
          byColumn[j] = there(byColumn[j]) - step;
        } else least[j] = there(least[j]) - step;
      column = next;
    }
    while (column !== 0) {
      const j = there(before[column]);
      const taker = there(rowOf[j]);
      rowOf[column] = taker;
      if (there(costs[(taker - 1) * n + column - 1]) >= TOO_FAR) return null;
      column = j;
    }
  }
  const found: number[] = Array.from({ length: n }, () => 0);
  for (let j = 1; j <= n; j++) found[there(rowOf[j]) - 1] = j - 1;
  return found;
}

/**
 * Which model goes to which place, as many as there are models, places of another shape left out: none farther than
 * `limit` (0.01 mm, straight) if that can be, and the sum of squares least, so that long ways are rare and straight ones
 * do not cross. The places by model; null where somebody's is farther than the limit.
 */
export function matched(from: readonly Base[], places: readonly Base[], limit: number): readonly Base[] | null {
  const n = from.length;
  const costs = new Float64Array(n * n);
  const come = new Uint8Array(n);
  for (let i = 0; i < n; i++) {
    const a = there(from[i]);
    let goes = false;
    for (let j = 0; j < n; j++) {
      const b = there(places[j]);
      let cost = MISFIT;
      if (sameShape(a.shape, b.shape)) {
        const length = straightLength(a, b);
        cost = length > limit ? TOO_FAR : length * length;
      }
      costs[i * n + j] = cost;
      if (cost >= TOO_FAR) continue;
      goes = true;
      come[j] = 1;
    }
    // A model with nowhere to go, and below a place to which nobody comes: often so, and cheaper to see.
    if (!goes) return null;
  }
  if (come.includes(0)) return null;
  const columns = assignment(costs, n);
  return columns === null ? null : columns.map((j) => there(places[j]));
}
