import { motionData } from "@tercio/board";
import type { JsonObject } from "@tercio/kernel";
import { motionAlong, type Way } from "@tercio/mass-battle";
import { formationOf } from "../calculation/formation.ts";
import { fieldOf, type OldWorld, type Unit } from "../state/state.ts";

/** What goes along with the line that tells of a move: the way of this unit, from where it stood as `u`. */
export const went =
  (game: OldWorld, u: Unit, way: Way): (() => JsonObject) =>
  () =>
    motionData(motionAlong(u.id, way, formationOf(u), fieldOf(game).chirality));
