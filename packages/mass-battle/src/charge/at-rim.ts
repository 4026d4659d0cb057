import { there } from "@tercio/kernel";
import { findBestOfDisc } from "./by-disc.ts";
import { bestTogether, BETWEEN_MATES } from "./crowd.ts";
import { mostAtRim, nearestOffset, type Reached, type Rim, rimOf, seamsOf, shortestTo, wheeledTo } from "./rim.ts";
import {
  type Asked,
  asked,
  type Charge,
  type ChargePlaces,
  type ChargeQuestion,
  type ChargeStretch,
  type Missing,
} from "./types.ts";

/*
 * Where charges at a round base end. For one offset the search is certain (`rim.ts`). Where two models meet the base there are
 * few such offsets, so all of them are looked at. Where one does, or the priorities ask for nothing else, offsets are
 * tried side by side ({@link APART_TRIED}), and those that free wheels lead to: narrower room between two that fail may be missed.
 */

/** So far apart, 0.01 mm, lie the offsets that are tried where any would do. */
const APART_TRIED = 300;

/** An offset and the shortest charge to it. */
interface Tried extends Reached {
  readonly at: number;
}

const tried = (rim: Rim, at: number, enemies: number): Tried | null => {
  const found = shortestTo(rim, at, enemies);
  return found === null ? null : { ...found, at };
};

/** All offsets that are tried, from left to right: evenly, and the one to which nobody can be in the way of a shorter charge. */
function grid(rim: Rim): readonly number[] {
  const list = new Set<number>([nearestOffset(rim), ...seamsOf(rim)]);
  for (let at = 0; at < rim.most; at += APART_TRIED) {
    list.add(at);
    list.add(0 - at);
  }
  return [...list.add(rim.most).add(0 - rim.most)].sort((a, b) => a - b);
}

const shortest = (list: readonly Tried[]): Tried =>
  list.reduce((p, q) => (q.way.length < p.way.length || (q.way.length === p.way.length && q.at > p.at) ? q : p));

/** The last whole offset from one that is reached towards one that is not to which there is a charge, by halves. */
function reachedUpTo(rim: Rim, from: Tried, to: number, enemies: number): Tried {
  let [good, bad] = [from, to];
  while (Math.abs(bad - good.at) > 1) {
    const next = tried(rim, Math.trunc((good.at + bad) / 2), enemies);
    if (next === null) bad = Math.trunc((good.at + bad) / 2);
    else good = next;
  }
  return good;
}

/** Offsets that are all worth the same, and the shortest charge to one of them. In the flipped frame of the rim. */
interface Run {
  readonly from: number;
  readonly to: number;
  readonly best: Tried;
}

/** Stretches of offsets to which there is a charge; where none of those evenly apart has one, those that free wheels lead to. */
function runsOf(rim: Rim, enemies: number): readonly Run[] {
  const even = runsAmong(rim, grid(rim), enemies);
  return even.length > 0 ? even : runsAmong(rim, wheeledTo(rim), enemies);
}

function runsAmong(rim: Rim, places: readonly number[], enemies: number): readonly Run[] {
  const found = places.map((at) => tried(rim, at, enemies));
  const runs: Run[] = [];
  for (let i = 0; i < places.length; i++) {
    const first = found[i] ?? null;
    if (first === null) continue;
    let last = i;
    while (last + 1 < places.length && (found[last + 1] ?? null) !== null) last++;
    const inside = found.slice(i, last + 1) as Tried[];
    const before = places[i - 1];
    const after = places[last + 1];
    if (before !== undefined) inside.unshift(reachedUpTo(rim, first, before, enemies));
    if (after !== undefined) inside.push(reachedUpTo(rim, there(inside[inside.length - 1]), after, enemies));
    const best = nearer(rim, inside, enemies);
    runs.push({ from: there(inside[0]).at, to: there(inside[inside.length - 1]).at, best });
    i = last;
  }
  return runs;
}

/** The shortest of offsets side by side, and between those beside it, by thirds. */
function nearer(rim: Rim, list: readonly Tried[], enemies: number): Tried {
  const best = shortest(list);
  const at = list.indexOf(best);
  let low = (list[at - 1] ?? best).at;
  let high = (list[at + 1] ?? best).at;
  const seen: Tried[] = [best];
  const lengthAt = (offset: number): number => {
    const one = tried(rim, offset, enemies);
    if (one === null) return Infinity;
    seen.push(one);
    return one.way.length;
  };
  while (high - low > 4) {
    const third = Math.floor((high - low) / 3);
    if (lengthAt(low + third) <= lengthAt(high - third)) high -= third;
    else low += third;
  }
  return shortest(seen);
}

interface Best {
  readonly rim: Rim;
  readonly runs: readonly Run[];
  readonly unheeded: readonly number[];
  readonly missing: Missing;
}

const single = (best: Tried): Run => ({ from: best.at, to: best.at, best });

