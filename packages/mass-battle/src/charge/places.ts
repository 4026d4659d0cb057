import { there } from "@tercio/kernel";
import { remembering, roundHalfAway } from "@tercio/tabletop";
import type { Placement } from "../facing.ts";
import { canChargeByDisc, chargeAtByDisc, findBestOfDisc, findPlacesOfDisc } from "./by-disc.ts";
import { canChargeRim, chargeAtRim, findBestAtRim, findPlacesAtRim, soonestAtRim } from "./at-rim.ts";
import { bestCharge, directCharge, easyCharge, type Found, type Goal } from "./best.ts";
import { reachable } from "./cover.ts";
import { bestTogether, BETWEEN_MATES, mostOf } from "./crowd.ts";
import { facetOf, facetTurned } from "./facet.ts";
import { goalsOf, standing, within } from "./goals.ts";
import { type Hunt, huntFor, huntTurned } from "./hunt.ts";
import { nearWays } from "./near-way.ts";
import { piecesOf } from "./offsets.ts";
import { joined, type Stretches, withWhole } from "./stretches.ts";
import {
  type Asked,
  asked,
  type Charge,
  type ChargePlaces,
  type ChargeQuestion,
  type ChargeStretch,
  type Missing,
} from "./types.ts";
import { explored } from "./together.ts";
import { type FoundTurned, leastTurned, nothingLeftOut } from "./turned.ts";
import { work } from "./work.ts";

/** Is the target a round base? */
export const isRound = (question: ChargeQuestion): boolean => question.targetFormation.round === true;

/** Is the charger one? */
export const isDisc = (question: ChargeQuestion): boolean => question.chargerFormation.round === true;

/** How far (0.01 mm) from where the search ends a stretch the exact look may at most end it. */
const EASED = 64;

/** So much {@link work} is done for stretches whose ends can hardly be told: those left then are not told. */
const STRETCH_WORK = 600_000;

/** The stretch shortened to where charges to both of its ends stand up to the exact look; null too where that takes too long. */
function trimmed(
  h: Hunt,
  goal: Goal,
  from: number,
  to: number,
  tooMuch: () => boolean,
): readonly [number, number] | null {
  const stands = (at: number): boolean => !tooMuch() && bestCharge(h, [within(goal, at, at)]) !== null;
  const end = (start: number, stop: number): number | null => {
    if (stands(start)) return start;
    const sign = stop < start ? -1 : 1;
    let bad = 0;
    let good = 1;
    while (good <= Math.min(EASED, Math.abs(stop - start)) && !stands(start + sign * good)) {
      bad = good;
      good *= 2;
    }
    if (good > Math.min(EASED, Math.abs(stop - start))) return null;
    while (good - bad > 1) {
      const middle = (good + bad) >> 1;
      if (stands(start + sign * middle)) good = middle;
      else bad = middle;
    }
    return start + sign * good;
  };
  const first = end(from, to);
  if (first === null) return null;
  const last = end(to, first);
  return last === null ? [first, first] : [first, last];
}

/** So many stretches are tried before the whole search. */
const TRIES = 3;

/** All of the best places leave room for as many. */
const withRoom = (charge: Charge, { roomFor }: Charge): Charge =>
  charge.roomFor === roomFor ? charge : { ...charge, roomFor };

/** All places as good as the best, which is known; not quite all where that takes too long. */
function stretchesOf(
  h: Hunt,
  goals: readonly Goal[],
  best: Found,
): { readonly stretches: readonly ChargeStretch[]; readonly all: boolean } {
  const until = work.done + STRETCH_WORK;
  const tooMuch = (): boolean => work.done > until;
  const { flip } = h.facet.frame;
  const among = goals.filter((g) => g.rank === best.rank);
  const at = Math.floor(best.candidate.offset + 0.5);
  const list: ChargeStretch[] = [];
  for (const goal of among) {
    if (tooMuch()) break;
    if (goal.from === goal.to) {
      const one = goal.from === at ? best : bestCharge(h, [goal]);
      const here = flip * goal.from + 0;
      if (one !== null) list.push({ from: here, to: here, best: withRoom(one.charge, best.charge) });
      continue;
    }
    let found: Stretches = reachable(h, [goal.from, goal.to]);
    const here = Math.max(goal.from, Math.min(goal.to, at));
    if (Math.abs(here - at) <= 1) found = withWhole(found, here, here);
    found = joined(found);
    for (let i = 0; i < found.length; i += 2) {
      const [from, to] = [there(found[i]), there(found[i + 1])];
      const ends = trimmed(h, goal, from, to, tooMuch);
      if (ends === null) continue;
      const holds = ends[0] <= here && here <= ends[1] && Math.abs(here - at) <= 1;
      const one = holds ? best : bestCharge(h, [within(goal, ends[0], ends[1])]);
      if (one === null) continue;
      const [a, b] = [flip * ends[0] + 0, flip * ends[1] + 0];
      list.push({ from: Math.min(a, b), to: Math.max(a, b), best: withRoom(one.charge, best.charge) });
    }
  }
  if (!list.some((s) => s.from <= best.charge.offset && best.charge.offset <= s.to))
    list.push({ from: best.charge.offset, to: best.charge.offset, best: best.charge });
  const first = (s: ChargeStretch): number => (s.best === best.charge ? 0 : 1);
  const stretches = list.sort((a, b) => first(a) - first(b) || a.best.distance - b.best.distance);
  return { stretches, all: !tooMuch() };
}

