import type { Point } from "@tercio/tabletop";
import { FEATURES } from "../book/terrain.ts";

export { FEATURES };
export type FeatureKind = (typeof FEATURES)[number];

/** A Terrain Feature: its kind, and its outline in whole 0.01 mm about the table's centre; it never meets itself. */
export interface Feature {
  readonly kind: FeatureKind;
  readonly outline: readonly Point[];
  /** The unit under which a spell has put it, and with which it goes; nothing where it belongs to the table. */
  readonly under?: number;
}
