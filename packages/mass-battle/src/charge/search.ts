import { CONTACT_TOLERANCE, straightClearance, wheelAngleFor } from "@tercio/tabletop";
import { clearWay, noWheels, type Wheels } from "./blocked.ts";
import { type Frame, frameOf } from "./frame.ts";
import { compareWorth, type Facet, facetOf, type Piece, piecesOf, type Worth, worthOf } from "./offsets.ts";
import type { Charge, ChargeQuestion } from "./types.ts";
import { chargeOf, type Stopped } from "./verify.ts";
import { type Candidate, candidateAt, eachStretch, type Way, waysAt } from "./ways.ts";

/** Wheel angles looked at on either side; the best ones are then refined to single units. */
const ANGLES = 32;

/** The best wheel angle between two looked at may save about this much (0.01 mm) of the way. */
const BETWEEN = 1500;

/** At most so many candidates of one piece are checked exactly when obstacles are in the way. */
const TRIES = 24;

/** Pieces no farther apart than this (0.01 mm) are one stretch. */
const TOGETHER = 2 * CONTACT_TOLERANCE + 6;

/** At most so many charges are offered besides the shortest. */
const OFFERS = 8;

/** Wheels between two looked at may lead this much (0.01 mm) farther along the facing. */
const ASIDE = 200;

/** Offers of the same worth lie at least this far apart, 0.01 mm. */
const APART = 100;

/** A search under way. */
export interface Search {
  readonly frame: Frame;
  readonly facet: Facet;
  /** Where it can stand, as far as the ways lead there. */
  pieces: readonly Piece[];
  /** How far the charger may go before it wheels. */
  readonly before: number;
  steps: readonly number[];
  /** Whether obstacles are looked at while searching, not only at the end. */
  blocked: boolean;
  readonly wheels: Wheels;
  /** The ways of one wheel that obstacles leave free, by angle and side. */
  readonly cleared: Map<number, readonly Way[]>;
  ways: readonly Way[];
  /** Positions of obstacles that stopped a candidate; -1 the target itself. */
  readonly stoppedBy: Set<number>;
}

/** What no way needs more of than this, 0.01 mm: farther than any table is wide. */
const FAR = 1_000_000;

/** The question without the obstacles that no way of the charge can come near. */
function withoutFar(question: ChargeQuestion, frame: Frame): ChargeQuestion {
  const { charger, halfFacing, halfWidth, depth } = frame;
  const direct = Math.sqrt(frame.x * frame.x + frame.y * frame.y);
  // Straight, a wheel of at most a quarter turn, straight: never longer than the two sides of a right angle.
  const longest = Math.min(question.maximum, 1.5 * (direct + halfFacing + 2 * halfWidth));
  // From the front's start to anywhere on its way and on to the end is no longer than the whole way.
  const swing = 2 * (2 * halfWidth + depth);
  const most = longest + halfFacing + halfWidth + swing;
  const obstacles = question.obstacles.filter(({ id, rectangle: r }) => {
    const fromX = r.x - charger.x;
    const fromY = r.y - charger.y;
    const toX = r.x - frame.originX;
    const toY = r.y - frame.originY;
    const round = Math.sqrt(fromX * fromX + fromY * fromY) + Math.sqrt(toX * toX + toY * toY);
    return round <= most + 2 * (r.width / 2 + r.depth) || question.inContact.includes(id);
  });
  return obstacles.length === question.obstacles.length ? question : { ...question, obstacles };
}

/** A search before it has looked at any way. */
export function searchBegun(asked: ChargeQuestion): Search {
  const frame = frameOf(asked);
  const question = withoutFar(asked, frame);
  const facet = facetOf(question, frame);
  const most = Math.min(question.maximum, FAR);
  const all = question.passesOver ? [] : [...facet.blocks, frame.target];
  const before = most < 0 ? -1 : straightClearance(frame.charger, all, most).distance;
  const largest = Math.max(0, Math.min(16384, Math.floor(wheelAngleFor(frame.charger.width, Math.max(0, most)))));
  const steps: number[] = [];
  // Closer together where they are small: there a little more angle shifts the end a lot.
  for (let i = 1; i <= ANGLES; i++) {
    const share = i / ANGLES;
    const angle = Math.floor(largest * share * Math.sqrt(share));
    if (angle > 0 && angle !== steps[steps.length - 1]) steps.push(angle);
  }
  const parallel = Math.abs(frame.turn);
  if (parallel > 0 && parallel <= largest && !steps.includes(parallel)) steps.push(parallel);
  steps.sort((a, b) => a - b);
  return {
    frame,
    facet,
    pieces: [],
    before,
    steps,
    blocked: false,
    wheels: noWheels(before),
    cleared: new Map(),
    ways: [],
    stoppedBy: new Set(),
  };
}

