import { sumsOf } from "@tercio/dice";
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
} from "@tercio/kernel";

/** Where there are not so many times as many products as shares, it is as well to play them. */
const WORTH = 2;
/** So many are put together in one go, which nobody can break off. */
const MOST_PRODUCTS = 500_000;

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
}

/** The chances of a sum's points, those beyond the most that count taken as that many. */
function chancesOf(all: readonly number[], most: number | null): readonly number[] {
  if (most === null || all.length <= most + 1) return all;
  const few = all.slice(0, most + 1);
  for (let n = most + 1; n < all.length; n++) few[most] = (few[most] as number) + (all[n] as number);
  return few;
}

function groupsOf(request: RollRequest): readonly Group[] {
  if (request.dice.kind !== "chains" || request.apart === undefined) return [];
  const { apart, most } = request;
  const chances = sumsOf(request.dice).map((all, at) => chancesOf(all, most?.[at] ?? null));
  return [...new Set(apart.map((s) => s.of))].map((of) => {
    const sums = apart.flatMap((s, at) => (s.of === of ? [at] : []));
    let shares: readonly Share[] = [{ points: [], probability: 1, loud: "" }];
    for (const sum of sums)
      shares = shares.flatMap((s) =>
        (chances[sum] as readonly number[]).flatMap((chance, points) =>
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
    return { sums, alike };
  });
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
  readonly leaves: Map<number, Sums>;
}

function leafOf({ path, from, leaves }: Tally, added: number): Sums {
  let sums = leaves.get(added);
  if (sums === undefined) {
    const [less, more] = [leaf(path, from), leaf(path, from + added)];
    leaves.set(added, (sums = { a: (more.a - less.a) | 0, b: (more.b - less.b) | 0 }));
  }
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
        else if (other !== group) shared.set(name, { path, from: from as number, leaves: new Map() });
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
 * @returns false where nothing is won by it: no outcome has been told then
 */
export function putTogether<G extends Core>(
  engine: Engine<G>,
  game: G,
  request: RollRequest,
  base: G,
  stop: NonNullable<Parameters<Engine<G>["advance"]>[2]>,
  meets: (game: G) => boolean,
  to: Takers<G>,
): boolean {
  const groups = groupsOf(request);
  if (groups.filter((g) => g.alike.some((list) => list.length > 1)).length < 2) return false;
  if (groups.reduce((n, g) => n * g.alike.reduce((m, list) => m + list.length, 0), 1) > MOST_PRODUCTS) return false;
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
    for (const share of list) playAll(lists, [...taken, share], probability * share.probability);
  };
  const fold = (lists: readonly (readonly Share[])[]): boolean => {
    const at = lists.map((list) => list[0] as Share);
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
        const more = leafOf(tallies[t] as Tally, added[t] as number);
        p = (p + more.a) | 0;
        q = (q + more.b) | 0;
      }
      return nameOf({ a: p, b: q });
    };
    // What the request says is tried where all have the most: what does not come to the same is played.
    const last = changes.map((list) => list[list.length - 1] as Change<G>);
    const all = played(lists.map((list) => list[list.length - 1] as Share));
    const made = together(
      first,
      last.map((c) => c.game),
    );
    if (all === null || made === null) return false;
    const sum = last.reduce((s, { own }) => ({ a: (s.a + own.a) | 0, b: (s.b + own.b) | 0 }), start);
    const key = keyOf(
      sum.a,
      sum.b,
      tallies.map((_, t) => last.reduce((n, { by }) => n + (by[t] as number), 0)),
    );
    if (nameOf(sumsFrom(base, all)) !== key || nameOf(sumsFrom(base, made)) !== key) return false;
    const added = tallies.map(() => 0);
    const picked: G[] = [];
    const go = (group: number, a: number, b: number, probability: number): void => {
      const list = changes[group];
      if (list === undefined) {
        to.meet(keyOf(a, b, added), probability, first, picked);
        return;
      }
      for (const c of list) {
        for (let t = 0; t < added.length; t++) added[t] = (added[t] as number) + (c.by[t] as number);
        picked[group] = c.game;
        go(group + 1, (a + c.own.a) | 0, (b + c.own.b) | 0, probability * c.probability);
        for (let t = 0; t < added.length; t++) added[t] = (added[t] as number) - (c.by[t] as number);
      }
    };
    go(0, start.a, start.b, 1);
    return true;
  };
  // Who has more points than the request speaks of has that for certain while all others are put together.
  const choose = (lists: readonly (readonly Share[])[]): void => {
    const group = groups[lists.length];
    if (group === undefined) {
      const products = lists.reduce((n, list) => n * list.length, 1);
      const alone = lists.reduce((n, list) => n + list.length, 0);
      if (products < WORTH * alone || !fold(lists)) playAll(lists);
      return;
    }
    for (const list of group.alike) choose([...lists, list]);
  };
  choose([]);
  return true;
}
