import { ruleTimes, watched } from "@tercio/kernel";
import { copyOfGame, sameBesides } from "./copies.ts";
import { again, type Look, looksHold, prepare, type Seen, seenOf, standInFor, throughStandIn } from "./stand-ins.ts";
import type { NinthAge, Unit } from "./state.ts";

/**
 * What is found of one unit, remembered with its record by all that was looked at on the way. No rule has to say what it
 * reads: while something is found, all other units are stood in for by records that write down which of their fields are
 * read. It holds as long as all of that, and everything in the game besides its units, is the very same.
 */
type Find<A, T> = (game: NinthAge, u: Unit, of: A) => T;

interface Known {
  /** Any game that is the same besides its units. */
  readonly ground: NinthAge;
  readonly of: unknown;
  readonly times: number;
  readonly looks: readonly Seen[];
  readonly found: unknown;
}

let last: NinthAge | null = null;
let lately: NinthAge | null = null;
/** One game for all that are the same besides their units: games that follow each other mostly are. */
const groundOf = (game: NinthAge): NinthAge => {
  // Several things are asked of one game, one after the other.
  if (game === lately && last !== null) return last;
  if (last === null || !sameBesides(last, game)) last = game;
  lately = game;
  return last;
};

/** By record: what is known of it, by the number of what is found. One map for all: each is work for the collector. */
const memory = new WeakMap<Unit, (Known[] | undefined)[]>();
let numbers = 0;
/** The game in which something is being found, others stood in for. */
let within: NinthAge | null = null;
let afresh = false;
/** Runs `body`, which asks of games that nobody will ask about again: what is found in it is neither looked up nor kept. */
export function findingAfresh<T>(body: () => T): T {
  const before = afresh;
  afresh = true;
  try {
    return body();
  } finally {
    afresh = before;
  }
}
/** Of one record at most so many at a time: beside other units it may come to something else. */
const MOST = 6;

/** A new one at the front; the last makes room for it. */
function putFirst<T>(list: T[], one: T, most: number): void {
  if (list.length < most) list.push(one);
  for (let i = list.length - 1; i > 0; i--) list[i] = list[i - 1] as T;
  list[0] = one;
}

/** What is known of one unit, whatever its record is, and of its others. */
interface KnownOfAny extends Known {
  readonly unit: number;
  /** The same of a record for which it holds: what was looked at of the others alone. */
  readonly own: Known;
}
/** Of one row of an Army List so many at most: in a combat most records of a unit come to one of two or three answers. */
const MOST_OF_ANY = 16;

/**
 * The same function, remembered. What it finds must hang on nothing but the game without its stack, the record, `of`
 * (compared as it is) and the rules. Nothing is remembered while a rule is watched, nor of a record that is not the game's.
 * With `any` its own record is stood in for as well, pool by pool: what is found once holds of all records of the unit that
 * are the same in what was looked at, and must not hold a record itself.
 */
