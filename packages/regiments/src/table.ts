/** A table, the origin at its middle: 0.01 mm. */
export interface Table {
  readonly width: number;
  readonly depth: number;
}

/** The greatest whole number from 0 to `most` that passes a test which, once failed, fails for all that are greater. */
export function greatest(most: number, passes: (n: number) => boolean): number {
  if (passes(most)) return most;
  let low = 0;
  let high = most;
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (passes(middle)) low = middle;
    else high = middle;
  }
  return low;
}
