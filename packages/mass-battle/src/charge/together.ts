import { there } from "@tercio/kernel";
import { alone, apart } from "./alone.ts";
import { anyCharge } from "./best.ts";
import { reachable } from "./cover.ts";
import { type Facet, facetOf } from "./facet.ts";
import { type Hunt, huntFor } from "./hunt.ts";
import { piecesOf } from "./offsets.ts";
import { type Lines as Counting, linesOf, type Part, partsOf, type Row, type Slot, type Vector } from "./rows.ts";
import { joined, type Stretches, withWhole } from "./stretches.ts";
import {
  askedOf,
  AT_ONCE,
  besides,
  compareVectors,
  coversOf,
  goOn,
  less,
  NONE,
  type Placed,
  slotsOf,
  sum,
  type Team,
  teamOf,
  TOO_LARGE,
} from "./team.ts";
import { among, type Asked, type Missing } from "./types.ts";
import { COST, work } from "./work.ts";
import { coveredBy, type Lines, ROUNDED, windowsOf } from "./windows.ts";

/*
 * Several chargers of one target that move one after another. Where the first may stand such that the rest do as well as
 * possible is first counted along the facing, which no way there can better (`rows.ts`). Then whole stretches of its places
 * are looked at, from the best down. What the rest do at best beside all that it covers anywhere in a stretch they can do
 * wherever in the stretch it stands; what they do beside that which it covers everywhere they cannot better. Where the two
 * are the same, that is known of every place of the stretch; elsewhere the stretch is divided.
 */

/** The best places for all together. */
export interface Explored {
  readonly worth: Vector;
  /** Whole offsets of the charger, in the frame. */
  readonly stretches: readonly (readonly [from: number, to: number])[];
  /** Mates of whom no account was taken, because all together were too many to be weighed. */
  readonly unheeded: readonly number[];
  /** What was not looked at any more, because the places and orders of all were too many. */
  readonly missing: Missing;
}

type Weighed = Omit<Explored, "unheeded">;

/** Places of the charger for which all together are worth no more than `hoped`. */
interface Open {
  readonly part: Part;
  readonly from: number;
  readonly to: number;
  readonly hoped: Vector;
  /** What is known of them: whether they have been bounded, which of them the charger reaches, what they are worth. */
  readonly state: "new" | "bounded" | "reached" | "trimmed" | "exact" | "settled";
}

const openAt = (part: Part, from: number, to: number, hoped: Vector, state: Open["state"]): Open => {
  return { part, from, to, hoped, state };
};

/** Narrower than this (0.01 mm) no stretch is divided where a place as good is known. */
const FINE = 8;

/** So many looks at stretches; what is left is then looked at place by place: at both ends and in the middle. */
const LOOKS = 300;

/**
 * So much {@link work} is done for one question once a best place is known, 0.2 to 0.5 s on a machine of 2024: what is known by then
 * is the answer. Of 229 random battles of the starter armies 13 ask for more; `packages/lab/bench/dearest.ts` looks for what
 * costs most.
 */
const WORK = 1_250_000;
/** So many times as much where a better place than those known may still be found. */
const BETTER = 1.6;
/** So many times as much again with one mate, whose search is short as a rule but knows no place until its end. */
const ONE_MATE = 2.5;

/** With one mate fewer, where not one place is known by then, so much of it. */
const SHARE_AGAIN = 1 / 4;

/** So many places of a charger are tried before the search, the most promising first. */
const DIVES = 6;

/**
 * Where a charger with mates may stand such that all together are worth most; null where it finds no way. With `all`, every
 * stretch of such places. Of many mates only the first are weighed: the others stand where they stand, are told as
 * `unheeded`, and have what room is left when their turn comes. Where the places are too many, what has been found by then
 * is the answer, and `missing` says what that leaves open; the best comes first, so that it is seldom more than places just
 * as good.
 */
export function explored(hunt: Hunt, q: Asked, all: boolean, most: number = WORK): Explored | null {
  const first = Math.min(q.mates.length, AT_ONCE);
  for (let count = first; ; count--) {
    const now = count === q.mates.length ? q : among(q, q.obstacles, q.mates.slice(0, count));
    const share = (count === first ? most : most * SHARE_AGAIN) * (count === 1 ? ONE_MATE : 1);
    const until = { good: work.done + share, best: work.done + share * BETTER };
    try {
      const found = explore(teamOf(now, until), [], hunt, now, null, all ? "all" : "any");
      return found === null ? null : { ...found, unheeded: q.mates.slice(count).map((m) => m.id) };
    } catch (problem) {
      // Not one place is known yet: asked once more with one mate fewer.
      if (problem !== TOO_LARGE) throw problem;
    }
  }
}

