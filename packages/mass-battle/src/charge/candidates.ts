import { compareWorth, type Worth, worthOf } from "./offsets.ts";
import { addWays, BETWEEN, type Search } from "./search.ts";
import type { Charge } from "./types.ts";
import { chargeOf, type Stopped } from "./verify.ts";
import { type Candidate, candidateAt, eachStretch, type Way } from "./ways.ts";

/** At most so many candidates of one piece are checked exactly when obstacles are in the way. */
const TRIES = 24;

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

export function tryAt(search: Search, c: Candidate, from: number, to: number, worth: Worth | null): Found | null {
  if (c.length > search.facet.question.maximum) return null;
  const charge = check(search, c, from, to, worth);
  return "by" in charge ? null : { charge, candidate: c };
}

/** The shortest charge between two offsets that stands up to the exact check, or null. */
export function firstCharge(
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
export interface Found {
  readonly charge: Charge;
  readonly candidate: Candidate;
}

/** Halves go right, which the frame makes the preferred side. */
function nearest(offset: number): number {
  return Math.floor(offset + 0.5);
}
