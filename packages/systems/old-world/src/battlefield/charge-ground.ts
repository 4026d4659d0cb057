import { basesTouching, type Charge, type Placement } from "@tercio/mass-battle";
import { convexParts, gap, type Polygon } from "@tercio/tabletop";
import { formationOf, rectangleOf } from "../calculation/formation.ts";
import { DIFFICULT, type Feature, type FeatureKind } from "../state/terrain.ts";
import { fieldOf, type OldWorld, type Unit } from "../state/state.ts";

/** A convex part of a feature. */
export interface Part {
  readonly kind: FeatureKind;
  readonly feature: number;
  readonly shape: Polygon;
}

const known = new WeakMap<readonly Feature[], readonly Part[]>();

function all(game: OldWorld): readonly Part[] {
  const { terrain } = fieldOf(game);
  let parts = known.get(terrain);
  if (parts === undefined) {
    parts = terrain.flatMap(({ kind, outline }, feature) =>
      convexParts(outline).map((shape): Part => ({ kind, feature, shape })),
    );
    known.set(terrain, parts);
  }
  return parts;
}

/** The parts of all features of these kinds. */
export const partsOf = (game: OldWorld, kinds: readonly FeatureKind[]): readonly Part[] =>
  all(game).filter((p) => kinds.includes(p.kind));

/** Slow ground that a unit may come to within so much (0.01 mm). */
export const slowNear = (game: OldWorld, u: Unit, distance: number): readonly Polygon[] =>
  partsOf(game, DIFFICULT).flatMap(({ shape }) => (gap(rectangleOf(u), shape) <= distance ? [shape] : []));

/** Does the way of a charge touch any of it? */
export const throughGround = (
  game: OldWorld,
  u: Unit,
  from: Placement,
  charge: Charge,
  parts: readonly Polygon[],
): boolean =>
  basesTouching(
    { from, path: charge.path, align: { about: charge.contactPoint, by: charge.align } },
    formationOf(u),
    parts,
    fieldOf(game).chirality,
  ).length > 0;
