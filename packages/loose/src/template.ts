import type { Base } from "./base.ts";
import { gap } from "./base.ts";
import { NOISE } from "./numbers.ts";

/**
 * The bases (positions in the list, ascending) that lie under a circle at least in part. One that only touches it counts:
 * it is at a distance of nothing, and what is exactly at a distance is within it.
 */
export function touchedBy(
  bases: readonly Base[],
  circle: { readonly x: number; readonly y: number; readonly radius: number },
): readonly number[] {
  const { x, y, radius } = circle;
  const disc: Base = { shape: { kind: "round", radius }, x, y, facing: 0 };
  return bases.flatMap((b, i) => (gap(disc, b) <= NOISE ? [i] : []));
}
