import { type Branch, distribution } from "@tercio/dice";
import type { RollRequest } from "@tercio/kernel";

const kept = new WeakMap<readonly Branch[], Map<string, readonly Branch[]>>();

/** The outcomes of a roll that make a difference, with their probabilities: points beyond the most that count are as many as that. */
export function branchesOf({ dice, most }: RollRequest): readonly Branch[] {
  const all = distribution(dice);
  if (most === undefined || dice.kind !== "chains") return all;
  const key = most.join();
  let alike = kept.get(all);
  if (alike === undefined) kept.set(all, (alike = new Map()));
  const known = alike.get(key);
  if (known !== undefined) return known;
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
  alike.set(key, fewer);
  return fewer;
}
