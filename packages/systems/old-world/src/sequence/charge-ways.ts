import type { JsonObject } from "@tercio/kernel";
import { motionData, type Pose } from "@tercio/board";
import { type Charge, motionAlong, type Way } from "@tercio/mass-battle";
import { formationOf } from "../calculation/formation.ts";
import { fieldOf, type OldWorld, type Unit, unit } from "../state/state.ts";

type G = OldWorld;
/** Where a unit stands and which way it looks, and no more. */
export const poseOf = ({ x, y, facing }: Pose): Pose => ({ x, y, facing });

/** The way of a charge that sets out looking to `facing`. */
export const wayOfCharge = (from: Unit, charge: Charge, over: boolean, facing = from.facing): Way => ({
  from,
  path: facing === from.facing ? charge.path : [{ kind: "pivot", to: facing }, ...charge.path],
  align: { about: charge.contactPoint, by: charge.align },
  ...(over ? { over: "lands" } : {}),
});

/** Turned on the spot to `facing`, then straight ahead, 0.01 mm. */
export const straightAfterTurn = (from: Unit, facing: number, distance: number): Way => ({
  from,
  path: [
    { kind: "pivot", to: facing },
    { kind: "straight", distance: Math.max(0, Math.floor(distance)) },
  ],
});

/** What goes along with the line that tells of a charge, whose target turns towards it where the charger cannot align. */
export const wentInto =
  (game: G, u: Unit, way: Way, target: number, charge: Charge): (() => JsonObject) =>
  () => {
    const charger = motionAlong(u.id, way, formationOf(u), fieldOf(game).chirality);
    if (charge.rotateTarget === 0) return motionData(charger);
    const turn = { about: charge.contactPoint, by: charge.rotateTarget };
    return motionData(charger, { piece: target, from: poseOf(unit(game, target)), legs: [{ ...charge.target, turn }] });
  };

/** The same of units that go straight to where they are now. */
export const pushed =
  (before: G, game: G, ids: readonly number[]): (() => JsonObject) =>
  () =>
    motionData(
      ...ids.flatMap((id) => {
        const [from, to] = [poseOf(unit(before, id)), poseOf(unit(game, id))];
        return from.x === to.x && from.y === to.y && from.facing === to.facing ? [] : [{ piece: id, from, legs: [to] }];
      }),
    );