/** Finds all ways of the search, and all the places they lead to. */
export function lookAtWays(search: Search): void {
  search.ways = allWays(search);
  search.pieces = ledTo(search);
}

/** The places to which the ways lead, as far as they are free. */
function ledTo(search: Search): readonly Piece[] {
  let from = Infinity;
  let to = -Infinity;
  for (const way of search.ways) {
    if (way.free.length === 0) continue;
    from = Math.min(from, way.least);
    to = Math.max(to, way.most);
  }
  return from > to ? [] : piecesOf(search.facet, from - ASIDE, to + ASIDE);
}

/** Every way of the search that is not longer than `reach` (0.01 mm). */
export function allWays(search: Search, reach: number = search.facet.question.maximum + BETWEEN): readonly Way[] {
  const ways: Way[] = [];
  addWays(search, 0, 0, ways, reach);
  if (search.facet.question.mayWheel)
    for (const angle of search.steps) {
      addWays(search, 1, angle, ways, reach);
      addWays(search, -1, angle, ways, reach);
    }
  return ways;
}

/** Adds the ways of one wheel; once the search looks at obstacles, only those that come to touch the facing. */
export function addWays(
  search: Search,
  side: 1 | 0 | -1,
  angle: number,
  out: Way[],
  reach: number = search.facet.question.maximum + BETWEEN,
  blocked: boolean = search.blocked,
): void {
  const { frame, facet, wheels, cleared } = search;
  if (!blocked || facet.question.passesOver) {
    waysAt(frame, side, angle, search.before, reach, out);
    return;
  }
  const key = 3 * angle + side;
  let ways = cleared.get(key);
  if (ways === undefined) {
    const all: Way[] = [];
    waysAt(frame, side, angle, search.before, reach, all);
    for (const way of all) clearWay(frame, way, facet.around, wheels);
    ways = all.length === 0 ? all : all.filter((way) => way.touching.length > 0);
    cleared.set(key, ways);
  }
  for (const way of ways) out.push(way);
}

/** {@link lookAtWays}, and from now on obstacles are looked at while searching. */
export function lookAtObstacles(search: Search): void {
  if (search.blocked) return;
  // Gaps between obstacles let only few angles through.
  search.steps = search.steps
    .flatMap((angle, i) => [(search.steps[i - 1] ?? 0) + angle, 2 * angle])
    .map((twice) => Math.floor(twice / 2))
    .filter((angle, i, all) => angle > 0 && angle !== all[i - 1]);
  search.blocked = true;
  lookAtWays(search);
}

/** Shorter first, then less wheel, then the preferred side. */
export function compareCandidates(a: Candidate, b: Candidate): number {
  return (
    a.length - b.length ||
    a.way.angle - b.way.angle ||
    b.way.side - a.way.side ||
    a.before - b.before ||
    b.offset - a.offset
  );
}

let leastWay: Way | null = null;
let leastBefore = 0;
let leastLength = 0;
let leastEnd = 0;

/** Remembers the shortest visited, and of equals the one of less wheel, then of the preferred side. */
function remember(way: Way, before: number, length: number, otherEnd: number): void {
  if (leastWay !== null) {
    if (length > leastLength) return;
    if (length === leastLength) {
      const order = leastWay.angle - way.angle || way.side - leastWay.side || leastBefore - before;
      if (order <= 0) return;
    }
  }
  leastWay = way;
  leastBefore = before;
  leastLength = length;
  leastEnd = otherEnd;
}

/** The shortest candidate of these ways that ends between two offsets. */
function leastOf(ways: readonly Way[], from: number, to: number): Candidate | null {
  leastWay = null;
  for (const way of ways) eachStretch(way, from, to, remember);
  return leastWay === null ? null : candidateAt(leastWay, leastBefore, leastEnd);
}

/** The shortest candidate at one wheel that ends between two offsets. */
function atAngle(search: Search, side: 1 | 0 | -1, angle: number, from: number, to: number): Candidate | null {
  const ways: Way[] = [];
  addWays(search, side, angle, ways);
  return leastOf(ways, from, to);
}

/** Improves a candidate by turning a little more or less, down to single units of angle. */
function refined(search: Search, candidate: Candidate, from: number, to: number): Candidate {
  const { side } = candidate.way;
  if (side === 0) return candidate;
  let best = candidate;
  const largest = search.steps[search.steps.length - 1] ?? 0;
  for (let step = 256; step >= 1; step = Math.floor(step / 2)) {
    for (const angle of [best.way.angle - step, best.way.angle + step]) {
      if (angle < 1 || angle > largest) continue;
      const c = atAngle(search, side, angle, from, to);
      if (c !== null && compareCandidates(c, best) < 0) {
        best = c;
        break;
      }
    }
  }
  return best;
}

