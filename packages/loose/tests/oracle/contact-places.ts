/** What contact.ts is asked and finds, and places beside mates. */
import { type Base, bodyFor, nearest, type Point, rimPoint, type Table } from "./geometry.ts";

export interface ContactAsked {
  /** Round models only. */
  readonly unit: readonly Base[];
  readonly enemies: readonly Base[];
  readonly friends: readonly Base[];
  readonly table: Table;
  /** Longest way of each model: the roll in inches * 2540, or 3 inches for a pile-in. */
  readonly limit: number;
  /** Greatest gap that counts: 1270 for half an inch, 3 for base contact; not more than 1270 in a charge. */
  readonly within: number;
  readonly allow?: number;
  /** No model ends farther from the enemy model nearest to it at the start (one of them in a tie) than it began. */
  readonly pileIn?: boolean;
  readonly angles?: number;
  /** Steps of the search. */
  readonly budget?: number;
}

export interface ContactFound {
  readonly count: number;
  readonly ceiling: number;
  readonly exhausted: boolean;
  /** Indices of the models that moved, in order; those in contact. */
  readonly order: readonly number[];
  readonly inContact: readonly number[];
  readonly ends: readonly Base[];
  readonly ways: ReadonlyMap<number, readonly Point[]>;
}

export interface Plan {
  readonly order: readonly number[];
  readonly ends: readonly Base[];
  readonly ways: ReadonlyMap<number, readonly Point[]>;
}

export const squareOf = (a: Base, b: Base): number => (a.x - b.x) ** 2 + (a.y - b.y) ** 2;
export const gapOf = (a: Base, b: Base): number => nearest(bodyFor(a.shape, a.facing, { base: b }), a.x, a.y).gap;

/** Places within an inch of mates, the nearest first. */
export function placesNear(base: Base, mates: readonly Base[]): Base[] {
  const places: Base[] = [];
  for (const mate of mates) {
    for (const apart of [1, 1268, 2538]) {
      const body = bodyFor(base.shape, 0, { base: mate, keep: apart });
      const toward = nearest(body, base.x, base.y);
      for (let k = 0; k < 12; k++) {
        const angle = Math.atan2(toward.uy, toward.ux) + (k * Math.PI) / 6;
        const s = rimPoint(body, Math.cos(angle), Math.sin(angle));
        places.push({ ...base, x: Math.round(body.x + s.x), y: Math.round(body.y + s.y) });
      }
    }
  }
  return places.sort((a, b) => squareOf(a, base) - squareOf(b, base));
}
