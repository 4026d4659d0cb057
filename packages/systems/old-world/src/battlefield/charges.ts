import { inForce, type Refusal, refuse, watched } from "@tercio/kernel";
import {
  canCharge,
  type Charge,
  type ChargeMate,
  type ChargeObstacle,
  type ChargePlaces,
  type ChargeQuestion,
  findBest,
  findPlaces,
  type Placement,
  whyNoCharge,
} from "@tercio/mass-battle";
import { bridged, inches } from "@tercio/regiments";
import { pivot } from "@tercio/tabletop";
import { apart, flightOf, greatestCharge } from "../calculation/charge-range.ts";
import { formationOf, mayChargeSo, rectangleOf } from "../calculation/formation.ts";
import * as entry from "../entries/rules/charge.ts";
import { bilingual } from "@tercio/kernel";
import { engaged, type Facing, fieldOf, type OldWorld, onField, opponents, type Unit, unit } from "../state/state.ts";
import { directionTo } from "./flight.ts";
import { arcFrom } from "./arc-charged.ts";
import { slowNear, throughGround } from "./charge-ground.ts";
import { redressed } from "./paths.ts";
import { seesUnit } from "./seeing.ts";
import { coveredBy, others, solids } from "./world.ts";

type G = OldWorld;

/** The facing that a charger goes for: the one of its declaration; a unit that flees is caught wherever the charger comes to it. */
export const facingAimedAt = (game: G, charger: Unit, target: Unit): Facing =>
  charger.declared === target.id && charger.declaredFacing !== null && !target.fleeing
    ? charger.declaredFacing
    : arcFrom(game, charger, target);

/** Where a charger looks from as it sets out: skirmishers, who see all around, turn to their target first. */
export function setOut(u: Unit, target: Unit): Placement {
  const { x, y, facing } = u.order === "skirmish" ? pivot(rectangleOf(u), directionTo(u, target)) : u;
  return { x, y, facing };
}

/** What may be said about a charge besides who charges whom. */
export interface More {
  readonly facing?: Facing;
  /** Longest way, 0.01 mm. */
  readonly maximum?: number;
  /** Chargers of the same facing that have rolled enough and move later, with the longest way of each. */
  readonly mates?: readonly { readonly unit: Unit; readonly maximum: number }[];
  /** Units that are expected to have left by then. */
  readonly gone?: readonly number[];
}

/** What is asked of the geometry about a charge. */
export function aboutCharge(game: G, charger: Unit, target: Unit, more: More = {}): ChargeQuestion {
  const { width, depth, chirality } = fieldOf(game);
  const facing = more.facing ?? facingAimedAt(game, charger, target);
  const { mates = [], gone = [] } = more;
  const units = others(game, charger.id, target.id, ...gone).flatMap((u) => {
    const kind = u.entry.seat === charger.entry.seat ? "friend" : "enemy";
    return coveredBy(u).map((shape): ChargeObstacle => ({ id: u.id, kind, shape }));
  });
  // A garrison is charged at the walls of its building.
  const held = target.garrison === null ? -1 : game.units.length + target.garrison.feature;
  const rock = solids(game, charger).filter((s) => s.id !== held);
  const ground = rock.map(({ shape }, i): ChargeObstacle => ({ id: -1 - i, kind: "impassable", shape }));
  return {
    charger: setOut(charger, target),
    chargerFormation: formationOf(charger),
    target,
    targetFormation: formationOf(target),
    facing,
    ...(more.maximum === undefined ? {} : { maximum: more.maximum }),
    obstacles: [...units, ...ground],
    inContact: opponents(game, target.id).flatMap((f) =>
      f.own === facing && onField(unit(game, f.foe)) ? [f.foe] : [],
    ),
    mates: mates.map(
      ({ unit: u, maximum }): ChargeMate => ({
        id: u.id,
        charger: setOut(u, target),
        chargerFormation: formationOf(u),
        facing,
        mayWheel: true,
        maximum,
      }),
    ),
    priorities: inForce(entry.chargeMove.id) ? ["fewest-enemies", "most-chargers", "most-models"] : [],
    mayWheel: true,
    passesOver: flightOf(charger) !== null,
    targetMayTurn: false,
    table: { width, depth },
    chirality,
  };
}

