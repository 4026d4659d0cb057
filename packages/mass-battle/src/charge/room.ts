import type { ComingCharger } from "./types.ts";

/** A stretch of a facing that is taken, in the charger's directions along it. */
export interface Taken {
  readonly from: number;
  readonly to: number;
}

/** Two fronts may lie in one another by this much (0.01 mm) and count as side by side. */
const SLACK = 1;

/** Where the next charger ends when it stands as far left as it can with its left edge not before `edge`; or null. */
function next(c: ComingCharger, edge: number, taken: readonly Taken[], halfFacing: number): number | null {
  const half = c.width / 2;
  let offset = Math.max(c.least, -halfFacing - half, edge + half);
  for (const t of taken) if (offset - half < t.to - SLACK && offset + half > t.from + SLACK) offset = t.to + half;
  return offset <= Math.min(c.most, halfFacing + half) ? offset + half : null;
}

/** Visits the right edge of every row of coming chargers packed to the left, and how many it holds. */
function pack(
  coming: readonly ComingCharger[],
  taken: readonly Taken[],
  halfFacing: number,
  visit: (edge: number, count: number) => void,
): void {
  const used = coming.map(() => false);
  const place = (edge: number, count: number): void => {
    visit(edge, count);
    for (const [i, c] of coming.entries()) {
      if (used[i] === true) continue;
      const end = next(c, edge, taken, halfFacing);
      if (end === null) continue;
      used[i] = true;
      place(end, count + 1);
      used[i] = false;
    }
  };
  place(-Infinity, 0);
}

/** How many of the chargers to come can stand at the facing beside what is taken (sorted from the left). */
export function roomFor(coming: readonly ComingCharger[], taken: readonly Taken[], halfFacing: number): number {
  let most = 0;
  pack(coming, taken, halfFacing, (_, count) => {
    most = Math.max(most, count);
  });
  return most;
}

/** Every place at which the left or right edge of a new front could begin to take room from the chargers to come. */
export function roomEdges(
  coming: readonly ComingCharger[],
  taken: readonly Taken[],
  halfFacing: number,
): { readonly left: readonly number[]; readonly right: readonly number[] } {
  const left: number[] = [];
  const right: number[] = [];
  pack(coming, taken, halfFacing, (edge) => {
    if (edge > -Infinity) left.push(edge);
  });
  const turnedRound = coming.map((c) => ({ width: c.width, least: -c.most, most: -c.least }));
  const takenRound = taken.map((t) => ({ from: -t.to, to: -t.from })).reverse();
  pack(turnedRound, takenRound, halfFacing, (edge) => {
    if (edge > -Infinity) right.push(-edge);
  });
  return { left, right };
}
