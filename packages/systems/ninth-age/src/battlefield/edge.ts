import type { Placement } from "@tercio/mass-battle";
import { roomAtEdge } from "@tercio/regiments";
import { rectangleOf } from "../calculation/formation.ts";
import type { NinthAge, Unit } from "../state/state.ts";
import { blocks, UNIT_SPACING } from "./world.ts";

/**
 * Where a unit off the table comes back: at its place by the Board Edge, or slid along that edge by the least distance at
 * which every other unit is at least an inch away. Null where the whole edge is taken.
 */
export const roomToReturn = (game: NinthAge, u: Unit): Placement | null =>
  roomAtEdge(game, game.chirality, rectangleOf(u), blocks(game, u.id), UNIT_SPACING);
