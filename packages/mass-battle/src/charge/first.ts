import { worthOf } from "./offsets.ts";
import { addWays, type Search } from "./search.ts";
import type { Charge } from "./types.ts";
import { chargeOf } from "./verify.ts";
import { type Candidate, candidateAt, type Way } from "./ways.ts";

/** So many ways are checked exactly before the question is left open. */
const TRIES = 6;

interface Tried {
  /** Whether any way is in reach or nearly, wherever it ends. */
  reached: boolean;
  checks: number;
}

/** Some charge that aligns, quickly; "none" where no way is in reach, "unknown" where it takes the whole search to tell. */
export function someCharge(search: Search): Charge | "none" | "unknown" {
  const tried: Tried = { reached: false, checks: 0 };
  const ahead = atAngle(search, 0, 0, false, tried);
  if (ahead !== null) return ahead;
  if (!search.facet.question.mayWheel) return tried.reached ? "unknown" : "none";
  // Towards the facing first, and of all wheels first the one that ends parallel to it.
  const parallel = Math.abs(search.frame.turn);
  const angles = [...search.steps].sort((a, b) => Math.abs(a - parallel) - Math.abs(b - parallel) || a - b);
  const sides = search.frame.turn > 0 ? ([-1, 1] as const) : ([1, -1] as const);
  for (const among of [false, true])
    for (const side of sides)
      for (const angle of angles) {
        if (!among && tried.checks >= TRIES) break;
        const found = atAngle(search, side, angle, among, tried);
        if (found !== null) return found;
      }
  return tried.reached ? "unknown" : "none";
}

/** A charge at one wheel; `among` the obstacles, only ways that they leave free. */
function atAngle(search: Search, side: 1 | 0 | -1, angle: number, among: boolean, tried: Tried): Charge | null {
  const ways: Way[] = [];
  addWays(search, side, angle, ways, undefined, among);
  for (const way of ways) {
    tried.reached = true;
    if (way.free.length < 2) continue;
    const first = way.free[0] as number;
    const last = way.free[1] as number;
    // The middle of what can be done lies away from corners and from the end of the range.
    for (const before of [(first + last) / 2, first]) {
      if (!among && tried.checks++ >= TRIES) return null;
      const found = chargeAt(search, candidateAt(way, before, before));
      if (found !== null) return found;
    }
  }
  return null;
}

function chargeAt(search: Search, candidate: Candidate): Charge | null {
  const { facet } = search;
  if (candidate.length > facet.question.maximum) return null;
  const offset = Math.floor(candidate.offset + 0.5);
  const worth = worthOf(facet, offset);
  if (worth === null) return null;
  const charge = chargeOf(facet, candidate, offset, worth);
  return "by" in charge ? null : charge;
}
