import type { Facing } from "@tercio/mass-battle";

/** Two units in contact: `a` touches `b`'s facing with one of its own. */
export interface Pair {
  readonly a: number;
  readonly b: number;
  readonly aFacing: Facing;
  readonly bFacing: Facing;
}

/** An enemy in contact with a unit: the facing of the unit that it touches, and its own. */
export interface Foe {
  readonly foe: number;
  readonly facing: Facing;
  readonly foeFacing: Facing;
}

/** Those of a unit. */
export function pairsOf<P extends Pair>(all: readonly P[], id: number): readonly P[] {
  // The same list where all of them are its own, as in a combat of two: none is made then.
  for (const e of all) if (e.a !== id && e.b !== id) return all.filter((x) => x.a === id || x.b === id);
  return all;
}

export const isPaired = (all: readonly Pair[], id: number): boolean => {
  for (const e of all) if (e.a === id || e.b === id) return true;
  return false;
};

/** Enemies in contact with a unit, in the order of the pairs. */
export function foesOf(all: readonly Pair[], id: number): readonly Foe[] {
  const list: Foe[] = [];
  for (const e of all) {
    if (e.a === id) list.push({ foe: e.b, facing: e.aFacing, foeFacing: e.bFacing });
    else if (e.b === id) list.push({ foe: e.a, facing: e.bFacing, foeFacing: e.aFacing });
  }
  return list;
}

/** All units of the combat that a unit is in, ascending by id. */
export function joinedTo(all: readonly Pair[], id: number): readonly number[] {
  const seen = new Set([id]);
  const queue = [id];
  for (let at = queue.pop(); at !== undefined; at = queue.pop())
    for (const { foe } of foesOf(all, at))
      if (!seen.has(foe)) {
        seen.add(foe);
        queue.push(foe);
      }
  return [...seen].sort((p, q) => p - q);
}
