import type { Core, Json, JsonObject, Message } from "@tercio/kernel";
import type { PieceKey } from "./key.ts";

/** A field of a form: of a whole scene, or of one of its pieces. Fields of a `group` are folded together under its name. */
export type EditorField = { readonly id: string; readonly label: Message; readonly group?: Message } & (
  | { readonly kind: "number"; readonly least: number; readonly most: number; readonly now: number }
  | { readonly kind: "flag"; readonly now: boolean }
  | {
      readonly kind: "one";
      readonly options: readonly { readonly id: string; readonly label: Message }[];
      readonly now: string;
    }
);

/** Where a piece is put: 0.01 mm from the middle of the table, and 1/65536 turns. */
export interface Stand {
  readonly x: number;
  readonly y: number;
  readonly facing: number;
}

/** What can be put down: of an army by its place there, or ground. */
export interface Offer {
  readonly id: string;
  readonly label: Message;
}

/** A scene as it stands. `game`: what is to be drawn, also where pieces stand as none can; `wrong`: what is to be mended. */
export interface Stood<G> {
  readonly game: G | null;
  readonly wrong: { readonly where: string; readonly message: Message } | null;
}

/** A scene with the piece that it was changed for. */
export interface Changed {
  readonly scene: JsonObject;
  /** Null: it is no longer a piece of its own. */
  readonly piece: PieceKey | null;
}

/**
 * How a scene is put together by hand. Every change gives a new scene, which may be one that cannot be: `stands` says so.
 * Pieces are named as on the board of `stands`.
 */
export interface SceneEditor<G extends Core = Core> {
  /** A table with nothing on it. */
  readonly empty: JsonObject;
  /** The situation of a battle as its pieces stand now, at the start of the phase; null before it has begun. */
  of(game: G): JsonObject | null;
  stands(scene: JsonObject): Stood<G>;
  /** Armies of the game itself. */
  readonly armies: readonly { readonly army: Json; readonly label: Message }[];
  /** The pieces of an army as a set-up takes it. */
  units(army: Json): readonly Offer[];
  /** Ground that can be put down; none where a game has none. */
  readonly ground: readonly Offer[];
  /** @param army null: a piece of ground */
  put(scene: JsonObject, army: Json | null, id: string, seat: 0 | 1, at: Omit<Stand, "facing">): Changed;
  /** Close to an enemy it comes to stand in contact, where the game has contacts. */
  move(scene: JsonObject, piece: PieceKey, to: Stand): JsonObject;
  without(scene: JsonObject, piece: PieceKey): JsonObject;
  /** @param piece null: the fields of the scene itself */
  fields(scene: JsonObject, piece: PieceKey | null): readonly EditorField[];
  change(scene: JsonObject, piece: PieceKey | null, field: string, value: number | boolean | string): Changed;
}
