import { there } from "@tercio/basis";
import { CONTACT_TOLERANCE } from "@tercio/tabletop";
import { type Base, within } from "./base.ts";
import type { Crowd } from "./crowd.ts";
import { NOISE } from "./numbers.ts";

/** What a unit seeks: as many as can be within `distance` of enemies (0: touching), and all one group in steps of `reach`. */
export interface Aim {
  readonly distance: number;
  readonly reach: number;
  /** Whoever moves first must end so near to an enemy, where that is asked. */
  readonly first?: number;
}

/** Who goes first, and where to; null: it stays. */
export interface Lead {
  readonly model: number;
  readonly place: Base | null;
}

/** So many places of a model are tried before it is left for later, or stays. */
const TRIES = 6;

/** Places nearer to each other than this (0.01 mm) are one and the same. */
const SAME = 100;

export const near = (crowd: Crowd, place: Base, distance: number): boolean => crowd.away(place) <= distance + NOISE;

/** How many are where they should be, and of these how many touch an enemy; how far all are from enemies together. */
export interface Score {
  readonly near: number;
  readonly touching: number;
  readonly away: number;
}

export function scoreOf(crowd: Crowd, distance: number): Score {
  const aways = crowd.now.map((b) => crowd.away(b));
  return {
    near: aways.filter((a) => a <= distance + NOISE).length,
    touching: aways.filter((a) => a === 0).length,
    away: aways.reduce((sum, a) => sum + a, 0),
  };
}

export const better = (a: Score, b: Score): boolean =>
  a.near !== b.near ? a.near > b.near : a.touching !== b.touching ? a.touching > b.touching : a.away < b.away - NOISE;

const differ = (a: Base, b: Base, distance: number): boolean => Math.abs(a.x - b.x) + Math.abs(a.y - b.y) >= distance;

/** Of places in their order those that are not beside one before them, so many at most. */
export function apart(places: readonly Base[], many: number, distance = SAME): readonly Base[] {
  const found: Base[] = [];
  for (const p of places) {
    if (found.length === many) break;
    if (found.every((q) => differ(p, q, distance))) found.push(p);
  }
  return found;
}

/** So many places of each model are begun with. */
const EACH = 3;
/** Places to begin with that are nearer to each other than this are as good as each other. */
const ELSEWHERE = 1500;

/** Who may be first within `distance` of an enemy, and where: those that are there stay; first of each model the nearest place at which it touches one. */
export function leadsOf(crowd: Crowd, models: readonly number[], distance: number): readonly Lead[] {
  const found = models.map((model): readonly Lead[] => {
    const own = there(crowd.now[model]);
    const stays = near(crowd, own, distance) ? [{ model, place: null }] : [];
    if (stays.length > 0 && near(crowd, own, 0)) return stays;
    const places = crowd.placesAt(model, distance);
    const touching = distance > 0 ? places.filter((p) => near(crowd, p, 0)).slice(0, 1) : [];
    const goes = apart(stays.length > 0 ? touching : [...touching, ...places], EACH, ELSEWHERE);
    return [...stays, ...goes.map((place) => ({ model, place }))];
  });
  return Array.from({ length: EACH + 1 }, (_, k) => found.flatMap((leads) => leads.slice(k, k + 1))).flat();
}

/** The same of models that cannot get to any of those: the nearest of many places all round that they can get to. */
export function leadsAnywhere(crowd: Crowd, models: readonly number[], distance: number): readonly Lead[] {
  return models.flatMap((model) => {
    const places = crowd.placesAt(model, distance, true).filter((p) => crowd.tryOut(model, p) !== null);
    return apart(places, EACH).map((place) => ({ model, place }));
  });
}

/**
 * A unit that follows its lead one by one: whoever can come near an enemy beside those that have gone before, the nearest
 * to them first; where nobody can, one comes as near as it can be beside them, and it is asked again. Changes `crowd`;
 * those that cannot come to stand beside others stay where they are.
 */
