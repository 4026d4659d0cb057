import { CONTACT_TOLERANCE } from "@tercio/tabletop";
import { type Base, gap, nearest, type Table } from "./base.ts";
import { Crowd } from "./crowd.ts";
import { mirrorBase } from "./mirror.ts";
import type { Moved } from "./making.ts";
import { mirrorMoved } from "./move.ts";
import { NOISE } from "./numbers.ts";
import type { MoveOptions } from "./way.ts";

/** Where a unit's models came to, and how. */
export interface Neared {
  readonly to: readonly Base[];
  readonly moved: Moved;
}

/** Of so few models every order is tried, each with the likeliest places. */
const FEW = 6;
const LIKELY = 3;
const MOST_TRIALS = 150;
/** In a move that has more to think of. */
const SOME_TRIALS = 20;

/** Models by how far they are from the enemies, the nearest first. */
export function byDistance(crowd: Crowd): readonly number[] {
  const away = crowd.now.map((b) => crowd.away(b));
  return crowd.now.map((_, i) => i).sort((a, b) => (away[a] as number) - (away[b] as number) || a - b);
}

/** The first of a model's likeliest places that it can get to. */
function firstOf(crowd: Crowd, model: number, places: readonly Base[], tries: number): boolean {
  for (const place of places.slice(0, tries)) {
    const goes = crowd.tryOut(model, place);
    if (goes === null) continue;
    crowd.go(model, goes);
    return true;
  }
  return false;
}

/**
 * As many of `models` as can be found within `distance` of enemies at once: those that are there stay, the nearest of the
 * others go first. Of few, all orders and a few places each are tried until no more could be there: `proven` says that as
 * many are as could be if each were alone.
 */
export function most(
  start: Crowd,
  models: readonly number[],
  distance: number,
  most = SOME_TRIALS,
): { readonly crowd: Crowd; readonly proven: boolean } {
  const there = (crowd: Crowd, i: number): boolean => crowd.away(crowd.now[i] as Base) <= distance + NOISE;
  const greedy = start.copy();
  for (const i of models) if (!there(start, i)) firstOf(greedy, i, greedy.placesAt(i, distance), 8);
  const counted = (crowd: Crowd): number => models.filter((i) => there(crowd, i)).length;
  let best = greedy;
  let count = counted(greedy);
  if (count === models.length) return { crowd: best, proven: true };
  if (models.length > FEW) return { crowd: best, proven: false };
  // Who could not even be there alone, with the rest of its unit out of the way, is not waited for.
  const able = models.filter((i) => {
    const alone = start.alone(i);
    return there(start, i) || firstOf(alone, 0, alone.placesAt(0, distance), 40);
  });
  if (count >= able.length) return { crowd: best, proven: true };
  let trials = 0;
  const tryFrom = (crowd: Crowd, rest: readonly number[], done: number): boolean => {
    if (done > count) {
      count = done;
      best = crowd;
    }
    if (count === able.length || trials > most) return true;
    if (done + rest.length <= count) return false;
    for (const i of rest) {
      const others = rest.filter((k) => k !== i);
      trials++;
      if (there(crowd, i) && tryFrom(crowd, others, done + 1)) return true;
      for (const place of likely(crowd, i, distance)) {
        trials++;
        const goes = crowd.tryOut(i, place);
        if (goes === null) continue;
        const next = crowd.copy();
        next.go(i, goes);
        if (tryFrom(next, others, done + 1)) return true;
      }
    }
    return false;
  };
  tryFrom(start, able, 0);
  return { crowd: best, proven: count === able.length };
}

/** Places of a model within `distance` of an enemy: the nearest, the nearest at which it touches one, and those beside its own. */
function likely(crowd: Crowd, model: number, distance: number): readonly Base[] {
  const places = crowd.placesAt(model, distance);
  const touching = distance > CONTACT_TOLERANCE ? crowd.placesAt(model, 0).slice(0, 1) : [];
  return [...places.slice(0, 1), ...touching, ...crowd.tight(model, places).slice(0, LIKELY)];
}

