import { changedGame } from "../state/copies.ts";
import * as movers from "../entries/rules/movers.ts";
import { type Context, type Frame, inForce } from "@tercio/kernel";
import { findPlaces, type Way } from "@tercio/mass-battle";
import { angleTo, centre, normalise, overlaps, type Rectangle, roundHalfAway } from "@tercio/tabletop";
import { rectangleOf } from "../calculation/formation.ts";
import { type Chase, nearestPoint } from "@tercio/regiments";
import { chase } from "../battlefield/chase.ts";
import { aboutCharge, facingCharged } from "../battlefield/charges.ts";
import { FLUSH, isTaken, onTable } from "../battlefield/world.ts";
import { turnOf } from "../state/angle.ts";
import { hasRule } from "../state/held.ts";
import { change, type Facing, foes, type NinthAge, onField, type Unit, unit } from "../state/state.ts";
import { unarmed } from "../state/pools.ts";
import { arrive } from "./charge-contact.ts";
import { dangerousGround } from "./dangerous-terrain.ts";
import { named, tell } from "./emit.ts";
import { destroyUnit } from "./panic.ts";
import { straightAfterTurn, wayOfCharge, went } from "./ways.ts";

type G = NinthAge;
const ROUND = "t9a.sequence.melee.round-of-combat";

/** One unit that pursues `prey`, or overruns (null), and how far in inches. */
export interface Chaser {
  readonly unit: number;
  readonly prey: number | null;
  readonly distance: number;
}

/** Where a Broken unit flees: away from the enemy `from`, inches. */
export interface Flight {
  readonly unit: number;
  readonly from: number;
  readonly direction: number;
  readonly distance: number;
}

/** Who flees from a combat, and who goes after them. */
export interface Pursuit {
  /** All units of the combat. */
  readonly units: readonly number[];
  readonly broken: readonly number[];
  readonly flights: readonly Flight[];
  readonly chasers: readonly Chaser[];
}

/** Who catches whoever flees so far: the first of its pursuers that goes at least as far, both in inches. */
export const catcherOf = (chasers: readonly Chaser[], { unit: id, distance }: Flight): Chaser | undefined =>
  chasers.find((c) => c.prey === id && c.distance >= distance);

const outward: { readonly [facing in Facing]: number } = { front: 0, right: 16384, rear: 32768, left: -16384 };

/** From the centre of a round base over the point of a unit that is nearest to it (reading `round-fought`). */
function fromRim(own: Rectangle, rim: Rectangle): number {
  const hub = centre(rim);
  const to = own.round === true ? centre(own) : nearestPoint(own, hub);
  return angleTo(to.x - hub.x, to.y - hub.y);
}

/** Straight away from the facing of the enemy that it fought, its rear parallel to it, also where a corner touched. */
export function awayFrom(game: G, id: number, foe: number): number {
  if (!inForce("t9a.rule.flee-distance")) return unit(game, id).facing;
  if (hasRule(game, unit(game, foe), "war-machine"))
    return normalise(unit(game, id).facing + turnOf(movers.warMachine.figures.breakingFromIt));
  const rim = rectangleOf(unit(game, foe));
  if (rim.round === true) return fromRim(rectangleOf(unit(game, id)), rim);
  const f = foes(game, id).find((x) => x.foe === foe);
  return normalise(unit(game, foe).facing + outward[f?.foeFacing ?? "front"]);
}

const flightOf = (v: Pursuit, id: number): Flight | undefined => v.flights.find((f) => f.unit === id);

/** A pursuer faces as its prey does, or would; an Overrun goes straight on. */
const directionOf = (game: G, v: Pursuit, c: Chaser): number =>
  (c.prey === null ? undefined : flightOf(v, c.prey)?.direction) ?? unit(game, c.unit).facing;

const comradesOf = (game: G, v: Pursuit, u: Unit): readonly number[] =>
  v.units.filter((id) => id !== u.id && unit(game, id).seat === u.seat);

/** How a pursuer would go, the other pursuers left aside where they have not moved. */
export function wayOf(game: G, v: Pursuit, c: Chaser): Chase {
  const u = unit(game, c.unit);
  return chase(game, u, directionOf(game, v, c), c.distance * 2540, {
    open: comradesOf(game, v, u),
    fled: v.broken,
  });
}

/** Lets a unit go: nobody it fought is in contact with it any more. */
export const released = (game: G, id: number): G =>
  changedGame(game, { engagements: game.engagements.filter((e) => e.a !== id && e.b !== id) });

const clear = (game: G, u: Unit): boolean => onTable(game, rectangleOf(u)) && !isTaken(game, rectangleOf(u), u.id);

