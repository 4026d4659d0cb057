import type { GameEvent, JsonObject } from "@tercio/kernel";
import type { Point } from "@tercio/tabletop";
import type { PieceKey } from "./key.ts";
import type { Body } from "./piece.ts";

/** Where a body stands and which way it looks, as in {@link Body}. */
export type Pose = { readonly x: number; readonly y: number; readonly facing: number };

/** One part of a way, by where it ends: straight there, whichever way it looks meanwhile, unless more is said. */
export type Leg = Pose & {
  /** As one about a point of the table, so many 1/65536 turns, positive clockwise. */
  readonly turn?: { readonly about: Point; readonly by: number };
  /** Its bases leave their places for those of another shape: each for that of its number. */
  readonly shape?: Pick<Body, "outline" | "front" | "bases">;
  /** The way of each base that leaves its place, with a shape: points of the table, from its middle to its middle. */
  readonly ways?: readonly (readonly Point[])[];
};

/** How a piece has moved, as the rules moved it. */
export type Motion = { readonly piece: PieceKey; readonly from: Pose; readonly legs: readonly Leg[] };

/** Ways as an event tells them: of one piece after another. */
export const motionData = (...motions: readonly Motion[]): JsonObject => ({ motions: motions as never });

/** The ways that an event tells; none where nobody moved by it. */
export const motionsOf = (event: GameEvent): readonly Motion[] =>
  (event.data?.["motions"] as readonly Motion[] | undefined) ?? [];
