import { there } from "@tercio/basis";
import { CONTACT_TOLERANCE } from "@tercio/tabletop";
import { type Base, gap, type Table } from "./base.ts";
import { ableOf, bestOf, byDistance, follow, mend, most, type Neared } from "./contact.ts";
import { type Lead, leadsAnywhere, leadsOf } from "./contact-group.ts";
import { type Together, together, WORK } from "./contact-search.ts";
import { Crowd } from "./crowd.ts";
import { mirrorBase } from "./mirror.ts";
import { mirrorMoved } from "./move.ts";
import { NOISE } from "./numbers.ts";
import { along, type SeekOptions, type Way } from "./way.ts";

/** As many models of a small unit, and of a large one, are looked at as the first to charge. */
const MOST_FIRST = 2;
const FIRST_OF_MANY = 2;
const MANY = 8;
/** As long as none of them can, so many are. */
const MOST_TRIED = 12;

/** The first of these places that a model can get to. */
const open = (crowd: Crowd, model: number, places: readonly Base[]): Base | null =>
  places.find((place) => crowd.tryOut(model, place) !== null) ?? null;

/** Where a model may end touching an enemy, or as far towards one as it may go, within `close` of it. */
function touching(crowd: Crowd, model: number, close: number, limit: number): Base | null {
  const place = open(crowd, model, crowd.placesAt(model, 0).slice(0, 4));
  if (place !== null) return place;
  const beyond = crowd.within(limit + close + CONTACT_TOLERANCE);
  for (const far of beyond.placesAt(model, 0).slice(0, 6)) {
    const way: Way | null = beyond.tryOut(model, far)?.way ?? null;
    if (way === null) continue;
    const stop = { ...there(crowd.now[model]), ...along(way, limit) };
    if (crowd.away(stop) <= close + NOISE && crowd.tryOut(model, stop) !== null) return stop;
  }
  return null;
}

/** The rest of the unit carried with its first model, all of it or as much as can be. */
function carried(crowd: Crowd, first: number, models: readonly number[], reach: number): Crowd | null {
  const [a, b] = [there(crowd.from[first]), there(crowd.now[first])];
  for (let part = 8; part >= 0; part--) {
    const next = crowd.copy();
    for (const i of models) {
      const own = there(next.now[i]);
      const x = own.x + Math.trunc(((b.x - a.x) * part) / 8);
      const y = own.y + Math.trunc(((b.y - a.y) * part) / 8);
      const goes = next.tryOut(i, { ...own, x, y });
      if (goes !== null) next.go(i, goes);
    }
    if (next.coherent(reach)) return next;
  }
  return null;
}

/** The rest as near to the first model as they can come, those nearest to it first: what holds together if anything does. */
function gatheredRound(opened: Crowd, first: number, rest: readonly number[]): Crowd {
  const crowd = opened.copy();
  const middle = there(crowd.now[first]);
  const far = (i: number): number => gap(there(crowd.from[i]), middle);
  for (const i of [...rest].sort((a, b) => far(a) - far(b) || a - b)) {
    const place = open(crowd, i, crowd.placesToward(i, middle).slice(0, 12));
    const goes = place === null ? null : crowd.tryOut(i, place);
    if (goes !== null) crowd.go(i, goes);
  }
  return crowd;
}

/**
 * A charge: the `first` model moved ends within `close` of an enemy, the others follow as near as they can, each at most
 * `limit`, and the unit is one group; null where no such move is found. Enemies are crossed by nobody. Of several that can
 * be first the one is taken with which most end within `reach` of enemies. Looked for soon, one may not be found that there is.
 */
export function charged(
  from: readonly Base[],
  enemies: readonly (readonly Base[])[],
  friends: readonly Base[],
  table: Table,
  limit: number,
  close: number,
  reach: number,
  options: SeekOptions = {},
): (Neared & { readonly first: number }) | null {
  if (options.chirality === -1) {
    const foes = enemies.map((unit) => unit.map(mirrorBase));
    const one = { ...options, chirality: 1 } as const;
    const found = charged(from.map(mirrorBase), foes, friends.map(mirrorBase), table, limit, close, reach, one);
    return found === null ? null : { ...found, to: found.to.map(mirrorBase), moved: mirrorMoved(found.moved) };
  }
  const start = new Crowd(from, enemies.flat(), friends, table, limit, options);
  const models = byDistance(start);
  let best: { readonly crowd: Crowd; readonly first: number; readonly count: number } | null = null;
  let tried = 0;
  const enough = from.length > MANY ? FIRST_OF_MANY : MOST_FIRST;
  for (const first of models) {
    if (tried >= (best === null ? MOST_TRIED : enough)) break;
    if (start.away(there(start.now[first])) > limit + close + 1) break;
    let found = 0;
    // Touching it; or, where that cannot be or nobody could follow, only just near enough.
    for (const where of [
      () => touching(start, first, close, limit),
      () => open(start, first, start.placesAt(first, close).slice(0, 12)),
    ]) {
      const place = found === 0 ? where() : null;
      const goes = place === null ? null : start.tryOut(first, place);
      if (goes === null) continue;
      const opened = start.copy();
      opened.go(first, goes);
      const rest = models.filter((i) => i !== first);
      for (const crowd of followers(opened, first, rest, reach)) {
        found++;
        const count = crowd.now.filter((b) => crowd.away(b) <= reach + NOISE).length;
        if (best === null || count > best.count) best = { crowd, first, count };
      }
      tried++;
    }
    if (best !== null && best.count === from.length) break;
  }
  if (best !== null && (options.soon === true || best.count === from.length))
    return { ...best.crowd.made(), first: best.first, ended: false };
  if (options.soon === true) return null;
  const after = (leads: readonly Lead[], work: number): Together =>
    together(start, models, { distance: reach, reach, first: close }, leads, () => ableOf(start, models, reach), work);
  let grown = after(leadsOf(start, models, close), WORK);
  let crowd = bestOf([best?.crowd ?? null, grown.crowd], reach);
  if (crowd === null) {
    // Before it is called impossible it is looked closer.
    const leads = leadsAnywhere(start, models, close);
    if (leads.length > 0) grown = after(leads, WORK / 2);
    ({ crowd } = grown);
  }
  if (crowd === null) return null;
  const first = crowd === best?.crowd ? best.first : there(crowd.order[0]);
  return { ...crowd.made(), first, ended: grown.ended };
}

/** Ways in which the others follow the first of a charge: each of its own, or all as they stood. Only those in one group. */
function followers(opened: Crowd, first: number, rest: readonly number[], reach: number): readonly Crowd[] {
  const keep = opened.order.length;
  const crowd = most(opened, rest, 0);
  follow(
    crowd,
    rest.filter((i) => !crowd.order.includes(i)),
    reach,
  );
  const found = mend(crowd, reach, keep) ? [crowd] : [];
  const together = carried(opened, first, rest, reach);
  if (together !== null) found.push(together);
  if (found.length > 0) return found;
  const round = gatheredRound(opened, first, rest);
  return round.coherent(reach) ? [round] : [];
}
