import { type Branch, distribution } from "@tercio/dice";
import type { RollRequest } from "@tercio/kernel";

interface Kept {
  readonly most: readonly (number | null)[];
  readonly fewer: readonly Branch[];
}
/** By distribution: one list for each way in which points are capped, of which there are few. */
const kept = new WeakMap<readonly Branch[], Kept[]>();

const same = (p: Kept["most"], q: Kept["most"]): boolean => {
  for (let at = 0; at < p.length; at++) if (p[at] !== q[at]) return false;
  return p.length === q.length;
};

/** The outcomes of a roll that make a difference, with their probabilities: points beyond the most that count are as many as that. */
export function branchesOf({ dice, most }: RollRequest): readonly Branch[] {
  const all = distribution(dice);
  if (most === undefined || dice.kind !== "chains") return all;
  let alike = kept.get(all);
  if (alike === undefined) kept.set(all, (alike = []));
  for (const k of alike) if (same(k.most, most)) return k.fewer;
  const sums = new Map<string, { readonly points: readonly number[]; probability: number }>();
  for (const { outcome, probability } of all as readonly Branch<{ readonly points: readonly number[] }>[]) {
    const points = outcome.points.map((n, at) => Math.min(n, most[at] ?? n));
    const same = sums.get(points.join());
    if (same === undefined) sums.set(points.join(), { points, probability });
    else same.probability += probability;
  }
  const fewer: readonly Branch[] =
    sums.size === all.length
      ? all
      : [...sums.values()].map(({ points, probability }) => ({ outcome: { chains: [], points }, probability }));
  alike.push({ most, fewer });
  return fewer;
}
