import { there } from "@tercio/kernel";
import { distanceToPoint, INCH, type Point } from "@tercio/tabletop";
import { rectangleOf } from "../calculation/formation.ts";
import { hasFallen } from "../calculation/joining.ts";
import { aloft, marchRate, mayFly } from "../calculation/rates.ts";
import { flags, objectivePlaces, scores, towards, wayToCount } from "../sequence/objectives.ts";
import { carries } from "../battlefield/markers.ts";
import { length } from "../book/battle.ts";
import { engaged, type NinthAge, onField, type Seat, type Unit } from "../state/state.ts";
import { Kept, rowSign } from "./signatures.ts";
import { turnTo, wayFor } from "./detours.ts";
import { nobodyMoved } from "./turn.ts";
import { byTurn, scale, turnsToCome, WEIGHTS } from "./weights.ts";
import { shareLeft } from "./worth.ts";

type G = NinthAge;

const GAME_TURNS = length["t9a.turn.game-length"].gameTurns;

/** Of its March Rate a unit goes so much a turn: it turns, and something is in its way. */
const PACE = 0.7;
/** Turns that facing the other way costs. */
const ABOUT = 1.2;
/** What stands there will stand there at the end, and what could be there will be; never quite. */
const STAYS = 0.93;
const COMES = 0.86;
/** By how much turns to spare are uncertain. */
const UNSURE = 1.5;
/** A turn that a fight or a flight takes, and how often who fights or flees counts for anything after it. */
const BUSY = { turns: 1.5, share: 0.6 } as const;

/** Where somebody else stands on a place, it may be left or not. */
const TAKEN = 0.5;
const SPACE = INCH;

/** Turns in which a unit can still move to its place. */
function movesLeft(game: G, u: Unit): number {
  // Before it is known who begins nobody has a turn less than the other.
  if (game.gameTurn === 0) return GAME_TURNS;
  const now = u.moved === "none" && u.declared === null && u.seat === game.active && nobodyMoved(game);
  // Who is off the table in pursuit comes back in its next turn, and does not move then.
  return turnsToCome(game, u.seat) + (now ? 1 : 0) - (onField(u) ? 0 : 1);
}

const paces = new Kept<number>(5000);
const paceOf = (game: G, u: Unit): number =>
  paces.get(rowSign(game, u), () => marchRate(game, mayFly(game, u) ? aloft(u) : u) * PACE);

const distances = new WeakMap<Unit, Map<string, number>>();
function apart(u: Unit, p: Point): number {
  let of = distances.get(u);
  if (of === undefined) distances.set(u, (of = new Map()));
  const key = `${p.x}/${p.y}`;
  let far = of.get(key);
  if (far === undefined) of.set(key, (far = distanceToPoint(rectangleOf(u), p)));
  return far;
}

/** What a unit lacks to count at a place, 0.01 mm, and how far it turns to go there, of half a turn. */
interface Lack {
  readonly way: number;
  readonly turn: number;
}
const lacks = new WeakMap<Unit, Map<string, Lack>>();
/** The same record lacks the same: most units stand where they stood when another move is looked at. */
function lackOf(u: Unit, key: string, find: () => Lack): Lack {
  let of = lacks.get(u);
  if (of === undefined) lacks.set(u, (of = new Map()));
  let lack = of.get(key);
  if (lack === undefined) of.set(key, (lack = find()));
  return lack;
}

function lacking(game: G, u: Unit, place: Point, way: number): Lack {
  if (way <= 0) return { way, turn: 0 };
  const { more, next } = wayFor(game, u, place);
  return { way: way + more, turn: turnTo(u, next) };
}

/** How likely a unit that lacks so much counts at a place `moves` of its turns from now. */
function presence(game: G, u: Unit, lack: Lack, moves: number, onIt: readonly Unit[]): number {
  if (moves <= 0) return lack.way <= 0 && scores(game, u) ? 1 : 0;
  const busy = u.fleeing || engaged(game, u.id);
  // Of few men all are soon gone.
  const strong = (0.5 + 0.5 * shareLeft(game, u)) * (u.fleeing ? BUSY.share : 1);
  if (lack.way <= 0) return strong * STAYS;
  const pace = paceOf(game, u);
  const turns = lack.way / INCH / Math.max(1, pace) + ABOUT * lack.turn + (busy ? BUSY.turns : 0);
  const others = onIt.some((w) => w !== u);
  return strong * (others ? TAKEN : 1) * COMES * (1 - 0.03 * Math.min(6, turns)) * sure(moves - turns);
}
const sure = (spare: number): number => 0.5 * (1 + spare / Math.sqrt(UNSURE + spare * spare));

