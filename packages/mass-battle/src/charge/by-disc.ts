import { radians, signedTurn } from "@tercio/tabletop";
import { bestTogether, BETWEEN_MATES, mostOf, type Soonest } from "./crowd.ts";
import { type Angles, chargeOfDisc, type Rolling, rollingOf, stands, type Stood } from "./disc.ts";
import { compareWorth } from "./offsets.ts";
import { type Run, runsOf, shortestOf } from "./rolled.ts";
import { asked, type Charge, type ChargePlaces, type ChargeQuestion, type ChargeStretch } from "./types.ts";

/*
 * Where the charge of a lone model on a round base ends. All its angles are known (`rolled.ts`), so that the best of them by
 * the priorities, the shortest way among those and all stretches of them are.
 */

/** Angles all worth the same by the priorities, and the shortest charge of them. */
interface Places extends Angles {
  readonly best: Stood;
}

/** All angles at which it may charge, those side by side that are worth the same by the priorities as one; from left to right. */
function alikeRuns(r: Rolling): readonly Run[] {
  const { priorities } = r.question;
  const list: Run[] = [];
  for (const run of runsOf(r)) {
    const before = list.at(-1);
    if (before !== undefined && before.last === run.first - 1 && compareWorth(before, run, priorities) === 0)
      list[list.length - 1] = { ...before, last: run.last };
    else list.push(run);
  }
  return list;
}

/** The best stretches of angles, the one with the shortest way first. */
function bestRuns(r: Rolling): readonly Places[] {
  const { priorities } = r.question;
  let best: Run[] = [];
  for (const run of alikeRuns(r)) {
    const order = best[0] === undefined ? -1 : compareWorth(run, best[0], priorities);
    if (order < 0) best = [run];
    else if (order === 0) best.push(run);
  }
  return placed(r, best);
}

/** The same stretches, each with its shortest charge; the shortest first, of two alike the one to its right. */
const placed = (r: Rolling, runs: readonly Angles[]): readonly Places[] =>
  runs
    .flatMap(({ first, last }) => {
      const best = shortestOf(r, { first, last });
      return best === null ? [] : [{ first, last, best }];
    })
    .sort((p, q) => p.best.length - q.best.length || q.best.angle - p.best.angle);

function stretchOf(r: Rolling, { first, last, best }: Places): ChargeStretch {
  const charge = chargeOfDisc(r, best);
  const ends = [first, last].flatMap((angle) => {
    const end = stands(r, angle);
    return end === null ? [] : [chargeOfDisc(r, end).offset];
  });
  return { from: Math.min(charge.offset, ...ends), to: Math.max(charge.offset, ...ends), best: charge };
}

/** Angles of a stretch at which it is tried what room is left for mates: its shortest way, its ends, and so far apart. */
function triedOf(r: Rolling, { first, last }: Angles): readonly Stood[] {
  const best = shortestOf(r, { first, last });
  if (best === null) return [];
  const step = Math.max(1, Math.floor(BETWEEN_MATES / (radians(1) * Math.max(best.length, BETWEEN_MATES))));
  const angles = new Set(last - first < step ? [best.angle] : [best.angle, first, last]);
  for (let by = step; by < last - first; by += step)
    for (const angle of [best.angle + by, best.angle - by]) if (angle > first && angle < last) angles.add(angle);
  return [...angles].sort((a, b) => a - b).flatMap((angle) => stands(r, angle) ?? []);
}

/** The best places for it and for its mates together; null where there are none. */
function placesTogether(r: Rolling, soonest: Soonest): ChargePlaces | null {
  const { question } = r;
  const counts = question.priorities.includes("fewest-enemies");
  const all = runsOf(r);
  const least = Math.min(...all.map((run) => run.enemies.length));
  const runs = counts ? all.filter((run) => run.enemies.length === least) : all;
  const tried = runs.flatMap((run) => triedOf(r, run)).map((at) => ({ at, charge: chargeOfDisc(r, at) }));
  const found = bestTogether(question, tried, mostOf(runs), soonest);
  if (found === null) return null;
  const stretches = found.places
    .toSorted((p, q) => p.at.length - q.at.length || q.at.angle - p.at.angle)
    .map(({ charge }): ChargeStretch => ({ from: charge.offset, to: charge.offset, best: charge }));
  return { stretches, best: stretches[0]?.best ?? null, unheeded: found.unheeded, missing: found.missing };
}

/** `findPlaces` of a disc. */
export function findPlacesOfDisc(question: ChargeQuestion, soonest: Soonest): ChargePlaces {
  const r = rollingOf(asked(question));
  if (r.question.mates.length > 0 && question.priorities.includes("most-chargers")) {
    const found = placesTogether(r, soonest);
    if (found !== null) return found;
  }
  const stretches = bestRuns(r).map((p) => stretchOf(r, p));
  return { stretches, best: stretches[0]?.best ?? null, unheeded: [], missing: "nothing" };
}

/** `findBest` of a disc that leaves no room for mates. */
export function findBestOfDisc(question: ChargeQuestion): Charge | null {
  const r = rollingOf(asked(question));
  const best = bestRuns(r)[0];
  return best === undefined ? null : chargeOfDisc(r, best.best);
}

/** `canCharge` of a disc: mostly straight towards the nearest point of the target. */
export function canChargeByDisc(question: ChargeQuestion): boolean {
  const r = rollingOf(asked(question));
  for (const angle of question.mayWheel ? [Math.floor(r.towards), Math.ceil(r.towards)] : [0])
    if (stands(r, angle) !== null) return true;
  return question.mayWheel && runsOf(r, true).length > 0;
}

/** `chargeAt` of a disc: of the angles around the stretch's best one that end within it, the one that ends nearest to the offset. */
export function chargeAtByDisc(question: ChargeQuestion, near: ChargeStretch, offset: number): Charge {
  const r = rollingOf(asked(question));
  const at = Math.max(near.from, Math.min(near.to, offset));
  const { start, flip } = r;
  const known = flip * signedTurn(near.best.end.facing - start.facing);
  const around: Angles = alikeRuns(r).find((run) => run.first <= known && known <= run.last) ?? {
    first: known,
    last: known,
  };
  const chargeTo = (angle: number): Charge | null => {
    const found = stands(r, angle);
    return found === null ? null : chargeOfDisc(r, found);
  };
  // Angles and offsets grow together; the frame turns both round.
  let [low, high] = [around.first, around.last];
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    const there = chargeTo(middle);
    if (there === null) break;
    if (flip * there.offset < flip * at) low = middle;
    else high = middle;
  }
  let best = near.best;
  for (const angle of [low, high]) {
    const there = chargeTo(angle);
    if (there !== null && Math.abs(there.offset - at) < Math.abs(best.offset - at)) best = there;
  }
  return best === near.best ? best : { ...best, roomFor: near.best.roomFor };
}
