/** The side's fill and hatch as a small swatch: told apart by the direction of the lines, not by hue alone. */
export function SideMark({ seat }: { seat: number }) {
  return <span className={seat === 0 ? "side first" : "side second"} aria-hidden="true" />;
}
