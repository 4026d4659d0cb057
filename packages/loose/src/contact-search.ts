import { there } from "@tercio/basis";
import { nearest } from "./base.ts";
import { type Aim, better, followedBy, type Lead, near, scoreOf, type Score } from "./contact-group.ts";
import { arranged } from "./contact-arranged.ts";
import { inRows } from "./contact-rows.ts";
import type { Crowd } from "./crowd.ts";
import { work } from "./work.ts";

/** Of so few models more is tried. */
const FEW = 6;
/** So many leads are followed, and of large units. */
const OF_FEW = 6;
const OF_MANY = 1;

/**
 * So much {@link work} is done for a unit, 0.2 to 0.5 s on a machine of 2024; then the best that is known is taken. Of sixty random
 * battles of the starter armies five units ask for more.
 */
export const WORK = 100_000;
/** A unit that is being put together then is ended after so many times that: models that have not gone by then stay. */
const MOST_FOR_ONE = 3;

/** The unit grown from each of these leads that can go. */
function* grown(
  start: Crowd,
  models: readonly number[],
  aim: Aim,
  leads: readonly Lead[],
  over: () => boolean,
): Generator<Crowd> {
  for (const { model, place } of leads) {
    const goes = place === null ? null : start.tryOut(model, place);
    if (place !== null && goes === null) continue;
    const crowd = start.copy();
    if (goes !== null) crowd.go(model, goes);
    const stood = there(crowd.now[model]);
    const far = (i: number): number => nearest([there(crowd.now[i])], [stood]);
    const rest = models.filter((i) => i !== model).sort((a, b) => far(a) - far(b) || a - b);
    yield followedBy(crowd, [model], rest, aim, models.length <= FEW, over);
  }
}

/** Units as they may come to stand, the likeliest first. */
function* candidates(
  start: Crowd,
  models: readonly number[],
  aim: Aim,
  leads: readonly Lead[],
  least: () => number,
  over: () => boolean,
): Generator<Crowd> {
  const few = models.length <= FEW;
  yield* grown(start, models, aim, leads.slice(0, few ? OF_FEW : OF_MANY), over);
  if (!few) return;
  yield* inRows(start, models, aim, least, over);
  yield* arranged(start, models, aim, least);
}

/** The best unit that was found, and whether the search for a better one was ended by its work. */
export interface Together {
  readonly crowd: Crowd | null;
  readonly ended: boolean;
}

/**
 * The best of what can be found with so much work: units grown from these leads, and put side by side about the enemies, until all that
 * `able` are near are so. None where no lead can go, or none holds the unit together.
 */
export function together(
  start: Crowd,
  models: readonly number[],
  aim: Aim,
  leads: readonly Lead[],
  able: () => number,
  most: number = WORK,
): Together {
  const until = work.done + most;
  const last = work.done + MOST_FOR_ONE * most;
  const least = (): number => (work.done > until ? models.length : score.near);
  let best: Crowd | null = null;
  let score: Score = { near: 0, touching: 0, away: Infinity };
  let enough: number | null = models.length > FEW ? models.length : null;
  for (const crowd of candidates(start, models, aim, leads, least, () => work.done > last)) {
    if (best !== null && work.done > until) break;
    if (!crowd.coherent(aim.reach)) continue;
    const first = crowd.order[0];
    if (aim.first !== undefined && (first === undefined || !near(crowd, there(crowd.now[first]), aim.first))) continue;
    const found = scoreOf(crowd, aim.distance);
    if (best !== null && !better(found, score)) continue;
    [best, score] = [crowd, found];
    if (score.near === models.length) return { crowd: best, ended: false };
    enough ??= able();
    if (score.near >= enough) return { crowd: best, ended: false };
  }
  return { crowd: best, ended: work.done > until };
}
