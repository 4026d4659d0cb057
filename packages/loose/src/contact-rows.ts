import { there } from "@tercio/basis";
import { CONTACT_TOLERANCE } from "@tercio/tabletop";
import { type Base, farApart, overlap, placeKey } from "./base.ts";
import { type Aim, apart, followedBy, near } from "./contact-group.ts";
import { outerRadius } from "./corners.ts";
import type { Crowd, Ring } from "./crowd.ts";
import { sharedOut } from "./contact-layout.ts";
import { sameShape } from "./match.ts";

/** Places at which rows begin. */
const MOST_SEEDS = 120;

/** As many times an order is sought in which all get to their places of a row. */
const MOST_ORDERS = 16;

/** Places side by side about the enemies, each touching the one before it, up to `size` of them; from everywhere, both ways. */
function* rows(
  crowd: Crowd,
  base: Base,
  models: readonly number[],
  aim: Aim,
  size: number,
): Generator<readonly Base[]> {
  const levels = aim.distance > CONTACT_TOLERANCE ? [0, aim.distance] : [0];
  const rings: readonly (Ring & { readonly enemy: Base })[] = levels.flatMap((level) =>
    crowd.enemies.map((enemy) => ({ ...crowd.ring(base, enemy, level), enemy })),
  );
  const wide = 2 * outerRadius(base.shape) + aim.distance;
  // Rows come to the same places again and again.
  const known = new Map<string, readonly Base[]>();
  const besides = (place: Base): readonly Base[] => {
    const key = placeKey(place);
    const before = known.get(key);
    if (before !== undefined) return before;
    const found = rings.filter(({ enemy }) => !farApart(place, enemy, wide)).flatMap(({ touching }) => touching(place));
    known.set(key, found);
    return found;
  };
  const next = (row: readonly Base[]): readonly Base[] => {
    const last = there(row[row.length - 1]);
    return besides(last).filter((p) => !row.some((q) => overlap(p, q)));
  };
  const far = (p: Base): number => Math.min(...models.map((i) => crowd.straight(i, p)));
  const seeds = rings
    .flatMap(({ places }) => places)
    .map((place, i) => ({ place, i, far: far(place) }))
    .filter((s) => s.far < Infinity)
    .sort((a, b) => a.far - b.far || a.i - b.i);
  for (const seed of apart(
    seeds.map((s) => s.place),
    MOST_SEEDS,
    200,
  ))
    for (const second of apart(next([seed]), 4)) {
      const row = [seed, second];
      while (row.length < size) {
        const [third] = next(row);
        if (third === undefined) break;
        row.push(third);
      }
      yield row;
    }
}

/**
 * Units whose models come to stand side by side about the enemies in rows without a gap, the others beside them; only where
 * more than `least()` are near enemies then. At first those that are near stay, then they may go as well.
 */
export function* inRows(
  start: Crowd,
  models: readonly number[],
  aim: Aim,
  least: () => number,
  over: () => boolean,
): Generator<Crowd> {
  const nearby = models.filter((i) => near(start, there(start.now[i]), aim.distance));
  const stay = models.filter((i) => !nearby.includes(i));
  if (nearby.length > 0) yield* rowsOf(start, models, stay, aim, least, over);
  yield* rowsOf(start, models, models, aim, least, over);
}

function* rowsOf(
  start: Crowd,
  models: readonly number[],
  movers: readonly number[],
  aim: Aim,
  least: () => number,
  over: () => boolean,
): Generator<Crowd> {
  const [first] = movers;
  if (first === undefined) return;
  const base = there(start.now[first]);
  if (movers.some((i) => !sameShape(there(start.now[i]).shape, base.shape))) return;
  const standing = models.filter((i) => !movers.includes(i));
  let orders = 0;
  for (const row of rows(start, base, movers, aim, movers.length)) {
    const taken = row.findIndex((p) => standing.some((i) => overlap(p, there(start.now[i]))));
    const places = taken < 0 ? row : row.slice(0, taken);
    for (let size = places.length; size + standing.length > least(); size--) {
      const goals = sharedOut(start, movers, places.slice(0, size));
      if (goals === null) continue;
      if (orders++ === MOST_ORDERS) return;
      const crowd = start.goTogether(start.now.map((b, i) => goals.get(i) ?? b));
      if (crowd === null) continue;
      const rest = models.filter((i) => !goals.has(i));
      yield followedBy(crowd, [...goals.keys()], rest, aim, true, over);
    }
  }
}
