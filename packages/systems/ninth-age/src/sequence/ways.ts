import type { JsonObject } from "@tercio/kernel";
import { type Charge, motionAlong, type MovePath, type Way } from "@tercio/mass-battle";
import { motionData, type Pose } from "@tercio/board";
import { formationOf } from "../calculation/formation.ts";
import { bodyOf } from "../battlefield/body.ts";
import { type NinthAge, type Unit, unit } from "../state/state.ts";

/** A way along a path; through the air only where it begins and ends can be touched. */
export const wayOf = (from: Unit, path: MovePath, air: boolean): Way => ({
  from,
  path,
  ...(air ? { over: true } : {}),
});

/** The way of a charge, perhaps after a turn on the spot to `facing`. */
export const wayOfCharge = (from: Unit, charge: Charge, facing: number | null = null): Way => ({
  ...wayOf(from, facing === null ? charge.path : [{ kind: "pivot", to: facing }, ...charge.path], from.air),
  align: { about: charge.contactPoint, by: charge.align },
});

/** Turned on the spot to `facing`, then straight ahead, 0.01 mm. */
export const straightAfterTurn = (from: Unit, facing: number, distance: number): Way => ({
  from,
  path: [
    { kind: "pivot", to: facing },
    { kind: "straight", distance },
  ],
});

/** What goes along with the line that tells of a move: the way of this unit, from where it stood as `u`. */
export const went =
  (game: NinthAge, u: Unit, way: Way): (() => JsonObject) =>
  () =>
    motionData(motionAlong(u.id, way, formationOf(u), game.chirality));

/** The same of one that is set down anew: each model goes from its place to that of its number, as in any Reform. */
export const wentAnew =
  (from: Unit, game: NinthAge): (() => JsonObject) =>
  () => {
    const { key, x, y, facing, ...shape } = bodyOf(game, unit(game, from.id));
    return motionData({ piece: key, from: poseOf(from), legs: [{ x, y, facing, shape }] });
  };

/** The same of those who are pushed straight to where they stand now, looking as they did; nobody else is told of. */
export const pushed =
  (before: NinthAge, game: NinthAge, ids: readonly number[]): (() => JsonObject) =>
  () =>
    motionData(
      ...ids.flatMap((id) => {
        const [from, to] = [poseOf(unit(before, id)), poseOf(unit(game, id))];
        return from.x === to.x && from.y === to.y && from.facing === to.facing ? [] : [{ piece: id, from, legs: [to] }];
      }),
    );

const poseOf = ({ x, y, facing }: Pose): Pose => ({ x, y, facing });

/** The same of a charge, whose target turns towards it where the charger cannot align. */
export const wentInto =
  (game: NinthAge, u: Unit, way: Way, target: number, charge: Charge): (() => JsonObject) =>
  () => {
    const charger = motionAlong(u.id, way, formationOf(u), game.chirality);
    if (charge.rotateTarget === 0) return motionData(charger);
    const { x, y, facing } = unit(game, target);
    const turn = { about: charge.contactPoint, by: charge.rotateTarget };
    return motionData(charger, { piece: target, from: { x, y, facing }, legs: [{ ...charge.target, turn }] });
  };