/** The shortest candidate between two offsets when it is in reach; refined unless any will do that is in reach. */
function bestCandidate(search: Search, from: number, to: number, any: boolean): Candidate | null {
  const { maximum } = search.facet.question;
  const least = leastOf(search.ways, from, to);
  if (least === null || least.length > maximum + BETWEEN) return null;
  if (any && least.length <= maximum) return least;
  const first = refined(search, least, from, to);
  return first.length <= maximum ? first : null;
}

/** All candidates between two offsets in reach, one for each free stretch of a way, shortest first. */
function allCandidates(search: Search, from: number, to: number): readonly Candidate[] {
  const { maximum } = search.facet.question;
  const found: Candidate[] = [];
  for (const w of search.ways)
    eachStretch(w, from, to, (way, before, length, otherEnd) => {
      if (length <= maximum) found.push(candidateAt(way, before, otherEnd));
    });
  return found.sort(compareCandidates);
}

/** The candidate as a charge when it stands up to the exact check and is worth as much as asked (null: anything), or who stops it. */
function check(search: Search, c: Candidate, from: number, to: number, worth: Worth | null): Charge | Stopped {
  const offset = Math.max(from, Math.min(to, nearest(c.offset)));
  const there = from === to && worth !== null ? worth : worthOf(search.facet, offset);
  if (there === null || (worth !== null && compareWorth(there, worth, search.facet.question.priorities) > 0))
    return { by: -1 };
  return chargeOf(search.facet, c, offset, there);
}

/**
 * A candidate that fails the exact check by little: the search looks at turns in steps only. Goes along its free stretch
 * until it passes, then back to within a few units of where it fails.
 */
function eased(search: Search, c: Candidate, from: number, to: number, worth: Worth | null): Found | null {
  const stretch = c.otherEnd - c.before;
  const sign = stretch < 0 ? -1 : 1;
  let bad = 0;
  let found: Found | null = null;
  let good = 0;
  for (let step = 4; found === null && bad < Math.abs(stretch); step *= 4) {
    good = Math.min(step, Math.abs(stretch));
    found = tryAt(search, candidateAt(c.way, c.before + sign * good, c.otherEnd), from, to, worth);
    if (found === null) bad = good;
  }
  while (found !== null && good - bad > 4) {
    const middle = (good + bad) / 2;
    const closer = tryAt(search, candidateAt(c.way, c.before + sign * middle, c.otherEnd), from, to, worth);
    if (closer === null) bad = middle;
    else {
      good = middle;
      found = closer;
    }
  }
  return found;
}

function tryAt(search: Search, c: Candidate, from: number, to: number, worth: Worth | null): Found | null {
  if (c.length > search.facet.question.maximum) return null;
  const charge = check(search, c, from, to, worth);
  return "by" in charge ? null : { charge, candidate: c };
}

/** The shortest charge between two offsets that stands up to the exact check, or null. */
function firstCharge(
  search: Search,
  from: number,
  to: number,
  worth: Worth | null,
  any: boolean = false,
): Found | "blocked" | null {
  const first = bestCandidate(search, from, to, any);
  if (first === null) return null;
  const charge = check(search, first, from, to, worth);
  if (!("by" in charge)) return { charge, candidate: first };
  search.stoppedBy.add(charge.by);
  // The search has not looked at obstacles yet, and they matter: begin again with them.
  if (!search.blocked) return "blocked";
  let best = eased(search, first, from, to, worth);
  let tries = 0;
  for (const c of allCandidates(search, from, to)) {
    if ((best !== null && compareCandidates(best.candidate, c) < 0) || ++tries > TRIES) break;
    const found = tryAt(search, c, from, to, worth) ?? eased(search, c, from, to, worth);
    if (found !== null && (best === null || compareCandidates(found.candidate, best.candidate) < 0)) best = found;
  }
  return best === null || any ? best : improved(search, best, from, to, worth);
}

/** {@link refined} among obstacles: every step stands up to the exact check. */
function improved(search: Search, found: Found, from: number, to: number, worth: Worth | null): Found {
  const { side } = found.candidate.way;
  const largest = search.steps[search.steps.length - 1] ?? 0;
  let best = found;
  for (let step = 256; step >= 8 && side !== 0; step /= 2)
    for (const angle of [best.candidate.way.angle - step, best.candidate.way.angle + step]) {
      if (angle < 1 || angle > largest) continue;
      const c = atAngle(search, side, angle, from, to);
      if (c === null || compareCandidates(c, best.candidate) >= 0) continue;
      const better = tryAt(search, c, from, to, worth) ?? eased(search, c, from, to, worth);
      if (better === null || compareCandidates(better.candidate, best.candidate) >= 0) continue;
      best = better;
      break;
    }
  return best;
}

