import type { Context } from "@tercio/kernel";
import { type Charge, contactOf, placeInContact } from "@tercio/mass-battle";
import { forward } from "@tercio/tabletop";
import { edgeContacts } from "../calculation/contact.ts";
import { rectangleOf } from "../calculation/formation.ts";
import { chargeable } from "../field/charges.ts";
import { others } from "../field/world.ts";
import { book } from "../rules/index.ts";
import { change, type Facing, type NinthAge, onField, type Unit, unit } from "../state.ts";
import { named, tell } from "./emit.ts";

type G = NinthAge;
const CONTACT = "t9a.maximising-contact";
const facings: readonly Facing[] = ["front", "left", "right", "rear"];

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
export function engage(game: G, id: number, target: number, facing: Facing, p: Charge, context: Context): G {
  const u = unit(game, id);
  tell(context, "chargesArrived", "t9a.sequence.charge.charge-phase.5", {
    unit: named(u),
    foe: named(unit(game, target)),
  });
  let next = change(game, id, {
    ...p.end,
    charging: true,
    moved: "charge",
    declared: null,
    rounds: 0,
    weapon: null,
  });
  if (p.rotateTarget !== 0) next = change(next, target, p.target);
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
    if (next.engagements.some((e) => (e.a === id && e.b === v.id) || (e.b === id && e.a === v.id))) continue;
    // Where they stand flush, whichever arc the middle of the charger's front lies in now.
    const facing = facings.find((f) => flushWith(u, v, f) && edgeContacts(next, u, "front", v, f).length > 0);
    if (facing === undefined) continue;
    const offset = contactOf(rectangleOf(u), "front", rectangleOf(v), facing);
    tell(context, "multipleCharges", `${CONTACT}.1`, { unit: named(u), foe: named(v) });
    next = {
      ...next,
      engagements: [...next.engagements, { a: id, b: v.id, aFacing: "front", bFacing: facing, offset }],
    };
  }
  return next;
}

function flushWith(u: Unit, v: Unit, facing: Facing): boolean {
  const own = rectangleOf(u);
  const at = placeInContact(own, "front", rectangleOf(v), facing, 0);
  const turned = Math.abs(at.facing - own.facing);
  if (turned > 40 && turned < 65536 - 40) return false;
  const dx = own.x - at.x;
  const dy = own.y - at.y;
  // Only the distance at right angles to the facing counts: along it the two may be shifted.
  const ahead = forward({ ...own, ...at });
  return Math.abs(dx * ahead.x + dy * ahead.y) <= 8;
}