/**
 * What all together are worth with the charger at an offset (whole, in the frame), where it is certain that no place is worth
 * more; null where it is not, or not soon.
 */
export function bestThere(hunt: Hunt, q: Asked, at: number): Vector | null {
  if (q.mates.length > AT_ONCE) return null;
  const { facet } = hunt;
  const until = work.done + WORK;
  const team = teamOf(q, { good: until, best: until });
  const row: Row = { half: facet.frame.halfWidth, slots: slotsOf(facet, piecesOf(facet), [at, at]) };
  const { rows, elsewhere } = besides(team, q, []);
  const [part] = partsOf(facet, row, rows, (a, b) => compareVectors(a, b, q.priorities));
  if (part === undefined || part.slot.loose) return null;
  const own = ownOf(part.slot, linesOf(facet));
  const goal = less(sum(part.worth, elsewhere), own);
  try {
    const worth = sum(own, rest(team, [], facet, q, part.slot, at, at, "all", null, goal));
    return explore(team, [], hunt, q, worth, "better") === null ? worth : null;
  } catch (problem) {
    if (problem !== TOO_LARGE) throw problem;
    return null;
  }
}

/** What a charger alone is worth in a slot. */
const ownOf = ({ enemies, own, first, last }: Slot, lines: Counting): Vector => ({
  enemies,
  chargers: 1,
  models: own + lines(first, last),
});

/**
 * The same for a charger of a team, some of which stand already; null also where it would be worth less than `floor`, or, where
 * only what is better is looked for, no more than that.
 */