/** A charge that stood up to the exact check, and how it was found. */
interface Found {
  readonly charge: Charge;
  readonly candidate: Candidate;
}

/** Halves go right, which the frame makes the preferred side. */
function nearest(offset: number): number {
  return Math.floor(offset + 0.5);
}

/** Pieces of the same worth together, best first; those side by side as one. */
function groups(search: Search): readonly (readonly Piece[])[] {
  const { priorities } = search.facet.question;
  const sorted = [...search.pieces].sort((a, b) => compareWorth(a.worth, b.worth, priorities) || a.from - b.from);
  const list: Piece[][] = [];
  for (const piece of sorted) {
    const last = list[list.length - 1];
    const before = last?.[last.length - 1];
    if (last === undefined || before === undefined || compareWorth(before.worth, piece.worth, priorities) !== 0)
      list.push([piece]);
    else if (piece.from - before.to <= TOGETHER) last[last.length - 1] = { ...before, to: piece.to };
    else last.push(piece);
  }
  return list;
}

/** The charges of the best worth that can be reached, shortest first; "blocked" when obstacles must be looked at. */
function bestOf(search: Search): readonly Charge[] | "blocked" {
  for (const group of groups(search)) {
    const found: Found[] = [];
    const offer = (from: number, to: number, worth: Worth, any: boolean): boolean => {
      const one = firstCharge(search, from, to, worth, any);
      if (one === "blocked") return false;
      if (one === null) return true;
      const beside = found.findIndex((f) => Math.abs(f.charge.offset - one.charge.offset) < APART);
      if (beside === -1) found.push(one);
      else if (compareCandidates(one.candidate, (found[beside] as Found).candidate) < 0) found[beside] = one;
      return true;
    };
    for (const p of group) if (!offer(p.from, p.to, p.worth, false)) return "blocked";
    if (found.length === 0) continue;
    // Within a stretch the ends and the middle of the facing are worth offering too.
    for (const p of group) {
      if (found.length >= OFFERS || p.from === p.to) continue;
      const others = [p.from, p.to, p.from < 0 && p.to > 0 ? 0 : null];
      for (const at of others) if (at !== null && !offer(at, at, p.worth, true)) return "blocked";
    }
    found.sort((a, b) => compareCandidates(a.candidate, b.candidate));
    return found.slice(0, OFFERS).map((f) => f.charge);
  }
  return [];
}

/** The stretches of the facing at which the charger can stand, whatever that is worth. */
function standing(pieces: readonly Piece[]): readonly (readonly [number, number])[] {
  const list: [number, number][] = [];
  for (let i = 0; i < pieces.length; i++) {
    const { from } = pieces[i] as Piece;
    // Pieces side by side are one stretch here; what lies between them is less than a snap's tolerance.
    while (i + 1 < pieces.length && (pieces[i + 1] as Piece).from - (pieces[i] as Piece).to <= TOGETHER) i++;
    list.push([from, (pieces[i] as Piece).to]);
  }
  return list;
}

/** The charge with the shortest way of all, whatever it is worth. */
function shortestOf(search: Search): Charge | "blocked" | null {
  let least: Found | null = null;
  for (const [from, to] of standing(search.pieces)) {
    const one = firstCharge(search, from, to, null);
    if (one === "blocked") return "blocked";
    if (one !== null && (least === null || compareCandidates(one.candidate, least.candidate) < 0)) least = one;
  }
  return least?.charge ?? null;
}

/** Some charge that aligns among all the obstacles, or null. */
export function anyAligned(search: Search): Charge | null {
  lookAtObstacles(search);
  const { maximum } = search.facet.question;
  for (const [from, to] of standing(search.pieces))
    for (const w of search.ways) {
      let found: Charge | null = null;
      eachStretch(w, from, to, (way, before, length, otherEnd) => {
        if (found !== null || length > maximum) return;
        for (const at of [(before + otherEnd) / 2, before])
          found ??= tryAt(search, candidateAt(way, at, otherEnd), from, to, null)?.charge ?? null;
      });
      if (found !== null) return found;
    }
  return null;
}

/** The charges of the best worth, shortest first. Turns of the target apart. */
export function alignedCharges(search: Search): readonly Charge[] {
  let best = bestOf(search);
  if (best === "blocked") {
    lookAtObstacles(search);
    best = bestOf(search);
  }
  return best === "blocked" ? [] : best;
}

/** The charge with the shortest way, or null. Turns of the target apart. */
export function shortestAligned(search: Search): Charge | null {
  let least = shortestOf(search);
  if (least === "blocked") {
    lookAtObstacles(search);
    least = shortestOf(search);
  }
  return least === "blocked" ? null : least;
}
