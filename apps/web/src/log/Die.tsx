/** One die as it fell; `fate` tells by line and weight, not by hue, whether it went on. */
export function Die({ face, fate }: { face: number; fate?: "on" | "out" | undefined }) {
  return <span className={fate === undefined ? "die" : `die ${fate}`}>{face}</span>;
}
