import { type Drawing, type MapId, mapOf } from "@tercio/regiments";
import type { Point } from "@tercio/tabletop";

/** Kinds of ground (public page of the rules). */
export const FEATURES = [
  "hill",
  "wood",
  "difficult",
  "dangerous",
  "low-obstacle",
  "high-obstacle",
  "impassable",
  "building",
  "tower",
  "dark-ruins",
] as const;
export type FeatureKind = (typeof FEATURES)[number];

/** What no unit enters, and what takes Movement from one that crosses it. */
export const IMPASSABLE: readonly FeatureKind[] = ["impassable", "high-obstacle", "building", "tower", "dark-ruins"];
export const DIFFICULT: readonly FeatureKind[] = ["difficult", "wood", "dangerous", "low-obstacle"];

/** A feature: its kind, and its outline in whole 0.01 mm about the table's middle; it never meets itself. */
export interface Feature {
  readonly kind: FeatureKind;
  readonly outline: readonly Point[];
}

/** What the ground of the maps of the house is by these rules. */
const KINDS = {
  field: "difficult",
  forest: "wood",
  hill: "hill",
  impassable: "impassable",
  ruins: "building",
  wall: "low-obstacle",
  water: "dangerous",
} as const satisfies { readonly [drawing in Drawing]: FeatureKind };

/** The ground of a map on a table (0.01 mm), mirrored in a battle whose sign is -1. */
export const terrainOf = (map: MapId | "none", width: number, depth: number, chirality: 1 | -1): readonly Feature[] =>
  mapOf(map, width, depth, chirality).map(({ kind, outline }) => ({ kind: KINDS[kind], outline }));
