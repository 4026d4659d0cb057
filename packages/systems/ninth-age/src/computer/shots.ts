import { printedTotal } from "@tercio/dice";
import { isAhead } from "../battlefield/outlook.ts";
import { INCH } from "@tercio/tabletop";
import { rectangleOf, unitDistance } from "../calculation/formation.ts";
import { type Shots, struckPools } from "../calculation/shots.ts";
import { longestRange, whyNoShooting } from "../battlefield/volleys.ts";
import { missileRow } from "../state/missiles.ts";
import { shotRoll } from "../sequence/volley.ts";
import { startingHealth } from "../state/pools.ts";
import { change, engaged, type Missile, type NinthAge, onField, type PoolRef, type Unit } from "../state/state.ts";
import { ofEach } from "./chance.ts";
import { Kept, rowSign } from "./signatures.ts";
import { AFAR, byTurn, turnsToCome, WEIGHTS } from "./weights.ts";
import { price } from "./worth.ts";
import { stands } from "../state/steps.ts";

type G = NinthAge;

/** Ranks from which mostly is shot. */
const RANKS = 2;
/** Of a mean that is printed as dice. */
const meanOf = (printed: string | number | undefined, or: number): number => {
  if (typeof printed !== "string") return printed ?? or;
  const { dice, sides, add } = printedTotal(printed);
  return (dice * (sides + 1)) / 2 + add;
};
/** Models of an area that are mostly hit. */
const HALF = 0.5;

/** How a volley would be shot: from farther than half its range, after a move. */
interface How {
  readonly long: boolean;
  readonly moved: boolean;
}

/** Health Points that a weapon of a pool's models costs a target on average, in the open. */
function lossBy(game: G, u: Unit, at: number, part: number, missile: Missile, target: PoolRef, long: boolean): number {
  const pool = u.pools[at];
  if (pool === undefined || pool.count === 0) return 0;
  const row = missileRow(missile.weapon);
  const models = pool.kind === "rank-and-file" ? Math.min(pool.count, RANKS * u.files) : pool.count;
  const piece = row.kind !== undefined;
  const shots: Shots = {
    ...{ unit: u.id, pool: at, part, weapon: missile.weapon, at: target, dice: 1, aim: missile.aim },
    ...{ wounded: false, long, cover: null, standing: false, bracket: false, partial: false, strained: false },
  };
  const { dice } = shotRoll(game, shots);
  const [wide = 1, deep = 1] = row.area ?? [];
  const each = piece ? meanOf(row.hits ?? row.hitsShort, Math.max(1, wide * deep * HALF)) : 1;
  return models * meanOf(row.shots, 1) * each * ofEach(dice).mean;
}

const losses = new Kept<number>(20_000);

/** Points that a volley of a unit takes from a target on average, in the open; whether it may shoot now is not asked. */
function volleyWorth(before: G, u: Unit, v: Unit, { long, moved }: How): number {
  const key = `${rowSign(before, u)}.${rowSign(before, v)}.${u.files}.${long}.${moved}`;
  return losses.get(key, () => {
    const game = change(before, u.id, { moved: moved ? "advance" : "none" });
    const target = struckPools(v)[0];
    if (target === undefined) return 0;
    let sum = 0;
    u.pools.forEach((p, at) => {
      p.profile.parts.forEach((part, index) => {
        const [first] = part.missiles ?? [];
        if (first !== undefined) sum += lossBy(game, u, at, index, first, target, long);
      });
    });
    const share = Math.min(1, sum / Math.max(1, startingHealth(v)));
    return share * price(game, v) * AFAR;
  });
}

const ranges = new Kept<number>(5000);
const rangeOf = (game: G, u: Unit): number =>
  ranges.get(rowSign(game, u), () =>
    u.pools.some((p) => p.count > 0 && p.profile.parts.some((part) => (part.missiles ?? []).length > 0))
      ? longestRange(game, { ...u, moved: "none", shaken: false })
      : 0,
  );

const reached = new WeakMap<Unit, WeakMap<Unit, readonly [far: number, ahead: boolean]>>();
function toward(game: G, u: Unit, v: Unit): readonly [far: number, ahead: boolean] {
  let of = reached.get(u);
  if (of === undefined) reached.set(u, (of = new WeakMap()));
  let found = of.get(v);
  if (found === undefined) of.set(v, (found = [unitDistance(u, v), isAhead(game, rectangleOf(u), rectangleOf(v))]));
  return found;
}

/** What a unit could shoot best from where it stands, in points; beyond its reach it fades with each inch, as it has to move. */
function bestShot(game: G, u: Unit, now: boolean): number {
  const range = rangeOf(game, u);
  if (range === 0) return 0;
  let best = 0;
  for (const v of game.units) {
    if (v.seat === u.seat || !onField(v) || engaged(game, v.id)) continue;
    const [far, ahead] = toward(game, u, v);
    const beyond = far / INCH - range;
    if (beyond > FADES) continue;
    // In this turn it shoots from where it stands, and at nobody else.
    if (now && (beyond > 0 || !ahead)) continue;
    const share = beyond <= 0 ? (ahead ? 1 : 0.7) : 0.7 * (1 - beyond / FADES);
    const how = { long: far / INCH > range / 2, moved: now ? u.moved !== "none" : beyond > 0 || !ahead };
    best = Math.max(best, share * volleyWorth(game, u, v, how));
  }
  return best;
}
const FADES = 12;

/** Is the Shooting Phase still to come, or not ended yet? */
const phaseOpen = (game: G): boolean =>
  game.phase === "charge" ||
  game.phase === "movement" ||
  game.phase === "magic" ||
  (game.phase === "shooting" &&
    !game.stack.some(
      (f) => stands(f, "shooting-phase") && !stands(f, "shooting-phase", "2") && f.vars["over"] === true,
    ));

/** Has this unit still to shoot in this turn? */
const shootsNow = (game: G, u: Unit): boolean =>
  u.seat === game.active &&
  !u.shot &&
  phaseOpen(game) &&
  u.moved !== "march" &&
  u.declared === null &&
  whyNoShooting(game, u, false) === null;

/** What both sides can shoot, for seat 0: now, or in their next turn. */
export function shooting(game: G): number {
  let value = 0;
  for (const u of game.units) {
    if (!onField(u) || u.fleeing || engaged(game, u.id) || rangeOf(game, u) === 0) continue;
    // What it shoots next turn it has besides what it shoots now.
    const now = shootsNow(game, u) ? byTurn(game, WEIGHTS.now) * bestShot(game, u, true) : 0;
    const soon = turnsToCome(game, u.seat) === 0 ? 0 : byTurn(game, WEIGHTS.soon) * bestShot(game, u, false);
    value += (u.seat === 0 ? 1 : -1) * (now + soon);
  }
  return value;
}