/**
 * The most models of a unit that can end within `distance` (0.01 mm; 0: touching) of enemies at once, each moved at most
 * `limit`, and where they stand then. Places are looked for at the nearest point, in 16 directions round each enemy, and
 * wherever an enemy and another base are touched together. `proven`: that many are as many
 * as could be one by one; never said of more than six that are not all there.
 */
export function mostInContact(
  from: readonly Base[],
  enemies: readonly Base[],
  friends: readonly Base[],
  table: Table,
  limit: number,
  distance: number,
  options: MoveOptions = {},
): Neared & { readonly count: number; readonly proven: boolean } {
  if (options.chirality === -1) {
    const seen = [from, enemies, friends].map((list) => list.map(mirrorBase)) as [Base[], Base[], Base[]];
    const found = mostInContact(...seen, table, limit, distance, { ...options, chirality: 1 });
    return { ...found, to: found.to.map(mirrorBase), moved: mirrorMoved(found.moved) };
  }
  const start = new Crowd(from, enemies, friends, table, limit, options);
  const { crowd, proven } = most(start, byDistance(start), distance, MOST_TRIALS);
  const made = crowd.made();
  const count = made.to.filter((b) => crowd.away(b) <= distance + NOISE).length;
  return { ...made, count, proven };
}

/** Each of the rest as near as it can come to the enemy model that is nearest to it, those nearest first. */
export function follow(crowd: Crowd, models: readonly number[], reach: number): void {
  for (const i of models) {
    const base = crowd.now[i] as Base;
    let enemy: Base | null = null;
    let least = Infinity;
    for (const e of crowd.enemies) {
      const away = gap(base, e);
      if (away < least) [enemy, least] = [e, away];
    }
    if (enemy === null || least <= CONTACT_TOLERANCE) continue;
    const others = crowd.now.filter((_, k) => k !== i);
    const places = crowd.placesToward(i, enemy);
    firstOf(crowd, i, others.length === 0 ? places : places.filter((p) => nearest([p], others) <= reach), 8);
  }
}

/** Takes back the last moves until the unit is one group, and nobody in anybody; whether it is. */
export function mend(crowd: Crowd, reach: number, keep: number): boolean {
  while (!crowd.coherent(reach) || !crowd.clear()) if (crowd.order.length <= keep || !crowd.undo()) return false;
  return true;
}

/**
 * A pile-in: each model at most `limit`, none ending farther from the enemy model that was nearest to it at the start than
 * it was. As many as can be found come to touch enemies; the others come as near as they can. Where the unit would fall
 * apart, the last to move are left where they stood.
 */
export function pileIn(
  from: readonly Base[],
  enemies: readonly (readonly Base[])[],
  friends: readonly Base[],
  table: Table,
  limit: number,
  reach: number,
  options: MoveOptions = {},
): Neared {
  if (options.chirality === -1) {
    const foes = enemies.map((unit) => unit.map(mirrorBase));
    const one = { ...options, chirality: 1 } as const;
    const found = pileIn(from.map(mirrorBase), foes, friends.map(mirrorBase), table, limit, reach, one);
    return { to: found.to.map(mirrorBase), moved: mirrorMoved(found.moved) };
  }
  const all = enemies.flat();
  const targets = from.map((b) =>
    all.reduce<Base | null>((best, e) => (best === null || gap(b, e) < gap(b, best) ? e : best), null),
  );
  const allowed = (i: number, place: Base): boolean => {
    const target = targets[i] ?? null;
    return target === null || gap(place, target) <= Math.max(gap(from[i] as Base, target), CONTACT_TOLERANCE) + NOISE;
  };
  const start = new Crowd(from, all, friends, table, limit, options, allowed);
  const models = byDistance(start);
  const { crowd } = most(start, models, 0);
  follow(
    crowd,
    models.filter((i) => !crowd.order.includes(i)),
    reach,
  );
  mend(crowd, reach, 0);
  return crowd.made();
}