export function remembered<T, A = undefined>(
  find: Find<A, T>,
  any?: "of any record",
): (game: NinthAge, u: Unit, ...of: A extends undefined ? [] : [A]) => T {
  const number = numbers++;
  const ofAny = any === undefined ? null : new WeakMap<object, KnownOfAny[]>();
  const holds = (k: Known, game: NinthAge, of: A, ground: NinthAge): boolean =>
    k.of === of &&
    k.times === ruleTimes() &&
    (k.ground === ground || sameBesides(k.ground, ground)) &&
    looksHold(k.looks, game);
  const ask = (game: NinthAge, u: Unit, of: A): T => {
    // What is found on the way to something else is part of that.
    if (afresh || game === within || watched()) return find(game, u, of);
    const ground = groundOf(game);
    const all = memory.get(u);
    const list = all?.[number];
    if (list !== undefined) for (const k of list) if (holds(k, game, of, ground)) return k.found as T;
    return miss(game, u, of, ground, all);
  };
  const keep = (u: Unit, all: (Known[] | undefined)[] | undefined, known: Known): void => {
    const kept = all ?? [];
    if (all === undefined) memory.set(u, kept);
    const list = kept[number];
    if (list === undefined) kept[number] = [known];
    else putFirst(list, known, MOST);
  };
  const miss = (game: NinthAge, u: Unit, of: A, ground: NinthAge, all: (Known[] | undefined)[] | undefined): T => {
    const other = throughStandIn(game, u, (g, v) => ask(g, v, of));
    if (other !== null) return other.answer;
    if (game.units[u.id] !== u) return find(game, u, of);
    const alike = ofAny?.get(u.entry);
    if (alike !== undefined)
      for (let at = 0; at < alike.length; at++) {
        const k = alike[at] as KnownOfAny;
        if (k.unit !== u.id || !holds(k, game, of, ground)) continue;
        if (at > 0) foremost(alike, at);
        keep(u, all, k.own);
        return k.found as T;
      }
    prepare(u);
    const looks: Look[] = [];
    const before = within;
    // While something else is being found, those that stand in for it are still wanted.
    const stand =
      before === null && ofAny === null ? again : (v: Unit, to: Look[]) => standInFor(v, to, ofAny !== null);
    const units = game.units.slice();
    for (let at = 0; at < units.length; at++) if (units[at] !== u) units[at] = stand(units[at] as Unit, looks);
    const own = ofAny === null ? u : standInFor(u, looks, true);
    units[u.id] = own;
    within = copyOfGame(game, game.stack, units);
    let found: T;
    try {
      found = find(within, own, of);
    } finally {
      within = before;
    }
    const known: Known = { ground, of, times: ruleTimes(), looks: seenOf(looks), found };
    if (ofAny === null) keep(u, all, known);
    else {
      const own = { ...known, looks: known.looks.filter((l) => l.id !== u.id) };
      const one = { ...known, unit: u.id, own };
      if (alike === undefined) ofAny.set(u.entry, [one]);
      else putFirst(alike, one, MOST_OF_ANY);
      keep(u, all, own);
    }
    return found;
  };
  return ask as (game: NinthAge, u: Unit, ...of: A extends undefined ? [] : [A]) => T;
}

/** What is known of the same units together. */
interface KnownOf<K> {
  readonly of: K;
  readonly list: Known[];
}
/** Of one profile so many aims at most, and of each so many answers: the starter armies have 18, a combat of four 24 answers. */
const MOST_TOGETHER = 24;
const MOST_ANSWERS = 24;

/** To the front: who was asked last is asked next. */
function foremost<T>(list: T[], at: number): void {
  const one = list[at] as T;
  for (let i = at; i > 0; i--) list[i] = list[i - 1] as T;
  list[0] = one;
}

/**
 * What is found of several units together, remembered by all that was looked at of them, field by field and pool by pool:
 * whoever is fewer than before may be as he was in all that counts. `by`: something that outlives records, such as a profile;
 * `same`: are the same units meant? What is found must not hold any record or function.
 */
export function rememberedTogether<K, T>(
  find: (game: NinthAge, of: K) => T,
  same: (p: K, q: K) => boolean,
): (game: NinthAge, by: object, of: K) => T {
  const known = new WeakMap<object, KnownOf<K>[]>();
  /** What is known of these units, foremost among all; null where nothing is. */
  const among = (all: KnownOf<K>[], of: K): Known[] | null => {
    for (let at = 0; at < all.length; at++) {
      const one = all[at] as KnownOf<K>;
      if (!same(one.of, of)) continue;
      if (at > 0) foremost(all, at);
      return one.list;
    }
    return null;
  };
  return (game, by, of) => {
    if (afresh || game === within || watched()) return find(game, of);
    const ground = groundOf(game);
    const all = known.get(by);
    const list = all === undefined ? null : among(all, of);
    if (list !== null)
      for (let at = 0; at < list.length; at++) {
        const k = list[at] as Known;
        if (
          k.times !== ruleTimes() ||
          (k.ground !== ground && !sameBesides(k.ground, ground)) ||
          !looksHold(k.looks, game)
        )
          continue;
        if (at > 0) foremost(list, at);
        return k.found as T;
      }
    const [first] = game.units;
    if (first !== undefined) prepare(first);
    const looks: Look[] = [];
    const before = within;
    within = copyOfGame(
      game,
      game.stack,
      game.units.map((v) => standInFor(v, looks, true)),
    );
    let found: T;
    try {
      found = find(within, of);
    } finally {
      within = before;
    }
    const one: Known = { ground, of, times: ruleTimes(), looks: seenOf(looks), found };
    if (list !== null) putFirst(list, one, MOST_ANSWERS);
    else if (all === undefined) known.set(by, [{ of, list: [one] }]);
    else putFirst(all, { of, list: [one] }, MOST_TOGETHER);
    return found;
  };
}
