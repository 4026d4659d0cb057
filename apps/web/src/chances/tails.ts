import { chanceOfAll, type Posed, tailsOf } from "@tercio/odds";
import type { Tails } from "./Chart.tsx";

export type Shown = "least" | "exactly" | "most";
/** How likely a number is, or so many at least or at most. */
export const chanceOfSo = ({ each }: Pick<Posed, "each">, shown: Shown, n: number): number =>
  chanceOfAll(
    each
      .filter(
        ({ value }) => value !== null && (shown === "least" ? value >= n : shown === "most" ? value <= n : value === n),
      )
      .map((r) => r.probability),
  );

/** What is shown as less than a tenth of a percent. */
const RARE = 0.001;

/** Which numbers share a row of the table, as all cases come to less than can be shown there. */
export function tailsIn(cases: readonly (Posed | null)[], counts: readonly number[], shown: Shown): Tails {
  const known = cases.flatMap((p) => (p === null ? [] : [p]));
  const ends = known.map((p) =>
    tailsOf(
      counts.map((n) => chanceOfSo(p, "exactly", n)),
      RARE,
    ),
  );
  const from = Math.min(counts.length, ...ends.map((e) => e.from));
  const to = Math.max(0, ...ends.map((e) => e.to));
  const [low, high] = [counts[from - 1] ?? 0, counts[to + 1] ?? 0];
  return {
    from,
    to,
    before: known.map((p) => (shown === "least" ? 1 : chanceOfSo(p, "most", low))),
    after: known.map((p) => (shown === "most" ? 1 : chanceOfSo(p, "least", high))),
  };
}
