import { there } from "@tercio/kernel";
import { distribution } from "@tercio/dice";
import { cosine, INCH, type Rectangle, centre, rectangleInFrontArc, sine } from "@tercio/tabletop";
import { book } from "../hooks/book.ts";
import { chargeRoll, distanceRoll } from "../calculation/characteristics.ts";
import { chargeDice, chargeDistance, chargeNeed } from "../calculation/charge-range.ts";
import { hasCharger } from "../calculation/joining.ts";
import { rectangleOf, unitDistance } from "../calculation/formation.ts";
import { aloft, chargeAdvance, mayFly } from "../calculation/rates.ts";
import { facingAimedAt, facingCharged } from "../battlefield/charges.ts";
import { changed, engaged, type Facing, type NinthAge, onField, type Seat, type Unit, unit } from "../state/state.ts";
import { type Coming, chargesWorth, forSeat, type Stakes } from "./combat.ts";
import { Kept, rowSign } from "./signatures.ts";
import { FAILING } from "./weights.ts";
import { price } from "./worth.ts";

type G = NinthAge;

/** A charge that could be declared, and its chance to arrive. */
export interface Way extends Coming {
  readonly chance: number;
}

/** Charges that belong together, and what they are worth to whoever makes them, in points. */
export interface Charges {
  readonly ways: readonly Way[];
  readonly worth: number;
}

/** How a unit charges: whether at all, whether through the air, its inches, and how likely its dice show so many more. */
interface Charger {
  readonly able: boolean;
  readonly air: boolean;
  readonly pace: number;
  readonly chances: readonly number[];
}

const MOST = 19;

/** How likely the dice of a charge count for so much or more, from 0 on. */
function chances(game: G, u: Unit): readonly number[] {
  const branches = distribution(chargeRoll(game, u));
  return Array.from({ length: MOST }, (_, need) =>
    branches.reduce((sum, b) => (chargeDice(game, u, b.outcome.total).value >= need ? sum + b.probability : sum), 0),
  );
}

/** How likely a charge catches who flees from it first: over all that both may roll. `need`: of the dice if nobody fled. */
function catches(game: G, v: Unit, need: number, likely: readonly number[]): number {
  return distribution(distanceRoll(game, v, "flee")).reduce((sum, { outcome, probability }) => {
    const more = need + outcome.total;
    return sum + probability * (more <= 0 ? 1 : (likely[more] ?? 0));
  }, 0);
}
/** Who flees, and has not fled in this Player Turn, does so when charged. */
const willFlee = (v: Unit): boolean => v.fleeing && v.moved !== "flee";

const chargers = new Kept<Charger>(5000);

/** What keeps a unit from charging in this turn alone. */
const RESTED: Partial<Unit> = {
  ...{ moved: "none", shaken: false, noChargeIn: null, declared: null, arrivedIn: null },
  ...{ vanguarded: false, special: null },
};

/** The same whatever it has done in this turn: what it could do in its next. */
function chargerOf(game: G, u: Unit): Charger {
  const key = `${rowSign(game, u)}${hasCharger(game, u.id) ? " waits" : ""}`;
  return chargers.get(key, () => {
    const rested = changed(u, RESTED);
    const able = book.refusals("declare a charge", game, { unit: rested }).length === 0;
    if (!able) return { able, air: false, pace: 0, chances: [] };
    const air = mayFly(game, rested);
    const mover = air ? aloft(rested) : rested;
    return { able, air, pace: chargeAdvance(game, mover, null).value, chances: chances(game, mover) };
  });
}

/** How two units stand to each other. */
interface Pair {
  readonly far: number;
  readonly ahead: boolean;
}
const pairs = new WeakMap<Unit, WeakMap<Unit, Pair>>();
function pairOf(u: Unit, v: Unit): Pair {
  let of = pairs.get(u);
  if (of === undefined) pairs.set(u, (of = new WeakMap()));
  let found = of.get(v);
  if (found === undefined) {
    found = { far: unitDistance(u, v), ahead: rectangleInFrontArc(rectangleOf(u), rectangleOf(v)) };
    of.set(v, found);
  }
  return found;
}

/** Does somebody fight a unit on another facing than this? They leave room on this one. */
const fightsElsewhere = (game: G, w: Unit, v: Unit, facing: Facing): boolean =>
  game.engagements.some(
    (e) =>
      (e.a === w.id && e.b === v.id && e.bFacing !== facing) || (e.b === w.id && e.a === v.id && e.aFacing !== facing),
  );

/** Of the front's width so much is kept free on either side: of what may be charged the most is then seen, and the least besides. */
const ROOM = 0.2;

/** Does the straight line from `u` to the middle of `v` lead through somebody? */
function barred(game: G, u: Unit, v: Unit, facing: Facing, there: readonly Unit[]): boolean {
  const aim = centre(rectangleOf(v));
  const room = rectangleOf(u).width * ROOM;
  return there.some(
    (w) => w !== u && w !== v && crosses(u, aim, rectangleOf(w), room) && !fightsElsewhere(game, w, v, facing),
  );
}

function crosses(from: { x: number; y: number }, to: { x: number; y: number }, r: Rectangle, room: number): boolean {
  const s = sine(r.facing);
  const c = cosine(r.facing);
  const across = (p: { x: number; y: number }): number => (p.x - r.x) * c - (p.y - r.y) * s;
  const along = (p: { x: number; y: number }): number => -((p.x - r.x) * s + (p.y - r.y) * c) - r.depth / 2;
  let low = 0;
  let high = 1;
  for (const [at, way, most] of [
    [across(from), across(to) - across(from), r.width / 2 + room],
    [along(from), along(to) - along(from), r.depth / 2 + room],
  ] as const) {
    if (Math.abs(way) < 1) {
      if (Math.abs(at) > most) return false;
      continue;
    }
    const p = (-most - at) / way;
    const q = (most - at) / way;
    low = Math.max(low, Math.min(p, q));
    high = Math.min(high, Math.max(p, q));
    if (low > high) return false;
  }
  return true;
}