/** The best that can be found: where, and by which search. */
interface Best {
  readonly hunt: Hunt;
  readonly goals: readonly Goal[];
  readonly best: Found;
  readonly unheeded?: readonly number[];
  readonly missing?: Missing;
}

/** The best charge to an aligned place: with mates, the best for all of them. */
function bestAligned(hunt: Hunt, q: Asked): Best | null {
  const { facet } = hunt;
  const alone = q.mates.length === 0 || !q.priorities.includes("most-chargers");
  const discs = q.mates.some((m) => m.chargerFormation.round === true);
  if (alone || discs) {
    const goals = goalsOf(facet, piecesOf(facet));
    const best = bestCharge(hunt, goals);
    if (best === null) return null;
    return alone ? { hunt, goals, best } : bestBesideDiscs(hunt, q, best);
  }
  const found = explored(hunt, q, true);
  if (found === null) return null;
  const goals = found.stretches.map(([from, to]): Goal => ({ from, to, rank: 0, worth: null }));
  const best = bestCharge(hunt, goals);
  if (best === null) return null;
  const charge = { ...best.charge, roomFor: found.worth.chargers - 1 };
  return { hunt, goals, best: { ...best, charge }, unheeded: found.unheeded, missing: found.missing };
}

/** How a charger that leaves no room for others charges best. */
const soonestOf = (question: ChargeQuestion): ((q: Asked) => Charge | null) =>
  isRound(question) ? soonestAtRim : (q) => findBest({ ...q, mates: [] });

/**
 * The same with a round base among the mates: places side by side are tried instead (`crowd.ts`), and the best for the charger
 * alone, so that no charge is missed where there is any.
 */
function bestBesideDiscs(hunt: Hunt, q: Asked, alone: Found): Best | null {
  // Fewer enemies than the best charge touches none does.
  const counts = q.priorities.includes("fewest-enemies");
  const least = alone.charge.otherEnemies.length;
  const pieces = piecesOf(hunt.facet).filter((p) => !counts || p.worth.enemies.length === least);
  const first = Math.floor(alone.candidate.offset + 0.5);
  const goalAt = (at: number, worth: Goal["worth"]): Goal => ({ from: at, to: at, rank: 0, worth });
  const tried = pieces.flatMap(({ from, to, worth }) => {
    const offsets = new Set([from, to]);
    for (let at = from + BETWEEN_MATES; at < to; at += BETWEEN_MATES) offsets.add(at);
    offsets.delete(first);
    return [...offsets].flatMap((at) => {
      const goal = goalAt(at, worth);
      const found = bestCharge(hunt, [goal]);
      return found === null ? [] : [{ at: { goal, found }, charge: found.charge }];
    });
  });
  tried.push({ at: { goal: goalAt(first, null), found: { ...alone, rank: 0 } }, charge: alone.charge });
  const together = bestTogether(q, tried, mostOf(pieces.map((p) => p.worth)), soonestOf(q));
  const best = together?.places[0];
  if (together === null || best === undefined) return null;
  const { places, missing, unheeded } = together;
  return {
    hunt,
    goals: places.map((p) => p.at.goal),
    best: { ...best.at.found, charge: best.charge },
    unheeded,
    missing,
  };
}

/** The best charge: to an aligned place, or else with the target turned as little as possible. */
function bestOf(question: ChargeQuestion): Best | null {
  const q = asked(question);
  const facet = facetOf(q);
  const hunt = huntFor(facet);
  const aligned = bestAligned(hunt, q);
  const best = aligned?.best ?? null;
  if (!facet.question.targetMayTurn) return aligned;
  const counts = facet.question.priorities.includes("fewest-enemies");
  const all = facet.turning.filter((at) => facet.question.obstacles[at]?.kind === "enemy").length;
  const leftOut = nothingLeftOut();
  // A turn that was passed over may have been a lesser one.
  const told = (turned: FoundTurned | null): Best | null =>
    turned === null || !leftOut.passed ? turned : { ...turned, missing: "better" };
  if (!counts) return aligned ?? told(leastTurned(hunt, all, false, leftOut));
  // Turning the target may keep the charger away from somebody else: that comes first.
  const most = best === null ? all : best.charge.otherEnemies.length - 1;
  leftOut.any = true;
  for (let enemies = 0; enemies <= most && (enemies < 2 || leftOut.any); enemies++) {
    const turned = leastTurned(hunt, enemies, false, leftOut);
    if (turned !== null) return told(turned);
  }
  return aligned;
}

const placed = ({ x, y, facing }: Placement): Placement => ({ x, y, facing });

/** A question in which units are nothing but where they stand. */
const bare = (question: ChargeQuestion): Asked =>
  asked({
    ...question,
    charger: placed(question.charger),
    target: placed(question.target),
    mates: (question.mates ?? []).map((m) => ({ ...m, charger: placed(m.charger) })),
  });

