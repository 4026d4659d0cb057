import type { Point } from "@tercio/tabletop";
import { FEATURES } from "../book/terrain.ts";
import type { SpellWord } from "./magic.ts";

export { FEATURES };
export type FeatureKind = (typeof FEATURES)[number];

/** A Terrain Feature: its kind, and its outline in whole 0.01 mm about the table's centre; it never meets itself. */
export interface Feature {
  readonly kind: FeatureKind;
  readonly outline: readonly Point[];
  /** The unit under which a spell has put it, and with which it goes; nothing where it belongs to the table. */
  readonly under?: number;
  readonly conjured?: undefined;
}

/** The marker of a spell that is ground of a kind that no table has. */
export interface Marker {
  readonly kind: "tornado";
  readonly outline: readonly Point[];
  readonly under?: undefined;
  /** The spell, and what the marker does to lines of sight and to whoever moves there. */
  readonly conjured: {
    readonly spell: SpellWord;
    readonly cover: "soft" | "hard";
    /** X of its Dangerous Terrain (X), for everybody. */
    readonly dangerous: number;
  };
}

/** All that a unit may stand in, be seen past or cross. */
export type Ground = Feature | Marker;
