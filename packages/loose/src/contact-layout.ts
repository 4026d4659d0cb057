import { there } from "@tercio/basis";
import { type Base, overlap, within } from "./base.ts";
import type { Crowd } from "./crowd.ts";
import { assignment, TOO_FAR } from "./match.ts";

/** As often as somebody turns out to have no way to a place, the places are shared anew. */
const SHARED = 6;

/** Whether a model could get to a place if its unit were not there. */
type HasWay = (model: number, place: Base) => boolean;

/** Where a unit of one shape may come to stand, ways left aside: each place with who could get there in a straight line. */
export class Layout {
  readonly places: Base[] = [];
  private readonly takers: number[][] = [];
  private owner: number[] = [];
  private readonly crowd: Crowd;
  private readonly models: readonly number[];
  private readonly reach: number;

  constructor(crowd: Crowd, models: readonly number[], reach: number) {
    this.crowd = crowd;
    this.models = models;
    this.reach = reach;
  }

  clear(): void {
    this.places.length = 0;
    this.takers.length = 0;
    this.owner = this.models.map(() => -1);
  }

  fits(place: Base): boolean {
    if (this.places.some((p) => overlap(p, place))) return false;
    return this.places.length === 0 || this.places.some((p) => within(p, place, this.reach));
  }

  /** Adds a place if all places, and this one, can be shared out among the models. */
  add(place: Base, takers: readonly number[]): boolean {
    this.takers.push([...takers]);
    const owner = [...this.owner];
    if (!this.augment(this.takers.length - 1, owner, new Set())) {
      this.takers.pop();
      return false;
    }
    this.owner = owner;
    this.places.push(place);
    return true;
  }

  /** Who would go where as the places were shared while they were laid out; null where somebody has no way. */
  taken(way: HasWay): ReadonlyMap<number, Base> | null {
    const found = new Map<number, Base>();
    for (const [k, at] of this.owner.entries()) {
      const [model, place] = [there(this.models[k]), this.places[at]];
      if (place === undefined) continue;
      if (!way(model, place)) return null;
      found.set(model, place);
    }
    return found;
  }

  private augment(place: number, owner: number[], seen: Set<number>): boolean {
    for (const taker of there(this.takers[place])) {
      if (seen.has(taker)) continue;
      seen.add(taker);
      if (owner[taker] === -1 || this.augment(there(owner[taker]), owner, seen)) {
        owner[taker] = place;
        return true;
      }
    }
    return false;
  }

  /** Positions in the list of models of those that may get here. */
  takersOf(place: Base): readonly number[] {
    const found: number[] = [];
    this.models.forEach((model, k) => {
      if (this.crowd.straight(model, place) < Infinity) found.push(k);
    });
    return found;
  }
}

/**
 * Which of `models` goes to which of these places, each to one, so that the squares of the ways are least; who gets none stays, at no
 * cost. Null where they cannot all be taken.
 */
export function sharedOut(
  crowd: Crowd,
  models: readonly number[],
  places: readonly Base[],
  way: HasWay = () => true,
): ReadonlyMap<number, Base> | null {
  const n = models.length;
  const costs = new Float64Array(n * n);
  models.forEach((model, i) => {
    places.forEach((place, k) => {
      const length = crowd.straight(model, place);
      costs[i * n + k] = length === Infinity ? TOO_FAR : length * length;
    });
  });
  for (let tries = 0; tries < SHARED; tries++) {
    const columns = assignment(costs, n);
    if (columns === null) return null;
    const found = new Map<number, Base>();
    let none = -1;
    columns.forEach((k, i) => {
      const place = places[k];
      if (place === undefined || none >= 0) return;
      if (way(there(models[i]), place)) found.set(there(models[i]), place);
      else none = i * n + k;
    });
    if (none < 0) return found;
    costs[none] = TOO_FAR;
  }
  return null;
}

/**
 * Ways to share out the places, since who goes where decides who is in whose way: the shortest, the one found while they
 * were laid out, and the shortest with two changed about.
 */
export function* shares(
  crowd: Crowd,
  models: readonly number[],
  layout: Layout,
  way: HasWay,
): Generator<ReadonlyMap<number, Base>> {
  const shortest = sharedOut(crowd, models, layout.places, way);
  const taken = layout.taken(way);
  if (shortest !== null) yield shortest;
  if (taken !== null) yield taken;
  const pairs = [...(shortest ?? taken ?? [])];
  for (const [k, [i, a]] of pairs.entries())
    for (const [j, b] of pairs.slice(k + 1)) if (way(i, b) && way(j, a)) yield new Map([...pairs, [i, b], [j, a]]);
}
