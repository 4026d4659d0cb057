import { INCH } from "@tercio/tabletop";
import type { Base, BaseShape, Table } from "../src/index.ts";

export const table: Table = { width: 72 * INCH, depth: 48 * INCH };

export const inches = (n: number): number => Math.round(n * INCH);

/** A round base of this diameter in millimetres, its middle so many 0.01 mm east and north. */
export const round = (mm: number, x: number, y: number, facing = 0): Base => ({
  shape: { kind: "round", radius: mm * 50 },
  x,
  y,
  facing,
});

export const oval = (length: number, width: number, x: number, y: number, facing = 0): Base => ({
  shape: { kind: "oval", length: length * 100, width: width * 100 },
  x,
  y,
  facing,
});

/** Numbers from `a` to `b`, the same every time. */
export function dice(seed: number): (a: number, b: number) => number {
  let now = seed;
  return (a, b) => {
    now = (now * 1103515245 + 12345) % 2147483648;
    return a + Math.floor((now / 2147483648) * (b - a + 1));
  };
}

export function someShape(roll: (a: number, b: number) => number): BaseShape {
  return roll(0, 2) === 0
    ? { kind: "oval", length: roll(3500, 12000), width: roll(2500, 9200) }
    : { kind: "round", radius: roll(1250, 6500) };
}