/**
 * What keeps one away keeps the others away as well: whoever is not as good as there counts for less beside one that is
 * likelier to be there, so that four halves of a chance are not taken for a whole one.
 */
const BESIDE = [1, 0.55, 0.35];
const together = (chances: readonly number[]): readonly number[] =>
  chances.map((p, i) => {
    let before = 0;
    for (let k = 0; k < chances.length; k++) {
      const q = there(chances[k]);
      if (q > p || (q === p && k < i)) before++;
    }
    const least = there(BESIDE[Math.min(before, BESIDE.length - 1)]);
    return p * (least + (1 - least) * Math.max(0, Math.min(1, (p - 0.6) / 0.3)));
  });

/** How likely so many of these come true, from none on, where none hangs on another. */
function independent(chances: readonly number[]): readonly number[] {
  const list = [1];
  for (const p of chances) {
    list.push(0);
    for (let n = list.length - 1; n > 0; n--) list[n] = there(list[n - 1]) * p + there(list[n]) * (1 - p);
    list[0] = there(list[0]) * (1 - p);
  }
  return list;
}

/** How likely so many of these are there, from none on. */
const counted = (chances: readonly number[]): readonly number[] => independent(together(chances));

/** How likely the first count is the larger, and how likely the second is. */
function larger(a: readonly number[], b: readonly number[]): readonly [number, number] {
  let [first, second] = [0, 0];
  a.forEach((p, n) => {
    b.forEach((q, m) => {
      if (n > m) first += p * q;
      if (m > n) second += p * q;
    });
  });
  return [first, second];
}

/** From a lead: each of these goes to the first side, the second, or neither; how likely is the first ahead, less the second? */
function ahead(lead: number, steps: readonly (readonly [number, number])[]): number {
  let at = new Map([[lead, 1]]);
  for (const [up, down] of steps) {
    const next = new Map<number, number>();
    const add = (n: number, p: number): void => void next.set(n, (next.get(n) ?? 0) + p);
    for (const [n, p] of at) {
      add(n + 1, p * up);
      add(n - 1, p * down);
      add(n, p * (1 - up - down));
    }
    at = next;
  }
  let sum = 0;
  for (const [n, p] of at) sum += Math.sign(n) * p;
  return sum;
}

interface Going {
  readonly unit: Unit;
  /** Chance to be at each of the places. */
  readonly chances: readonly number[];
}

function going(game: G, seat: Seat, places: readonly Point[], late: number): readonly Going[] {
  const way = wayToCount(game, seat);
  const there = game.units.filter(onField);
  const sides = game.zone.join("/");
  const aims = places.map((p) => ({
    p,
    key: `${game.objective} ${sides} ${p.x}/${p.y}`,
    onIt: there.filter((w) => apart(w, p) < SPACE),
  }));
  return game.units
    .filter((u) => u.seat === seat && (onField(u) || u.place === "pursued-off") && u.entry.scoring)
    .map((u) => ({
      unit: u,
      chances: aims.map(({ p, key, onIt }) =>
        presence(
          game,
          u,
          lackOf(u, key, () => lacking(game, u, p, way(u, p))),
          movesLeft(game, u) - late,
          onIt,
        ),
      ),
    }));
}

/** Who goes where: each to the place where it is missed most. By place, the chances of those who go there. */
function shared(units: readonly Going[], places: number, each: number): readonly (readonly number[])[] {
  const at: number[][] = Array.from({ length: places }, () => []);
  const missing = Array.from({ length: places }, () => 1);
  const left = new Set(units);
  for (;;) {
    let best: { readonly who: Going; readonly place: number; readonly gain: number } | null = null;
    for (const who of left)
      who.chances.forEach((p, place) => {
        if (there(at[place]).length >= each) return;
        const gain = p * there(missing[place]);
        if (gain > (best?.gain ?? 0)) best = { who, place, gain };
      });
    const found = best as { readonly who: Going; readonly place: number } | null;
    if (found === null) return at;
    const p = there(found.who.chances[found.place]);
    there(at[found.place]).push(p);
    missing[found.place] = there(missing[found.place]) * (1 - p);
    left.delete(found.who);
  }
}

/** Of those who stand so many are gone a Player Turn on; of those who flee or have lost men, until a few turns from now. */
const FALLING = { turn: 0.03, fleeing: 0.5, hurt: 0.5, soon: 4 } as const;