class Growth {
  private readonly crowd: Crowd;
  private readonly aim: Aim;
  /** Whether those that follow go no farther than they must, so that the unit is a long chain, and not as near as they can. */
  private readonly stretched: boolean;
  /** Whether so much has been looked at that nobody more is sent anywhere. */
  private readonly over: () => boolean;
  private readonly group: number[];

  constructor(crowd: Crowd, group: readonly number[], aim: Aim, stretched: boolean, over: () => boolean) {
    this.stretched = stretched;
    this.over = over;
    this.crowd = crowd;
    this.aim = aim;
    this.group = [...group];
  }

  grow(rest: readonly number[], again: boolean): void {
    let left = rest;
    while (left.length > 0) {
      const before = left.length;
      left = left.filter((i) => this.over() || !this.join(i, () => this.contact(i)));
      if (this.over()) return;
      if (left.length === 0 || (!again && left.length < before)) continue;
      const linked = left.find((i) => this.join(i, () => this.link(i)));
      if (linked === undefined) return;
      left = left.filter((i) => i !== linked);
    }
  }

  private beside(place: Base): boolean {
    return this.group.some((k) => within(place, there(this.crowd.now[k]), this.aim.reach));
  }

  /** Lets a model go to the first of these places that it can get to. */
  private join(model: number, places: () => readonly Base[]): boolean {
    for (const place of places()) {
      const goes = this.crowd.tryOut(model, place);
      if (goes === null) continue;
      this.crowd.go(model, goes);
      this.group.push(model);
      return true;
    }
    return false;
  }

  /** Near an enemy and beside the group: where it stands, if that is so. */
  private contact(model: number): readonly Base[] {
    const { crowd, aim } = this;
    const own = there(crowd.now[model]);
    if (near(crowd, own, aim.distance) && this.beside(own)) return [own];
    const places = crowd.placesAt(model, aim.distance).filter((p) => this.beside(p));
    const touching = places.filter((p) => near(crowd, p, 0));
    const others = aim.distance > CONTACT_TOLERANCE ? places.filter((p) => !near(crowd, p, 0)) : [];
    return [...apart(touching, TRIES), ...apart(others, TRIES)];
  }

  /** Beside the group and as near to enemies as can be, or stretched. */
  private link(model: number): readonly Base[] {
    const { crowd, aim } = this;
    const own = there(crowd.now[model]);
    const mates = this.group.map((k) => there(crowd.now[k]));
    const stays = this.beside(own);
    if (stays && this.stretched) return [own];
    const most = stays ? crowd.away(own) : Infinity;
    const places = crowd
      .placesBeside(model, mates, aim.reach)
      .map((place) => ({ place, away: crowd.away(place), far: crowd.straight(model, place) }))
      .filter((p) => p.away < most && p.far < Infinity);
    const found: Base[] = [];
    const add = (place: Base, many: number): void => {
      if (found.length >= many || found.some((p) => !differ(p, place, SAME))) return;
      if (this.beside(place) && crowd.free(model, place)) found.push(place);
    };
    if (!this.stretched) for (const { place } of [...places].sort((a, b) => a.away - b.away)) add(place, TRIES);
    if (stays) return [...found, own];
    // The nearest to enemies may be behind them: then the nearest to where it stands.
    for (const { place } of places.sort((a, b) => a.far - b.far)) add(place, 2 * TRIES);
    return found;
  }
}

/** The unit of which this group has gone, the others after it: each as near as it can, or else all as one long chain. */
export function followedBy(
  gone: Crowd,
  group: readonly number[],
  rest: readonly number[],
  aim: Aim,
  again: boolean,
  over: () => boolean,
): Crowd {
  const near = gone.copy();
  new Growth(near, group, aim, false, over).grow(rest, again);
  if (near.coherent(aim.reach) || !again) return near;
  const chain = gone.copy();
  new Growth(chain, group, aim, true, over).grow(rest, again);
  return chain;
}