/**
 * The same with the target turned, as where no charge lies flush: asked without a longest way, with which it is compared
 * afterwards. Null where the target is not turned: in combat it is not.
 */
export const turningTarget = (game: G, target: Unit, { maximum: _, ...q }: ChargeQuestion): ChargeQuestion | null =>
  inForce(entry.disordered.id) && !engaged(game, target.id) && target.garrison === null
    ? { ...q, targetMayTurn: true }
    : null;
const within = ({ maximum = Infinity }: ChargeQuestion, charge: Charge | null): Charge | null =>
  charge !== null && charge.distance <= maximum ? charge : null;

/** All places of equal worth, the best there are, where this charge may end; none where there is no room or no way. */
export function placesOf(game: G, charger: Unit, target: Unit, more: More): ChargePlaces {
  const q = aboutCharge(game, charger, target, more);
  const flush = findPlaces(q);
  const turning = flush.best === null ? turningTarget(game, target, q) : null;
  if (turning === null) return flush;
  const turned = findPlaces(turning);
  const stretches = turned.stretches.filter((s) => within(q, s.best) !== null);
  return { ...turned, stretches, best: stretches[0]?.best ?? null };
}

/** The best charge with such a longest way; null where there is none. */
export function bestCharge(game: G, charger: Unit, target: Unit, more: More): Charge | null {
  const q = aboutCharge(game, charger, target, more);
  const flush = findBest(q);
  const turning = flush === null ? turningTarget(game, target, q) : null;
  return turning === null ? flush : within(q, findBest(turning));
}

/** Is there any charge with such a longest way? */
export function anyCharge(game: G, charger: Unit, target: Unit, more: More): boolean {
  const q = aboutCharge(game, charger, target, more);
  if (canCharge(q)) return true;
  const turning = turningTarget(game, target, q);
  return turning !== null && within(q, findBest(turning)) !== null;
}

/** A charge as it would be made: whether its way leads through ground that slows, and how far it may be at most (0.01 mm). */
export interface Way {
  readonly ground: boolean;
  readonly most: number;
}

/**
 * Whether a charge goes through ground that slows. The way that counts is the shortest to the best place that the unit could
 * come to over open ground: a charge is no path to be chosen.
 */
export function wayTo(game: G, charger: Unit, target: Unit, more: More = {}): Way {
  const open = greatestCharge(game, charger, false);
  const slow = flightOf(charger) === null ? slowNear(game, charger, open) : [];
  if (slow.length === 0 || !inForce(entry.chargeThroughTerrain.id)) return { ground: false, most: open };
  const best = bestCharge(game, charger, target, { maximum: open, ...more });
  const ground = best !== null && throughGround(game, charger, setOut(charger, target), best, slow);
  return { ground, most: greatestCharge(game, charger, ground) };
}

/** Units that may have left the way of a charge by the time it is made: friends that charge themselves, enemies that are charged. */
function mayLeave(game: G): readonly number[] {
  const charging = game.units.filter((u) => onField(u) && u.declared !== null && u.entry.seat === game.active);
  const charged = charging.flatMap((u) => (u.declared === null || engaged(game, u.declared) ? [] : [u.declared]));
  return [...charging.map((u) => u.id), ...charged];
}

/** What decides whether a charge may be declared: who stands where and as what; the same for all states in which all do. */
function standing(game: G): string {
  const parts: unknown[] = [game.active, game.contacts.length];
  for (const u of game.units)
    if (onField(u)) parts.push(u.id, u.x, u.y, u.facing, u.files, u.models, u.fleeing, u.stupid, u.declared);
  return parts.join();
}
interface Known {
  readonly key: string;
  readonly field: G["field"];
  readonly found: Map<number, boolean>;
}
const byUnits = new WeakMap<readonly Unit[], Known>();
let recent: readonly Known[] = [];