/** How likely so many of a seat's units that the enemy wants destroyed have fallen at the end, from none on. */
function fallen(game: G, seat: Seat, lost: Lost): readonly number[] {
  const turns = turnsToCome(game, 0) + turnsToCome(game, 1);
  const soon = Math.min(1, turns / FALLING.soon);
  return independent(
    flags(game, seat).map((u) => {
      if (u.id === lost || hasFallen(game, u)) return 1;
      const bad = u.fleeing ? FALLING.fleeing : FALLING.hurt * (1 - shareLeft(game, u));
      return Math.min(0.95, FALLING.turn * turns + bad * soon);
    }),
  );
}

/** A unit that is thought to be lost, by its number. */
type Lost = number | null;
/** How likely seat 0 wins the Secondary Objective, less how likely seat 1 does; with everybody, or without somebody. */
type Expected = (lost: Lost) => number;

const SEATS = [0, 1] as const;

function expectation(game: G): Expected {
  const places = SEATS.map((seat) => objectivePlaces(game, seat));
  const all = (late: number) => SEATS.map((seat) => going(game, seat, there(places[seat]), late));
  const without = (list: readonly Going[] | undefined, lost: Lost): readonly Going[] =>
    lost === null ? (list ?? []) : (list ?? []).filter(({ unit }) => unit.id !== lost);
  const best = (list: readonly Going[]): readonly number[] => list.map(({ chances }) => Math.max(0, ...chances));
  switch (game.objective) {
    case "hold-the-ground": {
      const lead = towards(game, 0) - towards(game, 1);
      const turns = Math.max(0, GAME_TURNS - Math.max(1, game.gameTurn));
      const by = Array.from({ length: turns + 1 }, (_, n) => all(turns - n));
      return (lost) =>
        ahead(
          lead,
          by.map((seats) => {
            const [a = [], b = []] = seats.map((list) => counted(best(without(list, lost))));
            return larger(a, b);
          }),
        );
    }
    case "breakthrough": {
      const seats = all(0);
      return (lost) => {
        const [a = [], b = []] = seats.map((list) => counted(best(without(list, lost))));
        const [first, second] = larger(a, b);
        return first - second;
      };
    }
    case "king-of-the-hill": {
      const seats = all(0);
      return (lost) => {
        const [a = 0, b = 0] = seats.map(
          (list) => 1 - together(best(without(list, lost))).reduce((none, p) => none * (1 - p), 1),
        );
        return a - b;
      };
    }
    case "secure-target": {
      const seats = all(0);
      return (lost) => {
        const [a = [], b = []] = seats.map((list, seat) =>
          shared(without(list, lost), places[seat]?.length ?? 0, Number.POSITIVE_INFINITY).map(counted),
        );
        return ahead(
          0,
          a.map((own, i) => larger(own, b[i] ?? [1])),
        );
      };
    }
    case "spoils-of-war": {
      // What lies on the ground is picked up at the start of a turn, by whoever came there before it.
      const seats = all(1).map((list, seat) =>
        turnsToCome(game, seat as Seat) === 0 ? [] : list.filter(({ unit }) => !carries(game, unit.id)),
      );
      const stays = turnsToCome(game, 0) + turnsToCome(game, 1) === 0 ? 1 : STAYS;
      return (lost) => {
        const [a = [], b = []] = seats.map((list, seat) =>
          together(shared(without(list, lost), places[seat]?.length ?? 0, 1).map(([p = 0]) => p)),
        );
        const carried = game.markers.flatMap((m): readonly (readonly [number, number])[] => {
          const by = m.carrier === null || m.carrier === lost ? undefined : game.units[m.carrier];
          if (by === undefined) return [];
          return [by.seat === 0 ? [stays, 0] : [0, stays]];
        });
        return ahead(0, [
          ...carried,
          ...a.map((p, i): readonly [number, number] => {
            const q = b[i] ?? 0;
            return [p * (1 - q / 2), q * (1 - p / 2)];
          }),
        ]);
      };
    }
    case "capture-the-flags":
      return (lost) => {
        const [first, second] = larger(fallen(game, 1, lost), fallen(game, 0, lost));
        return first - second;
      };
    case null:
      return () => 0;
  }
}

/** The Secondary Objective for seat 0, in points. */
interface Aims {
  /** By how likely it is won, from where all stand. */
  readonly value: number;
  /** What seat 0 has of it by a unit that still stands, of either side. */
  readonly by: (id: number) => number;
}

const NONE: Aims = { value: 0, by: () => 0 };

export function objective(game: G): Aims {
  if (game.objective === null) return NONE;
  const points = byTurn(game, WEIGHTS.objective) * scale(game);
  const expected = expectation(game);
  const now = expected(null);
  const known = new Map<number, number>();
  return {
    value: points * now,
    by: (id) => {
      let found = known.get(id);
      if (found === undefined) known.set(id, (found = points * (now - expected(id))));
      return found;
    },
  };
}
