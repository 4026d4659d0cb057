import { enumerable, sumsOf } from "@tercio/dice";
import {
  type Core,
  type Engine,
  leaf,
  type RollRequest,
  silent,
  type Sums,
  sumsFrom,
  together,
  visitDifferent,
  there,
} from "@tercio/kernel";

/** Where there are not so many times as many products as shares, it is as well to play them. */
const WORTH = 2;
/** So many shares one may have, and so many products all of them: more are not put together. */
const MOST_SHARES = 5_000;
const MOST_PRODUCTS = 500_000;
/** As many of each one's shares are tried with as many of each other's. */
const LEVELS = 3;

/** What one of those that are `apart` may come to: the points of its sums, and the chance. */
interface Share {
  readonly points: readonly number[];
  readonly probability: number;
  /** Sums with more points than the request speaks of, and with how many. */
  readonly loud: string;
}

/** Sums whose points are the same one's. */
interface Group {
  /** Which sums of the request. */
  readonly sums: readonly number[];
  /** Those with the same `loud` together: as long as that is so, the rest of their points are as the request says. */
  readonly alike: readonly (readonly Share[])[];
}

/** What becomes of the outcomes of a roll whose sums are apart. */
export interface Takers<G> {
  /** Games that are the same have the same key. `changed` is the caller's no longer than the call. */
  meet(key: number, probability: number, from: G, changed: readonly G[]): void;
  /** An outcome that must be played. */
  play(points: readonly number[], probability: number): void;
  /** A state was visited. */
  visited(): void;
  /** Is it too much already? Then the rest need not be told. */
  enough(): boolean;
}

/**
 * What has come of it: the outcomes were told; nothing would be won by it, and none was; or what the roll says of itself does
 * not hold, so that what it said before is not to be believed either.
 */
export type Together = "told" | "not worth it" | "wrong";

/** The chances of a sum's points, those beyond the most that count taken as that many. */
function chancesOf(all: readonly number[], most: number | null): readonly number[] {
  if (most === null || all.length <= most + 1) return all;
  const few = all.slice(0, most + 1);
  for (let n = most + 1; n < all.length; n++) few[most] = there(few[most]) + there(all[n]);
  return few;
}

const products = (lists: readonly (readonly unknown[])[]): number => lists.reduce((n, list) => n * list.length, 1);

function groupsOf(request: RollRequest): readonly Group[] {
  const { dice, apart, most } = request;
  if (dice.kind !== "chains" || apart === undefined || !dice.chains.every(enumerable)) return [];
  const chances = sumsOf(dice).map((all, at) => chancesOf(all, most?.[at] ?? null));
  // Each sum is somebody's.
  if (apart.length !== chances.length) return [];
  const groups: Group[] = [];
  for (const of of new Set(apart.map((s) => s.of))) {
    const sums = apart.flatMap((s, at) => (s.of === of ? [at] : []));
    if (products(sums.map((sum) => there(chances[sum]))) > MOST_SHARES) return [];
    let shares: readonly Share[] = [{ points: [], probability: 1, loud: "" }];
    for (const sum of sums)
      shares = shares.flatMap((s) =>
        there(chances[sum]).flatMap((chance, points) =>
          chance === 0
            ? []
            : [
                {
                  points: [...s.points, points],
                  probability: s.probability * chance,
                  loud: points < (apart[sum]?.below ?? 0) ? s.loud : `${s.loud} ${sum}:${points}`,
                },
              ],
        ),
      );
    const alike = [...new Set(shares.map((s) => s.loud))].map((loud) => shares.filter((s) => s.loud === loud));
    groups.push({ sums, alike });
  }
  return groups;
}

/** The least prime that is not less. */
function primeFrom(least: number): number {
  for (let n = least; ; n++) {
    let prime = true;
    for (let d = 2; d * d <= n; d++) if (n % d === 0) prime = false;
    if (prime) return n;
  }
}

/**
 * Which products are tried, by the place of each one's share among so many; place 0 is what all others have been tried with.
 * All with their last; and of each two, a few of the one's with a few of the other's, each with each: in square number of them,
 * as in a plan of trials, one product tries a pair of every two. `turn`: the so-manieth time; other shares are tried each time,
 * so that in time all pairs come up.
 */