function knownOf(game: G): Known {
  const before = byUnits.get(game.units);
  if (before !== undefined && before.field === game.field) return before;
  const key = standing(game);
  const same = recent.find((k) => k.key === key && k.field === game.field);
  const known = same ?? { key, field: game.field, found: new Map<number, boolean>() };
  recent = [known, ...recent.filter((k) => k !== known)].slice(0, 4);
  byUnits.set(game.units, known);
  return known;
}

/** May `charger` declare a charge at `target`, from where both are? In the front arc, seen, in reach, with a way and room. */
export function chargeable(game: G, charger: Unit, target: Unit): boolean {
  if (target.entry.seat === charger.entry.seat || !onField(target)) return false;
  if (watched() || game.units[charger.id] !== charger) return looked(game, charger, target);
  const { found } = knownOf(game);
  const pair = charger.id * 65_536 + target.id;
  let answer = found.get(pair);
  if (answer === undefined) {
    answer = looked(game, charger, target);
    found.set(pair, answer);
  }
  return answer;
}

/** A new charge would be declared from where both are now: on the facing that is charged then. */
const declaring = (game: G, charger: Unit, target: Unit): More => ({
  facing: arcFrom(game, charger, target),
  gone: mayLeave(game).filter((id) => id !== charger.id && id !== target.id),
});

function looked(game: G, charger: Unit, target: Unit): boolean {
  if (!inForce(entry.chargeDeclaration.id)) return true;
  return widthsOf(game, charger).some((u) => looks(game, u, target));
}

/** A charger as it is, and in the widths in which it may set out, where it redresses its ranks first. */
const widthsOf = (game: G, charger: Unit): readonly Unit[] =>
  [charger, ...redressed(game, charger)].filter((u) => mayChargeSo(u) || !inForce(entry.barredFromCharging.id));

/** The charger in the width in which it would charge this target: its own, or the nearest in which it can. */
export function readied(game: G, charger: Unit, target: Unit): Unit {
  const widths = widthsOf(game, charger);
  return widths.find((u) => looks(game, u, target)) ?? widths[0] ?? charger;
}

function looks(game: G, charger: Unit, target: Unit): boolean {
  if (apart(charger, target) > greatestCharge(game, charger, false) || !seesUnit(game, charger, target)) return false;
  const more = declaring(game, charger, target);
  const { most } = wayTo(game, charger, target, more);
  return anyCharge(game, charger, target, { ...more, maximum: most });
}

const RULE = "tow.phase.movement.declare-charges";

/** Why a unit may not declare a charge at `target`; null when it may. */
export function whyNotCharge(game: G, u: Unit, target: Unit): Refusal | null {
  if (chargeable(game, u, target)) return null;
  const charger = widthsOf(game, u)[0] ?? u;
  const names = { unit: bilingual(charger.entry.name), foe: bilingual(target.entry.name) };
  if (!onField(target) || !seesUnit(game, charger, target))
    return refuse("refuse.charge-unseen", entry.chargeSight.id, names, "target");
  const more = declaring(game, charger, target);
  const { ground, most } = wayTo(game, charger, target, more);
  const far = (needed: number): Refusal =>
    refuse(
      ground ? "refuse.charge-too-far-terrain" : "refuse.charge-too-far",
      entry.chargeRange.id,
      { ...names, needed: bridged(needed), most: inches(most) },
      "target",
    );
  if (apart(charger, target) > most) return far(apart(charger, target));
  const why = whyNoCharge(aboutCharge(game, charger, target, { ...more, maximum: most }));
  if (why === null || why.reason === "cannot-turn-enough") return refuse("refuse.charge-turn", RULE, names, "target");
  if (why.reason === "too-far") return far(why.needed);
  const blocker = why.by.find((id) => id >= 0);
  if (blocker !== undefined)
    return refuse(
      "refuse.charge-blocked",
      RULE,
      { ...names, blocker: bilingual(unit(game, blocker).entry.name) },
      "target",
    );
  return refuse(why.by.length > 0 ? "refuse.charge-ground" : "refuse.charge-edge", RULE, names, "target");
}
