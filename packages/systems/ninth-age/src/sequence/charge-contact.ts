import { changedGame } from "../state/copies.ts";
import type { Context, Frame } from "@tercio/kernel";
import type { Charge, Way } from "@tercio/mass-battle";
import { touching } from "@tercio/regiments";
import { rectangleOf } from "../calculation/formation.ts";
import { change, type Engagement, type Facing, type NinthAge, unit } from "../state/state.ts";
import { unarmed } from "../state/pools.ts";
import { named, tell } from "./emit.ts";
import { destroyUnit } from "./panic.ts";
import { wentInto } from "./ways.ts";

type G = NinthAge;
const CONTACT = "t9a.maximising-contact";
const MOVE = "t9a.sequence.charge.charge-phase.5";

/** What a charge came to: a new game and what follows from it. */
interface Arrival {
  readonly game: G;
  readonly frames: readonly Frame[];
}

/**
 * A charger where its charge ends: its place, the target turned where it has to be, all contacts on record (whoever it
 * touches besides the target is in the combat too: Multiple Charges), Charging. Who flees is not fought. Play and the
 * odds both start a charge's combat from here.
 */
export function inContact(game: G, id: number, target: number, facing: Facing, charge: Charge): G {
  let next = change(game, id, {
    ...charge.end,
    moved: "charge",
    declared: null,
    declaredFacing: null,
    outOf: null,
    air: false,
    rounds: 0,
    ...unarmed(unit(game, id)),
  });
  if (charge.rotateTarget !== 0) next = change(next, target, charge.target);
  const contacts: Engagement[] = [];
  if (!unit(next, target).fleeing)
    contacts.push({ a: id, b: target, aFacing: "front", bFacing: facing, offset: charge.offset });
  for (const foe of charge.otherEnemies) {
    const contact = unit(next, foe).fleeing
      ? null
      : touching(rectangleOf(unit(next, id)), rectangleOf(unit(next, foe)));
    if (contact !== null) contacts.push({ a: id, b: foe, ...contact });
  }
  if (contacts.length === 0) return next;
  return changedGame(change(next, id, { charging: true }), { engagements: [...next.engagements, ...contacts] });
}

/** {@link inContact}, told with the way of the charger; whom it touches and who flees is run down. */
export function arrive(
  game: G,
  id: number,
  target: number,
  facing: Facing,
  { charge, way }: { readonly charge: Charge; readonly way: Way },
  context: Context,
): Arrival {
  const charger = named(unit(game, id));
  const along = (foe: number) => (foe === target ? wentInto(game, unit(game, id), way, target, charge) : undefined);
  const frames: Frame[] = [];
  let next = inContact(game, id, target, facing, charge);
  for (const foe of [target, ...charge.otherEnemies]) {
    const met = named(unit(game, foe));
    if (unit(game, foe).fleeing) {
      tell(context, "ranDown", MOVE, { unit: charger, foe: met }, along(foe));
      const gone = destroyUnit(next, foe, context);
      next = gone.game;
      frames.push(...gone.frames);
    } else if (foe === target) tell(context, "chargesArrived", MOVE, { unit: charger, foe: met }, along(foe));
    else tell(context, "multipleCharges", `${CONTACT}.1`, { unit: charger, foe: met });
  }
  return { game: next, frames };
}