const LEAST = 0.02;

/**
 * Who of `seat` could charge whom in a turn to come from where all stand, and how likely: front arc, distance and whether
 * the way is barred. `nearer`: so many inches are thought away, for a turn before which the enemy comes on.
 */
export function waysOf(game: G, seat: Seat, ready: (u: Unit) => boolean = () => true, nearer = 0): readonly Way[] {
  const list: Way[] = [];
  const there = game.units.filter(onField);
  for (const u of there) {
    if (u.seat !== seat || u.fleeing || engaged(game, u.id) || !ready(u)) continue;
    const { able, air, pace, chances: likely } = chargerOf(game, u);
    if (!able) continue;
    const most = (pace + MOST - 1 + nearer) * INCH;
    for (const v of there) {
      if (v.seat === seat || Math.abs(u.x - v.x) > most + REACH || Math.abs(u.y - v.y) > most + REACH) continue;
      const { far, ahead } = pairOf(u, v);
      if (!ahead || far > most) continue;
      const need = Math.ceil(far / INCH) - pace - nearer;
      const chance = v.fleeing ? catches(game, v, need, likely) : need <= 0 ? 1 : (likely[need] ?? 0);
      if (chance < LEAST) continue;
      const facing = facingCharged(u, v);
      if (air || !barred(game, u, v, facing, there)) list.push({ charger: u.id, target: v.id, facing, chance });
    }
  }
  return list;
}
/** Farther from its front's middle no unit reaches, 0.01 mm. */
const REACH = 40_000;

/** How likely a charge arrives that could be declared now, or has been: by the rule's own need. */
export function chanceOfCharge(game: G, u: Unit, v: Unit): number {
  if (willFlee(v)) {
    const need = Math.ceil(chargeDistance(u, v) / INCH) - chargeAdvance(game, u, v).value;
    return catches(game, v, need, chances(game, u));
  }
  const { need, dice, sure } = chargeNeed(game, u, v);
  if (sure) return 1;
  if (need === null) return 0;
  return distribution(dice).reduce(
    (sum, { outcome, probability }) => (outcome.total >= need ? sum + probability : sum),
    0,
  );
}

/** Charges declared and not made yet. */
export function declaredWays(game: G, seat: Seat): readonly Way[] {
  const list: Way[] = [];
  for (const u of game.units) {
    if (u.seat !== seat || u.declared === null || !onField(u)) continue;
    const v = unit(game, u.declared);
    if (!onField(v)) continue;
    list.push({ charger: u.id, target: v.id, facing: facingAimedAt(u, v), chance: chanceOfCharge(game, u, v) });
  }
  return list;
}

/** What these charges together are worth to `seat`: over all ways in which some arrive and some fail. */
function worthOfCharges(game: G, seat: Seat, ways: readonly Way[], stakes: Stakes | null): number {
  let worth = 0;
  for (let mask = 1; mask < 1 << ways.length; mask++) {
    let p = 1;
    const there: Way[] = [];
    ways.forEach((w, i) => {
      const arrives = (mask & (1 << i)) !== 0;
      p *= arrives ? w.chance : 1 - w.chance;
      if (arrives) there.push(w);
    });
    if (p >= 0.01) worth += p * forSeat(chargesWorth(game, there, stakes), seat);
  }
  for (const w of ways) worth -= (1 - w.chance) * (FAILING.least + FAILING.share * price(game, unit(game, w.charger)));
  return worth;
}

/** So many chargers of one target are thought of, and so many at once. */
const CHARGERS = 3;
const AT_ONCE = 2;

/**
 * The charges that would serve `seat` best, each unit in one of them: the best target first, then the best of what is
 * left. `declared` ones are made anyway.
 */
export function planOf(
  game: G,
  seat: Seat,
  ways: readonly Way[],
  stakes: Stakes | null,
  declared: readonly Way[] = [],
): readonly Charges[] {
  const options: (Charges & { readonly forced: boolean })[] = [];
  const busy = new Set(declared.map((w) => w.charger));
  for (const target of new Set([...declared, ...ways].map((w) => w.target))) {
    const forced = declared.filter((w) => w.target === target);
    const open = ways
      .filter((w) => w.target === target && !busy.has(w.charger))
      .sort((p, q) => q.chance - p.chance || p.charger - q.charger)
      .slice(0, CHARGERS);
    const add = (list: readonly Way[]): void => {
      options.push({ ways: list, worth: worthOfCharges(game, seat, list, stakes), forced: forced.length > 0 });
    };
    if (forced.length > 0) add(forced);
    for (let mask = 1; mask < 1 << open.length; mask++) {
      const chosen = open.filter((_, i) => (mask & (1 << i)) !== 0);
      if (chosen.length <= AT_ONCE && chosen.length + forced.length <= CHARGERS) add([...forced, ...chosen]);
    }
  }
  options.sort((p, q) => Number(q.forced) - Number(p.forced) || q.worth - p.worth || p.ways.length - q.ways.length);
  const plan: Charges[] = [];
  const used = new Set<number>();
  const struck = new Set<number>();
  for (const { ways: list, worth, forced } of options) {
    const { target } = there(list[0]);
    if (struck.has(target) || list.some((w) => used.has(w.charger)) || (!forced && worth <= 0)) continue;
    plan.push({ ways: list, worth });
    struck.add(target);
    for (const w of list) used.add(w.charger);
  }
  return plan;
}