export function trials(counts: readonly number[], turn: number): readonly (readonly number[])[] {
  const levels = primeFrom(Math.max(LEVELS, counts.length - 1));
  let before = 1;
  const places = counts.map((count): readonly number[] => {
    const others = count - 1;
    if (others === 0) return [0];
    const at = Math.floor(turn / before);
    before *= others;
    return Array.from({ length: levels }, (_, level) =>
      level === 0 ? others : 1 + ((at + Math.floor(((level - 1) * others) / (levels - 1))) % others),
    );
  });
  const list = [counts.map((count) => count - 1)];
  const seen = new Set([list[0]?.join()]);
  for (let i = 0; i < levels; i++)
    for (let j = 0; j < levels; j++) {
      // The first goes by i, each other by j and another multiple of i: of two, no pair of levels comes twice.
      const trial = places.map((own, g) => there(own[((g === 0 ? i : j + (g - 1) * i) % levels) % own.length]));
      if (seen.has(trial.join())) continue;
      seen.add(trial.join());
      list.push(trial);
    }
  return list;
}

/** A share of a group as it changes the state where all others have their first. */
interface Change<G> {
  readonly game: G;
  readonly probability: number;
  /** What leaves that nobody else changes add to the key. */
  readonly own: Sums;
  /** By how much it changes each number that others change too. */
  readonly by: readonly number[];
}

/** As one number. */
export const nameOf = ({ a, b }: Sums): number => (a >>> 6) * 0x4000000 + (b >>> 6);

/** A number to which several add, and what its leaf adds to the key by how much was added. */
interface Tally {
  readonly path: Sums;
  readonly from: number;
  /** By a small number that was added. */
  readonly few: (Sums | undefined)[];
  readonly leaves: Map<number, Sums>;
}

/** Most of what is added are a few points. */
const SMALL = 64;

function leafOf({ path, from, few, leaves }: Tally, added: number): Sums {
  const small = added >= 0 && added < SMALL && Number.isInteger(added);
  const known = small ? few[added] : leaves.get(added);
  if (known !== undefined) return known;
  const [less, more] = [leaf(path, from), leaf(path, from + added)];
  const sums = { a: (more.a - less.a) | 0, b: (more.b - less.b) | 0 };
  if (small) few[added] = sums;
  else leaves.set(added, sums);
  return sums;
}

interface Changes<G> {
  readonly changes: readonly (readonly Change<G>[])[];
  readonly tallies: readonly Tally[];
}

/** What each of the states changes of the first; null where two groups change the same, and not numbers. */
function changesOf<G extends object>(
  first: G,
  groups: readonly (readonly { readonly game: G; readonly probability: number }[])[],
): Changes<G> | null {
  interface Leaf {
    readonly path: Sums;
    readonly name: number;
    readonly from: unknown;
    readonly to: unknown;
  }
  const owner = new Map<number, number>();
  const shared = new Map<number, Tally>();
  const leaves = groups.map((list, group) =>
    list.map(({ game }) => {
      const seen: Leaf[] = [];
      visitDifferent(first, game, (path, from, to) => {
        const name = nameOf(path);
        seen.push({ path, name, from, to });
        const other = owner.get(name);
        if (other === undefined) owner.set(name, group);
        else if (other !== group) shared.set(name, { path, from: from as number, few: [], leaves: new Map() });
      });
      return seen;
    }),
  );
  const tallies = [...shared.values()];
  const places = new Map([...shared.keys()].map((name, at) => [name, at]));
  let fits = tallies.every((t) => typeof t.from === "number");
  const changes = groups.map((list, group) =>
    list.map(({ game, probability }, at): Change<G> => {
      const by = tallies.map(() => 0);
      let [a, b] = [0, 0];
      for (const { path, name, from, to } of leaves[group]?.[at] ?? []) {
        const tally = places.get(name);
        if (tally !== undefined) {
          if (typeof to !== "number") fits = false;
          by[tally] = (to as number) - (from as number);
          continue;
        }
        const [less, more] = [leaf(path, from), leaf(path, to)];
        a = (a + more.a - less.a) | 0;
        b = (b + more.b - less.b) | 0;
      }
      return { game, probability, own: { a, b }, by };
    }),
  );
  return fits ? { changes, tallies } : null;
}

/**
 * Puts the outcomes of a roll together that do the same together as each does alone: each share of each group is played
 * once, and of all their products only the key is found. Outcomes of which the request does not say so are played.
 * @param base what all keys are told from
 * @param stop at what the question ends, and where it meets
 * @param meets does a game stand there?
 * @param turn the so-manieth roll of a walk that is put together: what is tried goes by it
 */
