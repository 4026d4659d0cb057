import { there } from "@tercio/basis";
import type { Base, Table } from "./base.ts";
import { isStuck, Making, type Moved, type Stuck } from "./making.ts";
import { mirrorBase, mirrorPoints } from "./mirror.ts";
import { type Hindrance, mirrorHindrance, type MoveOptions, straightLength } from "./way.ts";

/** How often a unit begins again with those first that were stuck. */
const MOST_RETRIES = 8;
const FEW_RETRIES = 3;

/** Of so few movers every order is tried before they are called stuck. */
const FEW = 6;

/**
 * Moves whoever can go, in this order of preference: those of `first` by any way, then those with a straight way, then
 * others. Gives the first that is stuck, in this order, or null when all have moved.
 */
function greedy(making: Making, preference: readonly number[], first: readonly number[]): number | null {
  making.start();
  let left = preference;
  while (left.length > 0) {
    const any = (i: number): boolean => making.go(i, making.limit(i));
    if (first.some((i) => making.waits(i) && any(i))) {
      left = left.filter((i) => making.waits(i));
      continue;
    }
    const straight = (i: number): boolean => {
      const length = straightLength(there(making.from[i]), there(making.to[i]));
      return making.go(i, Math.min(length, making.limit(i)));
    };
    const rest = left.filter((i) => !straight(i));
    if (rest.length === left.length && !rest.some(any)) return there(rest[0]);
    left = rest.filter((i) => making.waits(i));
  }
  return null;
}

/** Every order of few movers: what a model may do depends only on who has moved before it, so each such set is met once. */
function anyOrder(making: Making): boolean {
  const failed = new Set<number>();
  const tryFrom = (moved: number): boolean => {
    if (moved === (1 << making.movers.length) - 1) return true;
    if (failed.has(moved)) return false;
    for (let k = 0; k < making.movers.length; k++) {
      const i = there(making.movers[k]);
      if ((moved & (1 << k)) !== 0 || !making.go(i, making.limit(i))) continue;
      if (tryFrom(moved | (1 << k))) return true;
      making.back(i);
    }
    failed.add(moved);
    return false;
  };
  making.start();
  return tryFrom(0);
}

export const mirrorMoved = (m: Moved): Moved => ({
  order: m.order,
  ways: m.ways.map((w) => ({ ...w, points: mirrorPoints(w.points) })),
});

/** Moves everybody, in an order that is found; false where none is. */
function ordered(making: Making, retries: number): boolean {
  const preference = making.frontFirst();
  const first: number[] = [];
  for (let n = 0; n < retries; n++) {
    const stuck = greedy(making, preference, first);
    if (stuck === null) return true;
    if (first[0] === stuck) break;
    // Who was stuck goes before all others, and before those that were stuck earlier.
    const before = first.indexOf(stuck);
    if (before >= 0) first.splice(before, 1);
    first.unshift(stuck);
  }
  if (greedy(making, preference.toReversed(), []) === null) return true;
  return making.movers.length <= FEW && anyOrder(making);
}

/** Everything of a question about a unit seen in a mirror, the sign of its ties with it. */
export function mirrorQuestion(
  hindrances: readonly Hindrance[],
  options: MoveOptions,
): { readonly hindrances: readonly Hindrance[]; readonly options: MoveOptions } {
  return { hindrances: hindrances.map(mirrorHindrance), options: { ...options, chirality: 1 } };
}

interface Question {
  readonly from: readonly Base[];
  readonly to: readonly Base[];
  readonly hindrances: readonly Hindrance[];
  readonly options: MoveOptions;
}
/** What a question comes to that is asked as in a mirror, and told as it is. */
function inMirror(q: Question, asked: (q: Question) => Moved | Stuck): Moved | Stuck {
  const seen = mirrorQuestion(q.hindrances, q.options);
  const moved = asked({ from: q.from.map(mirrorBase), to: q.to.map(mirrorBase), ...seen });
  return isStuck(moved) ? moved : mirrorMoved(moved);
}

/**
 * The move of a whole unit from `from` to `to` (the same models in the same order): one model after another, each round
 * all others where they stand at that moment, at most its limit (0.01 mm; one for all, or one each). Finds an order: of
 * six movers or fewer there is none when none is found; of more the likeliest are looked at, about ten. A model that
 * stays costs nothing and may stand where it stands. Where no order is found, the first model that is stuck, and why.
 */
export function unitMove(
  from: readonly Base[],
  to: readonly Base[],
  hindrances: readonly Hindrance[],
  table: Table,
  limits: readonly number[] | number,
  options: MoveOptions = {},
): Moved | Stuck {
  if (options.chirality === -1)
    return inMirror({ from, to, hindrances, options }, (q) =>
      unitMove(q.from, q.to, q.hindrances, table, limits, q.options),
    );
  const making = new Making(from, to, hindrances, table, limits, options);
  const hopeless = making.hopeless();
  if (hopeless !== null) return hopeless;
  if (ordered(making, MOST_RETRIES)) return making.made();
  // As they stand when the likeliest order comes to an end.
  return making.why(there(greedy(making, making.frontFirst(), [])));
}

/** The same for a question among many: with fewer retries, and null where no order is found. */
export function soonMoved(
  from: readonly Base[],
  to: readonly Base[],
  hindrances: readonly Hindrance[],
  table: Table,
  limit: number,
  options: MoveOptions,
): Moved | null {
  const making = new Making(from, to, hindrances, table, limit, options);
  return making.hopeless() === null && ordered(making, FEW_RETRIES) ? making.made() : null;
}

/**
 * The same move in exactly this order, as a referee follows it: every model that moves is named, each once. The ways are
 * the shortest as the others stand when a model's turn has come.
 */
export function followed(
  from: readonly Base[],
  to: readonly Base[],
  order: readonly number[],
  hindrances: readonly Hindrance[],
  table: Table,
  limits: readonly number[] | number,
  options: MoveOptions = {},
): Moved | Stuck {
  if (options.chirality === -1)
    return inMirror({ from, to, hindrances, options }, (q) =>
      followed(q.from, q.to, order, q.hindrances, table, limits, q.options),
    );
  const making = new Making(from, to, hindrances, table, limits, options);
  const movers = new Set(making.movers);
  for (const i of order) if (movers.has(i) && making.waits(i) && !making.go(i, making.limit(i))) return making.why(i);
  const left = making.movers.find((i) => making.waits(i));
  return left === undefined ? making.made() : { stuck: left, why: "no way" };
}
