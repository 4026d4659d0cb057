import { rectangleAt } from "../facing.ts";
import { boundary } from "../formation.ts";
import { findBestOfDisc } from "./by-disc.ts";
import { AT_ONCE, BETWEEN_MATES, type Rest } from "./crowd.ts";
import { nearestOffset, type Reached, type Rim, rimOf, seamsOf, shortestTo, wheeledTo } from "./rim.ts";
import {
  type Asked,
  asked,
  type Charge,
  type ChargeMate,
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
    if (after !== undefined) inside.push(reachedUpTo(rim, inside[inside.length - 1] as Tried, after, enemies));
    const best = nearer(rim, inside, enemies);
    runs.push({ from: (inside[0] as Tried).at, to: (inside[inside.length - 1] as Tried).at, best });
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
      const together = bestTogether(rim, q, most);
      if (together !== null) return together;
      if (rim.spent.crowded === crowded) break;
      continue;
    }
    const seams = q.priorities.includes("most-models") ? seamsOf(rim) : [];
    const found = seams.flatMap((at) => tried(rim, at, most) ?? []);
    if (found.length > 0) return { rim, runs: found.map(single), missing: "nothing" };
    const runs = runsOf(rim, most);
    if (runs.length > 0) return { rim, runs, missing: "nothing" };
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

/** The mates moved one after another, in the order in which most of them find room, each to its best place. */
function restOf(q: Asked, mates: readonly ChargeMate[], blocks: Asked["obstacles"], most: number): Rest {
  let best: Rest = { chargers: 0, models: 0 };
  for (const mate of mates) {
    const others = mates.filter((m) => m !== mate);
    const charge = soonestAtRim({
      ...q,
      ...mate,
      maximum: mate.maximum ?? q.maximum,
      obstacles: blocks.filter((o) => o.id !== mate.id),
    });
    const shape = charge === null ? null : boundary(charge.end, mate.chargerFormation);
    const after = blocks.filter((o) => o.id !== mate.id);
    const rest = restOf(
      q,
      others,
      shape === null ? blocks : [...after, { id: mate.id, kind: "friend", shape }],
      most - 1,
    );
    const chargers = rest.chargers + (charge === null ? 0 : 1);
    const models = rest.models + (charge?.modelsInContact.own ?? 0);
    if (chargers > best.chargers || (chargers === best.chargers && models > best.models)) best = { chargers, models };
    if (best.chargers === most) return best;
  }
  return best;
}

function bestTogether(rim: Rim, q: Asked, enemies: number): Best | null {
  const mates = q.mates.slice(0, AT_ONCE);
  const seams = seamsOf(rim);
  const others = new Set<number>([nearestOffset(rim), rim.most, 0 - rim.most]);
  for (let at = BETWEEN_MATES; at < rim.most; at += BETWEEN_MATES) others.add(at).add(0 - at);
  for (const at of seams) others.delete(at);
  let best: { readonly rest: Rest; readonly models: number; readonly runs: Run[] } | null = null;
  for (const at of [...seams, ...[...others].sort((a, b) => a - b)]) {
    // Between two files most touch: where all mates find room beside that, nothing is better.
    if (best !== null && best.rest.chargers === mates.length && !seams.includes(at)) break;
    const own = tried(rim, at, enemies);
    if (own === null) continue;
    const shape = rectangleAt(own.charge.end, rim.frame.charger);
    const rest = restOf(q, mates, [...q.obstacles, { id: -1, kind: "friend", shape }], mates.length);
    const counts = q.priorities.includes("most-models");
    const models = counts ? rest.models + own.charge.modelsInContact.own : 0;
    const charge: Charge = { ...own.charge, roomFor: rest.chargers };
    const run = single({ ...own, charge });
    if (
      best === null ||
      rest.chargers > best.rest.chargers ||
      (rest.chargers === best.rest.chargers && models > best.models)
    )
      best = { rest, models, runs: [run] };
    else if (rest.chargers === best.rest.chargers && models === best.models) best.runs.push(run);
  }
  if (best === null) return null;
  return { rim, runs: best.runs, missing: best.rest.chargers === q.mates.length ? "as good" : "better" };
}

const stretchOf = ({ frame: { flip } }: Rim, { from, to, best }: Run): ChargeStretch => {
  const [a, b] = [flip * from + 0, flip * to + 0];
  return { from: Math.min(a, b), to: Math.max(a, b), best: { ...best.charge, offset: flip * best.at + 0 } };
};

/** `findPlaces` at a round base. */
export function findPlacesAtRim(question: ChargeQuestion): ChargePlaces {
  const found = bestOf(question);
  if (found === null) return { stretches: [], best: null, unheeded: [], missing: "nothing" };
  const { rim, runs, missing } = found;
  const unheeded = rim.question.mates.slice(AT_ONCE).map((m) => m.id);
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