/**
 * A fresh enemy is charged on the facing in whose arc the pursuer stood before it turned: straight on where that brings
 * it there, else with a wheel. Friends of the same combat are open ground on the way. Null where there is no room.
 */
function runInto(
  turned: G,
  before: Unit,
  met: Unit,
  comrades: readonly number[],
  told: Told,
  context: Context,
): { game: G; frames: readonly Frame[] } | null {
  const u = unit(turned, before.id);
  const facing = facingCharged(before, met);
  for (const mayWheel of [false, true]) {
    const question = aboutCharge(turned, u, met, { facing, mayWheel });
    const apart = question.obstacles.filter((o) => !comrades.includes(Number(o.id)));
    for (const obstacles of [apart, question.obstacles]) {
      const { best } = findPlaces({ ...question, obstacles });
      if (best === null) continue;
      const there = rectangleOf(unit(change(turned, u.id, best.end), u.id));
      if (!comrades.some((id) => onField(unit(turned, id)) && overlaps(there, rectangleOf(unit(turned, id)), FLUSH))) {
        told(null);
        const way = wayOfCharge(before, best, u.facing);
        const arrived = arrive(turned, u.id, met.id, facing, { charge: best, way }, context);
        const ground = dangerousGround(turned, before, way);
        return { game: arrived.game, frames: [...arrived.frames, ...ground] };
      }
    }
  }
  return null;
}

/** Tells that a unit goes, and its way there; null where what comes of it is told with the way. */
type Told = (way: Way | null) => void;

/** What a unit that goes straight for whatever comes is no more, once it has gone. */
type Gone = Partial<Pick<Unit, "charging" | "rounds">>;

/**
 * Lets a unit go along such a way: off the table, up to what stops it, or into an enemy, who is charged, or run down where he
 * flees. `told` is told first. `standing` is the game as it was before the unit went, for where it can go nowhere.
 */
export function goes(
  game: G,
  u: Unit,
  way: Chase,
  comrades: readonly number[],
  gone: Gone,
  told: Told,
  context: Context,
  standing: G = game,
): { game: G; frames: readonly Frame[] } {
  const free = { ...gone, ...unarmed(u) };
  if (way.leaves !== null) {
    const [dx, dy] = [way.leaves.x - way.from.x, way.leaves.y - way.from.y];
    told(straightAfterTurn(u, way.from.facing, roundHalfAway(Math.sqrt(dx * dx + dy * dy))));
    tell(context, "pursuedOff", "t9a.rule.pursuit-off-board", { unit: named(u) });
    return { game: change(game, u.id, { ...free, ...way.leaves, place: "pursued-off" }), frames: [] };
  }
  const stopped = change(game, u.id, { ...free, x: way.end.x, y: way.end.y, facing: way.end.facing });
  const walked = straightAfterTurn(u, way.end.facing, way.distance);
  const ground = dangerousGround(game, u, walked);
  if (way.met === null) {
    told(walked);
    return { game: stopped, frames: ground };
  }
  const met = unit(game, way.met);
  if (met.fleeing) {
    told(walked);
    tell(context, "ranDown", `${ROUND}.13`, { unit: named(u), foe: named(met) });
    const destroyed = destroyUnit(stopped, met.id, context);
    return { game: destroyed.game, frames: [...destroyed.frames, ...ground] };
  }
  const turned = change(game, u.id, { ...free, x: way.from.x, y: way.from.y, facing: way.from.facing });
  const charged = runInto(turned, u, met, comrades, told, context);
  if (charged !== null) return charged;
  // No room to stand in contact: the enemy is only in the way.
  const stops = clear(stopped, unit(stopped, u.id));
  told(stops ? walked : null);
  return stops ? { game: stopped, frames: ground } : { game: change(released(standing, u.id), u.id, free), frames: [] };
}

/** Moves one pursuer or overrunning unit; a fresh enemy in its way is charged, one that already flees is run down. */
export function moveChaser(game: G, v: Pursuit, c: Chaser, context: Context): { game: G; frames: readonly Frame[] } {
  const u = unit(game, c.unit);
  if (!onField(u)) return { game, frames: [] };
  const next = released(game, u.id);
  const way = wayOf(next, v, c);
  const told: Told = (walked) =>
    tell(
      context,
      c.prey === null ? "overruns" : "pursuits",
      `${ROUND}.13`,
      { unit: named(u), inches: c.distance },
      walked === null ? undefined : went(game, u, walked),
    );
  return goes(next, u, way, comradesOf(game, v, u), { charging: false, rounds: 0 }, told, context, game);
}
