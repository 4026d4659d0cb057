import { type Drawing, type MapId, mapOf } from "@tercio/regiments";
import { convexParts, INCH, overlaps, type Point } from "@tercio/tabletop";

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
  "monolith",
  "monument",
] as const;
export type FeatureKind = (typeof FEATURES)[number];

/** What no unit enters, and what takes Movement from one that crosses it. */
export const IMPASSABLE: readonly FeatureKind[] = [
  "impassable",
  "high-obstacle",
  "building",
  "tower",
  "dark-ruins",
  "monolith",
  "monument",
];
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

/** What the players fight for, in the middle of the table. */
export const SPECIAL = ["monolith", "monument", "tower", "dark-ruins"] as const satisfies readonly FeatureKind[];
export type SpecialKind = (typeof SPECIAL)[number];
export const isSpecial = (kind: FeatureKind): kind is SpecialKind => SPECIAL.some((k) => k === kind);
/** How wide and deep they are, 0.01 mm. */
const SIZES: { readonly [kind in SpecialKind]: readonly [number, number] } = {
  monolith: [3 * INCH, 3 * INCH],
  monument: [3 * INCH, 3 * INCH],
  tower: [4 * INCH, 4 * INCH],
  "dark-ruins": [8 * INCH, 6 * INCH],
};

function inTheMiddle(kind: SpecialKind, chirality: 1 | -1): Feature {
  const [x, y] = [(SIZES[kind][0] / 2) * chirality, SIZES[kind][1] / 2];
  const corner = (right: number, ahead: number): Point => ({ x: right * x + 0, y: ahead * y + 0 });
  return { kind, outline: [corner(-1, 1), corner(1, 1), corner(1, -1), corner(-1, -1)] };
}

/** What a table is laid out by. */
export interface Layout {
  readonly map: MapId | "none" | null;
  readonly feature: SpecialKind | "none";
  /** 0.01 mm. */
  readonly width: number;
  readonly depth: number;
  readonly chirality: 1 | -1;
}

/**
 * The ground of a map on a table, mirrored in a battle whose sign is -1, with a special feature in its middle, for which the
 * ground that lies there makes way; none while the map is not rolled yet.
 */
export function terrainOf({ map, feature, width, depth, chirality }: Layout): readonly Feature[] {
  if (map === null) return [];
  const ground = mapOf(map, width, depth, chirality).map(({ kind, outline }) => ({ kind: KINDS[kind], outline }));
  if (feature === "none") return ground;
  const special = inTheMiddle(feature, chirality);
  const [wide, deep] = SIZES[feature];
  const place = { x: 0, y: deep / 2, facing: 0, width: wide, depth: deep };
  const clear = (f: Feature): boolean => convexParts(f.outline).every((part) => !overlaps(place, part));
  return [...ground.filter(clear), special];
}