/** So many answers are remembered: a phase asks of each charge a few times, one charge after another. */
const REMEMBERED = 96;

const places = remembering(REMEMBERED, (question: ChargeQuestion): ChargePlaces => {
  if (isDisc(question)) return findPlacesOfDisc(question, soonestOf(question));
  if (isRound(question)) return findPlacesAtRim(question);
  const found = bestOf(question);
  if (found === null) return { stretches: [], best: null, unheeded: [], missing: "nothing" };
  const { hunt, goals, best, unheeded = [], missing = "nothing" } = found;
  const { stretches, all } = stretchesOf(hunt, goals, best);
  return { stretches, best: best.charge, unheeded, missing: all || missing === "better" ? missing : "as good" };
});

/**
 * Everywhere a charge may end: straight ahead, at most one wheel of up to a quarter turn, straight ahead until the front
 * touches the facing, then a free turn about the point of contact until it is flush. All places are worth the same by the
 * question's priorities, and no other is worth more. The target is turned, as little as possible, only where the
 * priorities ask for it. No stretches when the facing cannot be contacted; `whyNoCharge` says why. A round target is touched
 * anywhere at its rim, and nobody turns to align.
 */
export const findPlaces = (question: ChargeQuestion): ChargePlaces => places(bare(question));

/** The best of these charges with the shortest way, or null: {@link findPlaces} without the stretches. */
export function findBest(question: ChargeQuestion): Charge | null {
  if (isDisc(question)) return findPlacesOfDisc(question, soonestOf(question)).best;
  if (isRound(question)) return findBestAtRim(question);
  return bestOf(question)?.best.charge ?? null;
}

/** The length of the shortest charge (0.01 mm), whatever contact it makes; null when there is none. */
export function shortestDistance(question: ChargeQuestion): number | null {
  if (isDisc(question)) return findBestOfDisc({ ...question, priorities: [], mates: [] })?.distance ?? null;
  if (isRound(question)) return findBestAtRim({ ...question, priorities: [], mates: [] })?.distance ?? null;
  const hunt = huntFor(facetOf(asked(question)));
  const best = bestCharge(hunt, standing(hunt.facet));
  if (best !== null) return best.charge.distance;
  if (!question.targetMayTurn) return null;
  return leastTurned(hunt, hunt.facet.question.obstacles.length, false)?.best.charge.distance ?? null;
}

/** Whether there is any charge: whether {@link findPlaces} finds one, but without looking for the best. */
export const canCharge = (question: ChargeQuestion): boolean => isCharge(nearWays(bare(question)));

const isCharge = remembering(REMEMBERED, (question: ChargeQuestion): boolean => {
  if (isDisc(question)) return canChargeByDisc(question);
  if (isRound(question)) return canChargeRim(question);
  const facet = facetOf(asked(question));
  const hunt = huntFor(facet);
  if (canAlign(hunt)) return true;
  return facet.question.targetMayTurn && leastTurned(hunt, facet.question.obstacles.length, true) !== null;
});

function canAlign(hunt: Hunt): boolean {
  if (easyCharge(hunt)) return true;
  const goals = standing(hunt.facet);
  // Often the way to the middle of a stretch is free where the shortest is not.
  for (const goal of goals.slice(0, TRIES)) {
    const at = Math.floor((goal.from + goal.to) / 2);
    const direct = directCharge(hunt, [within(goal, at, at)]);
    if (direct !== undefined && direct !== null) return true;
  }
  return bestCharge(hunt, goals) !== null;
}

/**
 * The charge with the shortest way to the place nearest to an offset (0.01 mm along the facing, as in `Charge.offset`)
 * of those found for the question; null when there are none.
 */
export function chargeAt(question: ChargeQuestion, places: ChargePlaces, offset: number): Charge | null {
  let near: ChargeStretch | null = null;
  let least = Infinity;
  for (const stretch of places.stretches) {
    const away = Math.max(stretch.from - offset, offset - stretch.to, 0);
    if (away < least) {
      least = away;
      near = stretch;
    }
  }
  if (near === null) return null;
  if (isDisc(question)) return chargeAtByDisc(question, near, roundHalfAway(offset));
  if (isRound(question)) return chargeAtRim(question, near, roundHalfAway(offset));
  const aligned = huntFor(facetOf(asked(question)));
  const { flip } = aligned.facet.frame;
  const rest = flip * near.best.rotateTarget;
  const hunt = rest === 0 ? aligned : huntTurned(aligned, facetTurned(aligned.facet, rest), Math.abs(rest));
  const at = Math.max(near.from, Math.min(near.to, roundHalfAway(offset)));
  for (let aside = 0; aside <= EASED; aside = aside === 0 ? 1 : 2 * aside)
    for (const to of aside === 0 ? [at] : [at + aside * flip, at - aside * flip]) {
      if (to < near.from || to > near.to) continue;
      const found = bestCharge(hunt, [{ from: flip * to, to: flip * to, rank: 0, worth: null }]);
      if (found !== null) return withRoom(found.charge, near.best);
    }
  return near.best;
}
