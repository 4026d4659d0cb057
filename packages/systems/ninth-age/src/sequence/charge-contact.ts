import { type Context, inForce } from "@tercio/kernel";
import { arcOf, forward, INCH, type Rectangle } from "@tercio/tabletop";
import { edgeContacts } from "../calculation/contact.ts";
import { rectangleOf } from "../calculation/formation.ts";
import {
  bestPlacements,
  canPlace,
  type ChargeInput,
  type ChargePlacement,
  chargePlacements,
  flush,
} from "@tercio/mass-battle";
import { others, seesUnit } from "../field/world.ts";
import { book } from "../rules/index.ts";
import { change, type Facing, engaged, type NinthAge, onField, type Unit, unit } from "../state.ts";
import { named, tell } from "./emit.ts";

type G = NinthAge;
const CONTACT = "t9a.maximising-contact";

/** The facing that would be charged: by the arc of the target in which the middle of the charger's front lies. */
export const facingCharged = (charger: Unit, target: Unit): Facing =>
  arcOf(rectangleOf(target), { x: charger.x, y: charger.y });

export interface PlacementQuestion {
  readonly maximum: number;
  readonly wheels: boolean;
  readonly from?: Rectangle;
}

const size = (r: Rectangle): number => r.width / 2 + r.depth;

function inputFor(game: G, charger: Unit, target: Unit, facing: Facing, question: PlacementQuestion): ChargeInput {
  const from = question.from ?? rectangleOf(charger);
  const goal = rectangleOf(target);
  // Only what the charger could come near to while it goes can be in its way.
  const reach =
    Math.min(
      question.maximum,
      Math.sqrt((goal.x - from.x) * (goal.x - from.x) + (goal.y - from.y) * (goal.y - from.y)) +
        size(goal) +
        size(from),
    ) +
    2 * size(from);
  const around = others(game, charger.id, target.id).filter((u) => {
    const r = rectangleOf(u);
    const far = reach + size(r);
    return (r.x - from.x) * (r.x - from.x) + (r.y - from.y) * (r.y - from.y) <= far * far;
  });
  return {
    charger: from,
    target: goal,
    facing,
    maximum: question.maximum,
    friends: around.filter((u) => u.seat === charger.seat).map(rectangleOf),
    enemies: around.filter((u) => u.seat !== charger.seat).map(rectangleOf),
    countEnemies: inForce(`${CONTACT}.1`),
    targetMayTurn: !engaged(game, target.id) && inForce(`${CONTACT}.3`),
    width: game.width,
    depth: game.depth,
    chirality: game.chirality,
    wheels: question.wheels,
    contact: (offset) => {
      if (!inForce(`${CONTACT}.4`) || !inForce(`${CONTACT}.order`)) return 0;
      const at = flush(from, goal, facing, offset);
      const placed: Unit = { ...charger, x: at.x, y: at.y, facing: at.facing };
      const pairs = edgeContacts(game, placed, "front", target, facing);
      return (
        new Set(pairs.map((p) => p.own.file)).size +
        new Set(pairs.map((p) => p.theirs.rank * 1000 + p.theirs.file)).size
      );
    },
  };
}

/** Placements for a charge, best first by the sheet's priorities. */
export const placementsFor = (
  game: G,
  charger: Unit,
  target: Unit,
  facing: Facing,
  question: PlacementQuestion,
): readonly ChargePlacement[] => chargePlacements(inputFor(game, charger, target, facing, question));

/** Is there room and reach for a charge at all? */
export const roomFor = (game: G, charger: Unit, target: Unit): boolean =>
  canPlace(
    inputFor(game, charger, target, facingCharged(charger, target), { maximum: farthestCharge(charger), wheels: true }),
  );

export const farthestCharge = (u: Unit): number => (u.entry.advanceRate + 12) * INCH;

/** May `charger` declare a charge at `target`? Sight, reach and room are needed. */
export function chargeable(game: G, charger: Unit, target: Unit): boolean {
  if (target.seat === charger.seat || !onField(target)) return false;
  const reach = farthestCharge(charger);
  const dx = target.x - charger.x;
  const dy = target.y - charger.y;
  const far = reach + 30_000;
  if (dx * dx + dy * dy > far * far) return false;
  if (!seesUnit(game, charger, target)) return false;
  return roomFor(game, charger, target);
}

export const mayDeclare = (game: G, u: Unit): boolean =>
  onField(u) &&
  u.declared === null &&
  u.moved === "none" &&
  book.refusals("declare a charge", game, { unit: u }).length === 0;

/** Every charge that could be declared now. */
export function declarable(game: G): readonly { readonly unit: number; readonly target: number }[] {
  const list: { unit: number; target: number }[] = [];
  for (const u of game.units) {
    if (u.seat !== game.active || !mayDeclare(game, u)) continue;
    for (const v of game.units) if (chargeable(game, u, v)) list.push({ unit: u.id, target: v.id });
  }
  return list;
}

/** Puts a charger into contact: position, engagement on record, Charging. */
export function engage(game: G, id: number, target: number, facing: Facing, p: ChargePlacement, context: Context): G {
  const u = unit(game, id);
  tell(context, "chargesArrived", "t9a.sequence.charge.charge-phase.5", {
    unit: named(u),
    foe: named(unit(game, target)),
  });
  let next = change(game, id, {
    x: p.x,
    y: p.y,
    facing: p.facing,
    charging: true,
    moved: "charge",
    declared: null,
    rounds: 0,
    weapon: null,
  });
  if (p.turned !== null) next = change(next, target, p.turned);
  next = {
    ...next,
    engagements: [...next.engagements, { a: id, b: target, aFacing: "front", bFacing: facing, offset: p.offset }],
  };
  return alsoTouched(next, id, target, context);
}

/** Enemies that could not be avoided are in the combat too (Multiple Charges). */
function alsoTouched(game: G, id: number, target: number, context: Context): G {
  let next = game;
  for (const v of others(game, id, target)) {
    const u = unit(next, id);
    if (v.seat === u.seat || v.fleeing) continue;
    const facing = arcOf(rectangleOf(v), { x: u.x, y: u.y });
    if (next.engagements.some((e) => (e.a === id && e.b === v.id) || (e.b === id && e.a === v.id))) continue;
    if (edgeContacts(next, u, "front", v, facing).length === 0 || !flushWith(u, v, facing)) continue;
    tell(context, "multipleCharges", `${CONTACT}.1`, { unit: named(u), foe: named(v) });
    next = {
      ...next,
      engagements: [...next.engagements, { a: id, b: v.id, aFacing: "front", bFacing: facing, offset: 0 }],
    };
  }
  return next;
}

function flushWith(u: Unit, v: Unit, facing: Facing): boolean {
  const own = rectangleOf(u);
  const at = flush(own, rectangleOf(v), facing, 0);
  const turned = Math.abs(at.facing - own.facing);
  if (turned > 40 && turned < 65536 - 40) return false;
  const dx = own.x - at.x;
  const dy = own.y - at.y;
  // Only the distance at right angles to the facing counts: along it the two may be shifted.
  const ahead = forward(at);
  return Math.abs(dx * ahead.x + dy * ahead.y) <= 8;
}

/** A pursuer or overrunning unit runs into a fresh enemy: straight on, no reaction; it counts as a charge. */
export function meet(game: G, id: number, target: number, distance: number, context: Context): G {
  const u = unit(game, id);
  const v = unit(game, target);
  const facing = facingCharged(u, v);
  const best = bestPlacements(placementsFor(game, u, v, facing, { maximum: distance, wheels: false }))[0];
  if (best === undefined) return game;
  return engage(game, id, target, facing, best, context);
}
