import { bilingual, inForce, type Refusal, refuse, watched } from "@tercio/kernel";
import {
  canCharge,
  type ChargeMate,
  type ChargeObstacle,
  type ChargePlaces,
  type ChargeQuestion,
  type ContactPriority,
  findPlaces,
  whyNoCharge,
} from "@tercio/mass-battle";
import { arcOf } from "@tercio/tabletop";
import { chargeDistance, farthestCharge } from "../calculation/charge-range.ts";
import { aloft } from "../calculation/rates.ts";
import { formationOf, rectangleOf } from "../calculation/formation.ts";
import { engaged, type Facing, models, type NinthAge, onField, type Unit, unit } from "../state/state.ts";
import { bridged, inches } from "@tercio/regiments";
import { seesUnit } from "./seeing.ts";
import { nameOf, solids } from "./terrain.ts";
import { amongWhom, everybody } from "./world.ts";

type G = NinthAge;
const CONTACT = "t9a.maximising-contact";
/** Sight, a range that the dice can give and room: what a charge needs to be declared. */
const CHARGE_DECLARATION = "t9a.rule.charge-declaration";
/** The facing that is charged is fixed when the charge is declared. */
export const FACING_CHARGED = "t9a.rule.facing-charged";

/** The facing in whose arc the middle of the charger's front lies now. */
export const facingCharged = (charger: Unit, target: Unit): Facing =>
  arcOf(rectangleOf(target), { x: charger.x, y: charger.y });

/**
 * The facing that a charger goes for: the one it stood before when it declared its charge. Who has fled since turned
 * round and left; such a target is caught wherever the charger comes to it.
 */
export const facingAimedAt = (charger: Unit, target: Unit): Facing =>
  charger.declared === target.id && charger.declaredFacing !== null && !target.fleeing && inForce(FACING_CHARGED)
    ? charger.declaredFacing
    : facingCharged(charger, target);

const byPriority: readonly (readonly [string, ContactPriority])[] = [
  [`${CONTACT}.1`, "fewest-enemies"],
  [`${CONTACT}.2`, "most-chargers"],
  [`${CONTACT}.4`, "most-models"],
];

/** The sheet's priorities in their order. The third, not to turn the charged unit, is in {@link aboutCharge}. */
function priorities(): readonly ContactPriority[] {
  if (!inForce(`${CONTACT}.order`)) return [];
  return byPriority.filter(([id]) => inForce(id)).map(([, priority]) => priority);
}

/** What may be said about a charge besides who charges whom. */
interface More {
  /** Where it is not the one aimed at. */
  readonly facing?: Facing;
  readonly mayWheel?: boolean;
  /** Chargers of the same target that have rolled enough and move later. */
  readonly mates?: readonly Unit[];
}

/** What is asked of the geometry about a charge: room and a way, however long. */
export function aboutCharge(game: G, charger: Unit, target: Unit, more: More = {}): ChargeQuestion {
  const facing = more.facing ?? facingAimedAt(charger, target);
  const among = amongWhom(game, charger.id);
  const mates = inForce(`${CONTACT}.2`) ? (more.mates ?? []) : [];
  return {
    charger,
    chargerFormation: formationOf(charger),
    target,
    targetFormation: formationOf(target),
    facing,
    obstacles: [
      ...everybody(game, charger.id, target.id).map(
        (u): ChargeObstacle => ({
          id: u.id,
          kind: u.seat === charger.seat ? "friend" : "enemy",
          shape: rectangleOf(u),
        }),
      ),
      ...solids(game).map((s): ChargeObstacle => ({ ...s, kind: "impassable" })),
    ],
    inContact: game.engagements.flatMap((e) =>
      e.a === target.id && e.aFacing === facing ? [e.b] : e.b === target.id && e.bFacing === facing ? [e.a] : [],
    ),
    mates: mates.map(
      (u): ChargeMate => ({
        id: u.id,
        charger: u,
        chargerFormation: formationOf(u),
        facing: facingAimedAt(u, target),
        mayWheel: true,
        passes: amongWhom(game, u.id),
      }),
    ),
    priorities: priorities(),
    mayWheel: more.mayWheel ?? true,
    passesOver: charger.air,
    // It must not end among those either.
    passes: among,
    // For who steps out of a unit nobody turns (reading `charging-out`).
    targetMayTurn: inForce(`${CONTACT}.3`) && !engaged(game, target.id) && among.length === 0,
    table: { width: game.width, depth: game.depth },
    chirality: game.chirality,
  };
}

/** All places of equal worth, the best there are, where this charge may end; none where there is no room or no way. */
export const placesOf = (game: G, charger: Unit, target: Unit, mates: readonly Unit[] = []): ChargePlaces =>
  findPlaces(aboutCharge(game, charger, target, { mates }));

