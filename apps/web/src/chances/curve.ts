/** A curve has a point for each number of so many; of more numbers, and of two units, it has fewer: they take long. */
const [POINTS, FEWER] = [101, 41];

/** Steps that can be read off: of one, two, five, and so on. */
const STEPS = [1, 2, 5].flatMap((n) => [1, 10, 100, 1000, 10_000].map((tens) => n * tens)).sort((a, b) => a - b);

/** Numbers from the least to the most: each, or where they are many only some of them. */
function spread(least: number, most: number, points: number): readonly number[] {
  const step = STEPS.find((s) => (most - least) / s < points) ?? most - least;
  const first = Math.ceil(least / step) * step;
  const even = Array.from({ length: Math.floor((most - first) / step) + 1 }, (_, i) => first + i * step);
  return first === least ? even : [least, ...even];
}

/** So many times what is asked about, where a curve does not reach to the end. */
const FARTHER = 3;

/**
 * The numbers along which a curve is drawn, from the least to the most; of a number with a `curve`, as far as that or three
 * times what is `asked`: 20 attacks say nothing on a curve up to 300. `slow`: each point takes long.
 */
export function curvePoints(
  { least, most, curve }: { readonly least: number; readonly most: number; readonly curve?: number },
  asked: unknown,
  slow: boolean,
): readonly number[] {
  const end = Math.min(most, Math.max(curve ?? most, typeof asked === "number" ? Math.ceil(asked * FARTHER) : 0));
  return spread(least, end, slow || end - least >= POINTS ? FEWER : POINTS);
}
