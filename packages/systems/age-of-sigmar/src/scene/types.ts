import type { Arrangement } from "@tercio/loose";
import type { Warscroll } from "../state/state.ts";

export type Side = "first" | "second";

/** A situation in a few lines: a battle starts from it at the start of a battle round. See docs/scenes.md. */
export type Scene = {
  readonly rulings?: { readonly [id: string]: string };
  /** Width and depth in inches; 60 by 44 if not given. */
  readonly table?: readonly [width: number, depth: number];
  /** Battle round, from 1, and the last that is played: 1 and 5 if not given. */
  readonly round?: number;
  readonly rounds?: number;
  /** Who chooses the first turn of the first battle round; later who had it in the round before. */
  readonly first?: Side;
  readonly units: { readonly [name: string]: SceneUnit };
};

export type SceneUnit = {
  readonly side: Side;
  /** One of our own warscrolls by id, or a whole one. */
  readonly warscroll: string | Warscroll;
  /** How many models stand. */
  readonly models: number;
  readonly startModels?: number;
  /** The middle of the unit in inches from the table's middle, what it looks to in degrees clockwise from north, and how it stands. */
  readonly at?: readonly [x: number, y: number];
  readonly facing?: number;
  readonly arrangement?: Arrangement;
  /** Or each model by itself: x and y in 0.01 mm, facing in 1/65536 turns. */
  readonly places?: readonly (readonly [x: number, y: number, facing: number])[];
  /** The wounded model, from 0, and the wounds on it. */
  readonly wounded?: readonly [model: number, lost: number];
};