function explore(
  team: Team,
  placed: readonly Placed[],
  hunt: Hunt,
  q: Asked,
  atLeast: Vector | null,
  wanted: "all" | "any" | "better",
): Weighed | null {
  work.done += COST.exploration;
  goOn(team);
  const { facet } = hunt;
  const top = placed.length === 0;
  let floor = atLeast;
  const all = wanted === "all";
  const compare = (a: Vector, b: Vector): number => compareVectors(a, b, q.priorities);
  const tooLittle = (hoped: Vector): boolean => {
    const order = floor === null ? -1 : compare(hoped, floor);
    return order > 0 || (order === 0 && wanted === "better");
  };
  const most = Math.floor(facet.frame.halfFacing + facet.frame.halfWidth + 0.5);
  const row: Row = { half: facet.frame.halfWidth, slots: slotsOf(facet, piecesOf(facet), [-most, most]) };
  const lines = linesOf(facet);
  const { rows, elsewhere } = besides(team, q, placed);
  const touchy = team.members.some((m) => m.touchy && q.mates.includes(m.mate));
  const order = (a: Open, b: Open): number =>
    compare(a.hoped, b.hoped) || Number(a.part.slot.loose) - Number(b.part.slot.loose) || a.from - b.from;
  const open: Open[] = partsOf(facet, row, rows, compare)
    .map((part) => openAt(part, part.from, part.to, sum(part.worth, elsewhere), "new"))
    .filter((o) => !tooLittle(o.hoped))
    .sort((a, b) => order(b, a));
  const add = (o: Open): void => {
    if (tooLittle(o.hoped)) return;
    let at = open.length;
    while (at > 0 && order(there(open[at - 1]), o) < 0) at--;
    open.splice(at, 0, o);
  };
  const points = new Map<number, Vector>();
  const worthAt = ({ part }: Open, at: number): Vector => {
    const known = points.get(at);
    if (known !== undefined) return known;
    const worth = sum(ownOf(part.slot, lines), rest(team, placed, facet, q, part.slot, at, at, "all", null, null));
    points.set(at, worth);
    return worth;
  };
  const reaches = (o: Open, from: number, to: number): boolean => {
    const needed = less(o.hoped, ownOf(o.part.slot, lines));
    const certain = rest(team, placed, facet, q, o.part.slot, from, to, "all", needed, needed);
    return compare(certain, needed) <= 0 && (certain.chargers === q.mates.length || !touchy);
  };
  const bounded = ({ part, from, to, hoped }: Open): Vector => {
    const own = ownOf(part.slot, lines);
    const least = floor === null ? null : less(floor, own);
    const worth = sum(own, rest(team, placed, facet, q, part.slot, from, to, "common", least, less(hoped, own)));
    return compare(worth, hoped) > 0 ? worth : hoped;
  };
  const windows = windowsOf(
    open.map((o) => o.part),
    facet.frame.halfWidth,
  );
  const beside = ({ part, hoped }: Open): Vector => {
    const w = there(windows.get(part));
    if (w.worth === null) {
      // No part of it asks for less than the floor, and none hopes for more than this.
      let [least, goal]: [Vector | null, Vector | null] = [null, null];
      for (const other of w.parts) {
        const own = ownOf(other.slot, lines);
        const [low, high] = [floor === null ? null : less(floor, own), less(sum(other.worth, elsewhere), own)];
        if (low !== null && (least === null || compare(low, least) > 0)) least = low;
        if (goal === null || compare(high, goal) < 0) goal = high;
      }
      w.worth = rest(team, placed, facet, q, w, w.from, w.to, "common", least, goal);
    }
    const worth = sum(ownOf(part.slot, lines), w.worth);
    return compare(worth, hoped) > 0 ? worth : hoped;
  };
  /** Some whole offset of these that the charger reaches, whoever comes after it. */
  const anyAt = (from: number, to: number): number | null => {
    goOn(team);
    const some = anyCharge(hunt, [{ from, to, rank: 0, worth: null }]);
    return some === null ? null : Math.max(from, Math.min(to, Math.floor(some.candidate.offset + 0.5)));
  };
  /** Places that are likely to be good, and what all together are worth there: nobody need look for less. */
  let tried = null as { readonly worth: Vector; readonly at: number } | null;
  const dive = (): void => {
    for (const { part, from, to, hoped } of open.slice(-DIVES).reverse()) {
      if (tried !== null && compare(tried.worth, hoped) <= 0) break;
      const at = anyAt(from, to);
      if (at === null) continue;
      const own = ownOf(part.slot, lines);
      const least = tried === null ? null : less(tried.worth, own);
      const worth = sum(own, rest(team, placed, facet, q, part.slot, at, at, "all", least, less(hoped, own)));
      if (tried === null || compare(worth, tried.worth) < 0) tried = { worth, at };
    }
    floor = tried?.worth ?? null;
  };
  let best = null as Open | null;
  let stretches: Stretches = [];
  /** From the best down; gives something only where any place will do. */
  // oxlint-disable-next-line eslint/complexity -- one search whose stretches go from state to state, sharing its best
  const look = (): Weighed | null => {
    for (let looks = 0, o = open.pop(); o !== undefined; o = open.pop()) {
      const { part, from, to, hoped, state } = o;
      if (best !== null) {
        const worse = compare(hoped, best.hoped);
        if (worse > 0 || (worse === 0 && part.slot.loose && !best.part.slot.loose)) break;
      }
      if (state === "new") {
        add(openAt(part, from, to, beside(o), "bounded"));
        continue;
      }
      if (state === "bounded") {
        let found: Stretches = [];
        if (!all) {
          const some = anyAt(from, to);
          if (some === null) continue;
          if (reaches(o, some, some)) return { worth: hoped, stretches: [[some, some]], missing: "nothing" };
          found = withWhole(found, some, some);
        }
        for (const [first, last] of pairs(reachable(hunt, [from, to]))) found = withWhole(found, first, last);
        // A place that can be reached just so, and none beside it, is in no stretch.
        const only = found.length === 0 ? anyAt(from, to) : null;
        if (only !== null) found = [only, only];
        for (const [first, last] of pairs(joined(found))) add(openAt(part, first, last, hoped, "reached"));
        continue;
      }
      if (state === "settled") {
        if (anyAt(from, to) === null) continue;
        best = o;
        if (top) team.settled = true;
        stretches = withWhole(stretches, from, to);
        if (!all) break;
        continue;
      }
      const divide = (at: number): void => {
        if (from === to || (best !== null && to - from < FINE)) return;
        add(openAt(part, from, at, hoped, "trimmed"));
        add(openAt(part, at + 1, to, hoped, "trimmed"));
      };
      const middle = Math.floor((from + to) / 2);
      if (looks >= LOOKS || (touchy && from === to)) {
        const [one, two, three] = [worthAt(o, from), worthAt(o, middle), worthAt(o, to)];
        if (compare(one, two) === 0 && compare(two, three) === 0) add(openAt(part, from, to, one, "settled"));
        else divide(middle);
        continue;
      }
      looks++;
      if (state !== "exact") {
        const worth = bounded(o);
        if (compare(worth, hoped) > 0) {
          add(openAt(part, from, to, worth, q.mates.length > 1 ? "trimmed" : "exact"));
          continue;
        }
      }
      if (reaches(o, from, to)) {
        add(openAt(part, from, to, hoped, "settled"));
        continue;
      }
      if (state === "reached" && to - from > 4 * FINE) {
        // Often it is but for the ends, which rounding may reach.
        add(openAt(part, from, from + FINE - 1, hoped, "trimmed"));
        add(openAt(part, from + FINE, to - FINE, hoped, "trimmed"));
        add(openAt(part, to - FINE + 1, to, hoped, "trimmed"));
        continue;
      }
      divide(middle);
    }
    return null;
  };
  let missing: Missing = "nothing";
  try {
    if (top && wanted !== "better" && q.mates.length > 1) dive();
    const any = look();
    if (any !== null) return any;
  } catch (problem) {
    if (problem !== TOO_LARGE || !top || (best === null && tried === null)) throw problem;
    missing = best === null ? "better" : "as good";
  }
  if (best !== null) return { worth: best.hoped, stretches: pairs(joined(stretches)), missing };
  return tried === null || missing === "nothing"
    ? null
    : { worth: tried.worth, stretches: [[tried.at, tried.at]], missing };
}

