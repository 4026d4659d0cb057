import type { Fate } from "@tercio/dice";

/** One die as it fell; `fate` tells by line and weight, not by hue, what became of it. */
export function Die({ face, fate }: { face: number; fate: Fate }) {
  return <span className={fate === null ? "die" : `die ${fate}`}>{face}</span>;
}
