import { inForce } from "@tercio/kernel";
import { type Charge, certainlyAt, chargeAt, type ChargePlaces } from "@tercio/mass-battle";
import { failedCharge, type FailedCharge, touching } from "@tercio/regiments";
import { INCH } from "@tercio/tabletop";
import { flightOf } from "../calculation/charge-range.ts";
import { rectangleOf } from "../calculation/formation.ts";
import { shapesOf } from "../calculation/models.ts";
import { type Contact, change, type Facing, fieldOf, type OldWorld, type Unit, unit } from "../state/state.ts";
import { aboutCharge, anyCharge, type More, placesOf, turningTarget } from "./charges.ts";
import { touch } from "./charge-world.ts";
import { contactMade, contactsOnTable } from "./contacts.ts";
import { APART, coveredBy, others, solids } from "./world.ts";

type G = OldWorld;

/** The widest wheel of a charge, 1/65536 turns. */
const QUARTER = 16_384;
/** An inch is kept as it is measured, so that two may end exactly that far apart. */
const EXACT = 2;

const turnOf = ({ path }: FailedCharge): number => path.reduce((sum, s) => sum + (s.kind === "wheel" ? s.angle : 0), 0);
const straightOf = ({ path }: FailedCharge): number =>
  path.reduce((sum, s) => sum + (s.kind === "straight" ? s.distance : 0), 0);

/**
 * The way of a charge that does not arrive: wheeled until it looks at the middle of its target, then straight on, so far in
 * all (0.01 mm). It stops an inch from enemies, and at friends and what no unit enters.
 */
export function falling(game: G, u: Unit, target: Unit, reach: number): FailedCharge {
  const { width, depth } = fieldOf(game);
  const all = others(game, u.id);
  const by = {
    table: { width, depth },
    apart: 0,
    widest: QUARTER,
    flies: flightOf(u) !== null,
  };
  const friends = all.filter((o) => o.entry.seat === u.entry.seat).flatMap(coveredBy);
  const standing = [...friends, ...solids(game, u).map((s) => s.shape)];
  const enemies = all.filter((o) => o.entry.seat !== u.entry.seat).flatMap(shapesOf);
  const [own, aim] = [rectangleOf(u), rectangleOf(target)];
  for (let left = reach; ; ) {
    const free = failedCharge(own, aim, left, { ...by, standing });
    const kept = failedCharge(own, aim, left, { ...by, standing: enemies, apart: APART - EXACT });
    // Both wheel towards the same point and then go straight: the one that is held up first says how far it goes.
    const [turned, straight] = [turnOf(kept) - turnOf(free), straightOf(kept) - straightOf(free)];
    // A flyer that lands clear of the one may land on the other: no farther than both allow.
    if (by.flies && turned === 0 && straight !== 0) left -= Math.abs(straight);
    else return turned < 0 || (turned === 0 && straight < 0) ? kept : free;
  }
}

/** Does a charge with such a longest way (0.01 mm) come to its target, wherever those named are? */
export const arrives = (game: G, u: Unit, target: Unit, maximum: number, gone: readonly number[] = []): boolean =>
  anyCharge(game, u, target, { maximum, gone });

/** Would it, if no other unit were in the way? */
export const wouldArrive = (game: G, u: Unit, target: Unit, maximum: number): boolean =>
  arrives(
    game,
    u,
    target,
    maximum,
    game.units.map((o) => o.id),
  );

/** The charge to the place that was chosen, or to the nearest of all. */
export function placeOf(
  game: G,
  u: Unit,
  target: Unit,
  more: More,
  places: ChargePlaces,
  offset: number | null,
): Charge | null {
  const { best } = places;
  if (best === null || offset === null || offset === best.offset) return best;
  const q = aboutCharge(game, u, target, more);
  const asked = best.rotateTarget === 0 ? q : (turningTarget(game, target, q) ?? q);
  return chargeAt(asked, places, offset) ?? best;
}

/** The charge to an offset where it is soon certain that it is one of the best places; null where it is not. */
export const certainPlace = (game: G, u: Unit, target: Unit, more: More, offset: number): Charge | null =>
  certainlyAt(aboutCharge(game, u, target, more), offset);

export { placesOf };

/** A charge that arrives. */
export interface Arrival {
  readonly unit: number;
  readonly target: number;
  readonly facing: Facing;
  readonly charge: Charge;
  readonly disrupts: boolean;
}

/**
 * A charger where its charge ends: its place, the target turned where it has to be, its contacts on record. Every other enemy
 * that it could not help touching is in the combat too. What flees is not fought.
 */
export function inContact(game: G, { unit: id, target, facing, charge, disrupts }: Arrival): G {
  const { x, y, facing: looks } = charge.end;
  let next = change(game, id, {
    ...{ x, y, facing: looks, deed: "charged", declared: null, declaredFacing: null },
    ...{ hasCharged: true, rounds: 0, places: null, formedUp: game.units[id]?.order === "skirmish" },
  });
  if (unit(game, target).order === "skirmish") next = change(next, target, { formedUp: true, places: null });
  if (charge.rotateTarget !== 0) {
    const turned = charge.target;
    next = change(next, target, { x: turned.x, y: turned.y, facing: turned.facing });
  }
  const inches = Math.floor(charge.distance / INCH);
  const made = { charger: id, inches, turn: game.turn };
  const contacts: Contact[] = [];
  const met = unit(next, target);
  if (!met.fleeing)
    contacts.push(
      contactMade(next, {
        ...made,
        ...{ charged: target, facing },
        ...(charge.rotateTarget === 0 || !inForce("tow.rule.disordered-charge") ? {} : { disordered: true as const }),
        ...(met.reaction === "counter-charge" && facing === "front" ? { both: true as const } : {}),
        ...(disrupts ? { first: true as const } : {}),
      }),
    );
  for (const foe of charge.otherEnemies) {
    const [own, theirs] = [rectangleOf(unit(next, id)), rectangleOf(unit(next, foe))];
    const way = unit(next, foe).fleeing || !touch(own, theirs) ? null : touching(own, theirs);
    if (way !== null)
      contacts.push(contactMade(next, { ...made, charged: foe, facing: way.bFacing, disordered: true }));
  }
  return contactsOnTable({ ...next, contacts: [...next.contacts, ...contacts] });
}
