import { CONTACT_TOLERANCE } from "@tercio/tabletop";
import { compareCandidates, firstCharge, type Found, tryAt } from "./candidates.ts";
import { compareWorth, type Piece, type Worth } from "./offsets.ts";
import { lookAtObstacles, type Search } from "./search.ts";
import type { Charge } from "./types.ts";
import { candidateAt, eachStretch } from "./ways.ts";

/** Pieces no farther apart than this (0.01 mm) are one stretch. */
const TOGETHER = 2 * CONTACT_TOLERANCE + 6;

/** At most so many charges are offered besides the shortest. */
const OFFERS = 8;

/** Offers of the same worth lie at least this far apart, 0.01 mm. */
const APART = 100;

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