/** The best places: fewest other enemies, room for mates, most models; then each by its shortest way. */
function bestOf(question: ChargeQuestion): Best | null {
  const q = asked(question);
  const rim = rimOf(q);
  const counts = q.priorities.includes("fewest-enemies");
  const enemies = rim.question.obstacles.filter((o) => o.kind === "enemy").length;
  for (let most = counts ? 0 : enemies; most <= enemies; most++) {
    const { crowded } = rim.spent;
    if (q.mates.length > 0 && q.priorities.includes("most-chargers")) {
      const places = placesBesideMates(rim, most).map((at) => ({ at, charge: at.charge }));
      const found = bestTogether(q, places, { ...mostAtRim(q), enemies: 0 }, soonestAtRim);
      if (found !== null) {
        const runs = found.places.map(({ at, charge }) => single({ ...at, charge }));
        return { rim, runs, unheeded: found.unheeded, missing: found.missing };
      }
      if (rim.spent.crowded === crowded) break;
      continue;
    }
    const seams = q.priorities.includes("most-models") ? seamsOf(rim) : [];
    const found = seams.flatMap((at) => tried(rim, at, most) ?? []);
    if (found.length > 0) return { rim, runs: found.map(single), unheeded: [], missing: "nothing" };
    const runs = runsOf(rim, most);
    if (runs.length > 0) return { rim, runs, unheeded: [], missing: "nothing" };
    // Where nobody was turned away for the enemies beside it, more of them lead nowhere either.
    if (rim.spent.crowded === crowded) break;
  }
  return null;
}

/** A charge with as many models in contact as can be, to the place nearest to the shortest way of all; null where none is found. */
export function soonestAtRim(q: Asked): Charge | null {
  if (q.chargerFormation.round === true) return findBestOfDisc({ ...q, mates: [] });
  const rim = rimOf(q);
  const middle = nearestOffset(rim);
  const near = (list: readonly number[]): readonly number[] =>
    list.toSorted((a, b) => Math.abs(a - middle) - Math.abs(b - middle) || b - a);
  const coarse = [middle, rim.most, 0 - rim.most];
  for (let at = 0; at < rim.most; at += BETWEEN_MATES) coarse.push(at, 0 - at);
  for (const enemies of q.priorities.includes("fewest-enemies") ? [0, q.obstacles.length] : [q.obstacles.length]) {
    for (const at of [...near(seamsOf(rim)), ...near(coarse)]) {
      const found = tried(rim, at, enemies);
      if (found !== null) return found.charge;
    }
    if (rim.spent.crowded === 0) break;
  }
  return null;
}

/** Places at which it is tried what room is left for mates: where two models touch, and others; where those are not reached, the best that are. */
function placesBesideMates(rim: Rim, enemies: number): readonly Tried[] {
  const offsets = new Set<number>([...seamsOf(rim), nearestOffset(rim), rim.most, 0 - rim.most]);
  for (let at = BETWEEN_MATES; at < rim.most; at += BETWEEN_MATES) offsets.add(at).add(0 - at);
  const found = [...offsets].sort((a, b) => a - b).flatMap((at) => tried(rim, at, enemies) ?? []);
  return found.length > 0 ? found : runsOf(rim, enemies).map((run) => run.best);
}

const stretchOf = ({ frame: { flip } }: Rim, { from, to, best }: Run): ChargeStretch => {
  const [a, b] = [flip * from + 0, flip * to + 0];
  return { from: Math.min(a, b), to: Math.max(a, b), best: { ...best.charge, offset: flip * best.at + 0 } };
};

/** `findPlaces` at a round base. */
export function findPlacesAtRim(question: ChargeQuestion): ChargePlaces {
  const found = bestOf(question);
  if (found === null) return { stretches: [], best: null, unheeded: [], missing: "nothing" };
  const { rim, runs, unheeded, missing } = found;
  const stretches = runs
    .toSorted((p, q) => p.best.way.length - q.best.way.length || q.best.at - p.best.at)
    .map((run) => stretchOf(rim, run));
  return { stretches, best: stretches[0]?.best ?? null, unheeded, missing };
}

/** `findBest` at a round base. */
export function findBestAtRim(question: ChargeQuestion): Charge | null {
  const found = bestOf(question);
  return found === null ? null : stretchOf(found.rim, single(shortest(found.runs.map((r) => r.best)))).best;
}

/** `canCharge` at a round base. */
export function canChargeRim(question: ChargeQuestion): boolean {
  const rim = rimOf(asked(question));
  const enemies = question.obstacles.length;
  if (tried(rim, nearestOffset(rim), enemies) !== null) return true;
  const any = (list: readonly number[]): boolean => list.some((at) => tried(rim, at, enemies) !== null);
  return any(grid(rim)) || any(wheeledTo(rim));
}

/** `chargeAt` at a round base. */
export function chargeAtRim(question: ChargeQuestion, near: ChargeStretch, offset: number): Charge {
  const rim = rimOf(asked(question));
  const { flip } = rim.frame;
  const at = Math.max(near.from, Math.min(near.to, offset));
  const found = tried(rim, flip * at + 0, near.best.otherEnemies.length);
  return found === null ? near.best : { ...found.charge, offset: at, roomFor: near.best.roomFor };
}