export function putTogether<G extends Core>(
  engine: Engine<G>,
  game: G,
  request: RollRequest,
  base: G,
  stop: NonNullable<Parameters<Engine<G>["advance"]>[2]>,
  meets: (game: G) => boolean,
  turn: number,
  to: Takers<G>,
): Together {
  const groups = groupsOf(request);
  if (groups.filter((g) => g.alike.some((list) => list.length > 1)).length < 2) return "not worth it";
  if (products(groups.map((g) => g.alike.flat())) > MOST_PRODUCTS) return "not worth it";
  const pointsOf = (shares: readonly Share[]): readonly number[] => {
    const points: number[] = [];
    groups.forEach(({ sums }, g) => sums.forEach((sum, at) => (points[sum] = shares[g]?.points[at] ?? 0)));
    return points;
  };
  /** The game where it meets; null where something else comes first. */
  const played = (shares: readonly Share[]): G | null => {
    to.visited();
    const then = engine.reply(game, { chains: [], points: pointsOf(shares) }, silent, stop);
    return then.request === null && meets(then.game) ? then.game : null;
  };
  /** All products of some shares of each group, played one by one. */
  const playAll = (lists: readonly (readonly Share[])[], taken: readonly Share[] = [], probability = 1): void => {
    const list = lists[taken.length];
    if (list === undefined) return to.play(pointsOf(taken), probability);
    for (const share of list) if (!to.enough()) playAll(lists, [...taken, share], probability * share.probability);
  };
  /** Puts one list of each together: `false` where they are to be played. */
  const fold = (lists: readonly (readonly Share[])[]): boolean | "wrong" => {
    const at = lists.map((list) => there(list[0]));
    const where = (group: number, share: Share): readonly Share[] => at.map((s, g) => (g === group ? share : s));
    const first = played(at);
    if (first === null) return false;
    const singles: { readonly game: G; readonly probability: number }[][] = [];
    for (const [group, list] of lists.entries()) {
      const own: { readonly game: G; readonly probability: number }[] = [];
      for (const share of list) {
        const then = share === at[group] ? first : played(where(group, share));
        if (then === null) return false;
        own.push({ game: then, probability: share.probability });
      }
      singles.push(own);
    }
    const found = changesOf(first, singles);
    if (found === null) return false;
    const { changes, tallies } = found;
    const start = sumsFrom(base, first);
    const keyOf = (a: number, b: number, added: readonly number[]): number => {
      let [p, q] = [a, b];
      for (let t = 0; t < tallies.length; t++) {
        const more = leafOf(there(tallies[t]), there(added[t]));
        p = (p + more.a) | 0;
        q = (q + more.b) | 0;
      }
      return nameOf({ a: p, b: q });
    };
    const added = tallies.map(() => 0);
    const addTo = ({ by }: Change<G>, times: 1 | -1): void => {
      for (let t = 0; t < added.length; t++) added[t] = there(added[t]) + times * there(by[t]);
    };
    // What the request says is tried.
    const plan = trials(
      lists.map((list) => list.length),
      turn,
    );
    for (const [nth, trial] of plan.entries()) {
      const picked = trial.map((place, g) => there(changes[g]?.[place]));
      const all = played(trial.map((place, g) => there(lists[g]?.[place])));
      if (all === null) return false;
      const sum = picked.reduce((s, { own }) => ({ a: (s.a + own.a) | 0, b: (s.b + own.b) | 0 }), start);
      for (const c of picked) addTo(c, 1);
      const key = keyOf(sum.a, sum.b, added);
      for (const c of picked) addTo(c, -1);
      if (nameOf(sumsFrom(base, all)) !== key) return "wrong";
      if (nth > 0) continue;
      // That the state made of them is the one that was played is seen once: each is made when its turn comes.
      const made = together(
        first,
        picked.map((c) => c.game),
      );
      if (made === null || nameOf(sumsFrom(base, made)) !== key) return "wrong";
    }
    const picked: G[] = [];
    const go = (group: number, a: number, b: number, probability: number): void => {
      const list = changes[group];
      if (list === undefined) {
        to.meet(keyOf(a, b, added), probability, first, picked);
        return;
      }
      for (const c of list) {
        if (to.enough()) return;
        addTo(c, 1);
        picked[group] = c.game;
        go(group + 1, (a + c.own.a) | 0, (b + c.own.b) | 0, probability * c.probability);
        addTo(c, -1);
      }
    };
    go(0, start.a, start.b, 1);
    return true;
  };
  // Who has more points than the request speaks of has that for certain while all others are put together.
  const choose = (lists: readonly (readonly Share[])[]): boolean => {
    const group = groups[lists.length];
    if (group !== undefined) return group.alike.every((list) => choose([...lists, list]));
    const alone = lists.reduce((n, list) => n + list.length, 0);
    const done = products(lists) >= WORTH * alone && fold(lists);
    if (done === false) playAll(lists);
    return done !== "wrong";
  };
  return choose([]) ? "told" : "wrong";
}
