import { there } from "@tercio/basis";
import { CONTACT_TOLERANCE } from "@tercio/tabletop";
import { type Base, gap, nearest, type Table } from "./base.ts";
import { apart, better, leadsOf, near, scoreOf } from "./contact-group.ts";
import { together } from "./contact-search.ts";
import { Crowd } from "./crowd.ts";
import { mirrorBase } from "./mirror.ts";
import type { Moved } from "./making.ts";
import { mirrorMoved } from "./move.ts";
import { NOISE } from "./numbers.ts";
import type { MoveOptions, SeekOptions } from "./way.ts";

/** Where a unit's models came to, and how. */
export interface Neared {
  readonly to: readonly Base[];
  readonly moved: Moved;
  /** The search was ended because so much had been looked at: better places may exist. */
  readonly ended: boolean;
}

/** Places of a model alone that are looked at, so far from each other at least (0.01 mm). */
const ALL = 100;
const BESIDE = 50;
/** A way may come out this much longer than its limit by rounding (0.01 mm): far more than it does. */
const ROUNDED = 10;
/** Of so few models it is looked who could be there alone. */
const FEW = 6;

/** Models by how far they are from the enemies, the nearest first. */
export function byDistance(crowd: Crowd): readonly number[] {
  const away = crowd.now.map((b) => crowd.away(b));
  return crowd.now.map((_, i) => i).sort((a, b) => there(away[a]) - there(away[b]) || a - b);
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

/** Whether a model is within `distance` of an enemy. */
const stands = (crowd: Crowd, i: number, distance: number): boolean => near(crowd, there(crowd.now[i]), distance);

/** Those that are within `distance` of enemies stay, the others go there one by one, the nearest first. */
export function most(start: Crowd, models: readonly number[], distance: number): Crowd {
  const crowd = start.copy();
  for (const i of models) if (!stands(start, i, distance)) firstOf(crowd, i, crowd.placesAt(i, distance), 8);
  return crowd;
}

/** How many could be within `distance` of enemies if each were alone, with the rest of its unit out of the way. */
export const ableOf = (start: Crowd, models: readonly number[], distance: number): number =>
  models.filter((i) => {
    const alone = start.alone(i);
    return stands(start, i, distance) || firstOf(alone, 0, apart(alone.placesAt(0, distance), ALL, BESIDE), ALL);
  }).length;

/** Never fewer than can be within `distance` of enemies at once: all but those that are too far from every one of them. */
const mostEver = (start: Crowd, models: readonly number[], distance: number): number =>
  models.filter((i) => start.away(there(start.now[i])) <= start.limit + distance + ROUNDED).length;

/** The best of what was found. */
export function bestOf(found: readonly (Crowd | null)[], distance: number): Crowd | null {
  let best: Crowd | null = null;
  for (const crowd of found)
    if (crowd !== null && (best === null || better(scoreOf(crowd, distance), scoreOf(best, distance)))) best = crowd;
  return best;
}

/**
 * The most models of a unit that can be found to end within `distance` (0.01 mm; 0: touching) of enemies at once, each moved
 * at most `limit` and all one group in steps of `reach`, and where they stand then; null where none can, or the unit would
 * fall apart. Places are looked for at the nearest point, in 16 directions round each enemy, and wherever an enemy and
 * another base or the edge are touched together. `proven`: no more can be, since the others stand farther from all enemies
 * than they may go.
 */
export function mostInContact(
  from: readonly Base[],
  enemies: readonly Base[],
  friends: readonly Base[],
  table: Table,
  limit: number,
  distance: number,
  reach: number,
  options: MoveOptions = {},
): (Neared & { readonly count: number; readonly proven: boolean }) | null {
  if (options.chirality === -1) {
    const seen = [from, enemies, friends].map((list) => list.map(mirrorBase)) as [Base[], Base[], Base[]];
    const found = mostInContact(...seen, table, limit, distance, reach, { ...options, chirality: 1 });
    return found === null ? null : { ...found, to: found.to.map(mirrorBase), moved: mirrorMoved(found.moved) };
  }
  const start = new Crowd(from, enemies, friends, table, limit, options);
  const models = byDistance(start);
  const able = from.length > FEW ? from.length : ableOf(start, models, distance);
  const leads = leadsOf(start, models, distance);
  const { crowd, ended } = together(start, models, { distance, reach }, leads, () => able);
  if (crowd === null) return null;
  const count = models.filter((i) => stands(crowd, i, distance)).length;
  return { ...crowd.made(), ended, count, proven: count === mostEver(start, models, distance) };
}

/** Each of the rest as near as it can come to the enemy model that is nearest to it, those nearest first. */
export function follow(crowd: Crowd, models: readonly number[], reach: number): void {
  for (const i of models) {
    const base = there(crowd.now[i]);
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
  options: SeekOptions = {},
): Neared {
  if (options.chirality === -1) {
    const foes = enemies.map((unit) => unit.map(mirrorBase));
    const one = { ...options, chirality: 1 } as const;
    const found = pileIn(from.map(mirrorBase), foes, friends.map(mirrorBase), table, limit, reach, one);
    return { ...found, to: found.to.map(mirrorBase), moved: mirrorMoved(found.moved) };
  }
  const all = enemies.flat();
  const targets = from.map((b) =>
    all.reduce<Base | null>((best, e) => (best === null || gap(b, e) < gap(b, best) ? e : best), null),
  );
  const allowed = (i: number, place: Base): boolean => {
    const target = targets[i] ?? null;
    return target === null || gap(place, target) <= Math.max(gap(there(from[i]), target), CONTACT_TOLERANCE) + NOISE;
  };
  const start = new Crowd(from, all, friends, table, limit, options, allowed);
  const models = byDistance(start);
  const plain = most(start, models, 0);
  follow(
    plain,
    models.filter((i) => !plain.order.includes(i)),
    reach,
  );
  mend(plain, reach, 0);
  if (options.soon === true || scoreOf(plain, 0).near === from.length) return { ...plain.made(), ended: false };
  const able = (): number => ableOf(start, models, 0);
  const grown = together(start, models, { distance: 0, reach }, leadsOf(start, models, 0), able);
  return { ...there(bestOf([plain, grown.crowd], 0)).made(), ended: grown.ended };
}