/** What decides whether a charge may be declared: who stands where, who is Engaged, how far each can go. */
interface Field {
  readonly standing: readonly unknown[];
  /** How far everybody charges: asked of the rules when another state has everybody standing as here, seldom otherwise. */
  readonly reaches: () => readonly number[];
  readonly found: Map<number, boolean>;
}
const fields = new WeakMap<readonly Unit[], Field>();
let recent: readonly Field[] = [];

const alike = (a: readonly unknown[], b: readonly unknown[]): boolean =>
  a.length === b.length && a.every((part, i) => part === b[i]);

function reachesOf(game: G): () => readonly number[] {
  let found: readonly number[] | null = null;
  return () =>
    (found ??= game.units.flatMap((u) =>
      onField(u) ? [farthestCharge(game, u), farthestCharge(game, aloft(u))] : [],
    ));
}

/** The same for all states in which everybody stands where they stood: declarations alone change no answer. */
function fieldOf(game: G): Field {
  const known = fields.get(game.units);
  if (known !== undefined) return known;
  const standing: unknown[] = [game.width, game.depth, game.chirality, game.terrain];
  for (const u of game.units)
    if (onField(u))
      standing.push(
        u.id,
        u.entry,
        u.x,
        u.y,
        u.facing,
        u.files,
        models(u),
        u.pools.reduce((sum, p) => sum + p.lost, 0),
        engaged(game, u.id),
      );
  const reaches = reachesOf(game);
  const same = recent.find((f) => alike(f.standing, standing) && alike(f.reaches(), reaches()));
  const field = same ?? { standing, reaches, found: new Map<number, boolean>() };
  recent = [field, ...recent.filter((f) => f !== field)].slice(0, 4);
  fields.set(game.units, field);
  return field;
}

/** May `charger` declare a charge at `target`? Sight, a roll that reaches, and room are needed. */
export function chargeable(game: G, charger: Unit, target: Unit): boolean {
  if (target.seat === charger.seat || !onField(target)) return false;
  const here = unit(game, charger.id);
  if (watched() || (here !== charger && !(charger.air && sameButAir(here, charger))))
    return looked(game, charger, target);
  const { found } = fieldOf(game);
  const pair = (charger.air ? -1 : 1) * (charger.id * 65536 + target.id + 1);
  let answer = found.get(pair);
  if (answer === undefined) {
    answer = looked(game, charger, target);
    found.set(pair, answer);
  }
  return answer;
}

/** Is this a unit as it would charge through the air from where it stands? */
const sameButAir = (here: Unit, u: Unit): boolean =>
  here.entry === u.entry && here.pools === u.pools && here.x === u.x && here.y === u.y && here.facing === u.facing;

/** A new charge would be declared from where both stand now: on the facing that is charged then. */
const declaring = (game: G, charger: Unit, target: Unit): ChargeQuestion =>
  aboutCharge(game, charger, target, { facing: facingCharged(charger, target) });

const looked = (game: G, charger: Unit, target: Unit): boolean =>
  !inForce(CHARGE_DECLARATION) ||
  (chargeDistance(charger, target) <= farthestCharge(game, charger, target) &&
    seesUnit(game, charger, target) &&
    canCharge(declaring(game, charger, target)));

const RULE = "t9a.sequence.charge.charge-phase.2";

/** Why `charger` may not declare a charge at `target`; null when it may. */
export function whyNotCharge(game: G, charger: Unit, target: Unit): Refusal | null {
  if (chargeable(game, charger, target)) return null;
  const name = bilingual(charger.entry.name);
  const foe = bilingual(target.entry.name);
  if (!onField(target) || !seesUnit(game, charger, target))
    return refuse("refuse.charge-unseen", RULE, { unit: name, foe }, "target");
  const [distance, most] = [chargeDistance(charger, target), farthestCharge(game, charger, target)];
  if (distance > most) {
    return refuse(
      "refuse.charge-too-far",
      RULE,
      { unit: name, foe, needed: bridged(distance), most: inches(most) },
      "target",
    );
  }
  const why = whyNoCharge(declaring(game, charger, target));
  if (why === null || why.reason === "cannot-turn-enough" || why.reason === "too-far")
    return refuse("refuse.charge-turn", RULE, { unit: name, foe }, "target");
  const by = why.by[0];
  if (by === undefined) return refuse("refuse.charge-edge", RULE, { unit: name, foe }, "target");
  const blocker = nameOf(game, by);
  return refuse("refuse.charge-blocked", RULE, { unit: name, foe, blocker }, "target");
}