/**
 * What the mates of a charger are worth at best, in the best order, beside what it covers in a stretch. Exact as far as it
 * lies between `floor` and `goal`; at least `goal` where it is said to be that, perhaps less than told where below `floor`.
 */
function rest(
  team: Team,
  placed: readonly Placed[],
  facet: Facet,
  q: Asked,
  lines: Lines,
  from: number,
  to: number,
  of: "all" | "common",
  floor: Vector | null,
  goal: Vector | null,
): Vector {
  const { halfFacing, halfWidth } = facet.frame;
  const rectangle = coveredBy(facet, from, to, of);
  const spare = from === to ? 0 : ROUNDED;
  const [low, high] =
    of === "all"
      ? [from - halfWidth - spare, to + halfWidth + spare]
      : [to - halfWidth + spare, from + halfWidth - spare];
  const line = (at: number): number => at * (facet.lineWidth + facet.lineGap) + facet.lineWidth / 2 - halfFacing;
  const here: Placed = {
    facing: q.facing,
    low,
    high,
    covers: lines.first > lines.last ? null : { from: line(lines.first), to: line(lines.last) },
    obstacle: rectangle === null ? null : { id: -1, kind: "friend", shape: rectangle },
  };
  const now = [...placed, here];
  if (q.mates.length > 1) {
    // Each for itself first, beside those that stand: all together do no better.
    const bound = apart(team, q, now, of === "all" ? floor : null);
    if (goal !== null && of === "common" && compareVectors(bound, goal, q.priorities) > 0) return bound;
    if (floor !== null && compareVectors(bound, floor, q.priorities) > 0) return NONE;
  }
  const key = q.mates.map((m) => m.id).join(" ");
  const first = team.firsts.get(key);
  // No better than what is common to all: there anybody may stay behind.
  let best: Vector | null = of === "common" ? NONE : null;
  for (const mate of q.mates.toSorted((a, b) => Number(b.id === first) - Number(a.id === first))) {
    const others = q.obstacles.filter((o) => o.id !== mate.id);
    const after = askedOf(
      q,
      mate,
      here.obstacle === null ? others : [...others, here.obstacle],
      q.mates.filter((m) => m !== mate),
    );
    const covers = coversOf(now, mate.facing);
    const known = team.members.find((m) => m.mate === mate)?.hunt ?? null;
    const least: Vector | null =
      best === null || (floor !== null && compareVectors(floor, best, q.priorities) < 0) ? floor : best;
    const value: Vector | null =
      after.mates.length === 0
        ? alone(team, mate, known, after, covers, least)
        : (explore(team, now, huntFor(facetOf(after, covers, known?.facet), known), after, least, "any")?.worth ??
          null);
    if (value === null || (best !== null && compareVectors(value, best, q.priorities) >= 0)) continue;
    best = value;
    if (goal !== null && compareVectors(best, goal, q.priorities) <= 0) {
      team.firsts.set(key, mate.id);
      break;
    }
  }
  return best ?? NONE;
}

const pairs = (s: Stretches): (readonly [number, number])[] =>
  Array.from({ length: s.length / 2 }, (_, i) => [there(s[2 * i]), there(s[2 * i + 1])]);
