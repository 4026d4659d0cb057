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

/** Which points of a curve share a row of the table: at either end those that can be shown as no more than all but certain, or all but never. */
export function tailsAlong(lines: readonly (readonly (number | null)[])[]): Tails | undefined {
  const points = lines[0]?.length ?? 0;
  const alike = (at: number): string =>
    lines
      .map((line) => {
        const chance = line[at] ?? 0.5;
        return chance > 1 - RARE ? "sure" : chance < RARE ? "never" : "between";
      })
      .join();
  /** How many from an end on are like the one there; of one alone nothing is saved. */
  const run = (places: readonly number[]): number => {
    const [end] = places;
    if (end === undefined || alike(end).includes("between")) return 0;
    const other = places.findIndex((at) => alike(at) !== alike(end));
    return other === -1 ? points : other;
  };
  const places = Array.from({ length: points }, (_, i) => i);
  const [first, last] = [run(places), run(places.toReversed())];
  if (first === points) return undefined;
  const [from, to] = [first > 1 ? first : 0, points - 1 - (last > 1 ? last : 0)];
  const told = (at: number) => lines.map((line) => line[at] ?? null);
  return { from, to, before: told(from - 1), after: told(to + 1) };
}
