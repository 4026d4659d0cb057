import { inForce } from "@tercio/kernel";
import { basesTouching, type Segment } from "@tercio/mass-battle";
import { followed } from "@tercio/regiments";
import { convexParts, overlaps, type Polygon } from "@tercio/tabletop";
import { difficultTerrain } from "../entries/rules/moves.ts";
import { formationOf, rectangleOf } from "../calculation/formation.ts";
import { holds } from "../state/held.ts";
import { fieldOf, type OldWorld, type Unit } from "../state/state.ts";
import { DIFFICULT, type Feature, type FeatureKind } from "../state/terrain.ts";

/** How many of a unit's models touch a feature on a path, both ends included; through the air only where it comes down. */
export function crossing(game: OldWorld, u: Unit, path: readonly Segment[], air: boolean, f: Feature): number {
  const from = air ? { ...u, ...followed(u, formationOf(u), path).end } : u;
  const way = { from, path: air ? [] : path };
  return basesTouching(way, formationOf(from), convexParts(f.outline), fieldOf(game).chirality).length;
}

const STANDS: readonly FeatureKind[] = DIFFICULT.filter((kind) => kind !== "low-obstacle");
const shapesOf = (game: OldWorld, u: Unit, is: (kind: FeatureKind) => boolean): readonly Polygon[] =>
  fieldOf(game)
    .terrain.filter((f) => is(f.kind))
    .flatMap((f) => convexParts(f.outline))
    .filter((shape) => overlaps(rectangleOf(u), shape));

/** How many of a unit's models stand in ground that slows, by any part of their bases. */
export function modelsInGround(game: OldWorld, u: Unit): number {
  const parts = shapesOf(game, u, (kind) => STANDS.includes(kind));
  return parts.length === 0
    ? 0
    : basesTouching({ from: u, path: [] }, formationOf(u), parts, fieldOf(game).chirality).length;
}

/** Does a unit stand across a low obstacle? */
export const straddles = (game: OldWorld, u: Unit): boolean =>
  shapesOf(game, u, (kind) => kind === "low-obstacle").length > 0;

/** Does this path lead any part of a unit through ground that slows it? */
export function slowed(game: OldWorld, u: Unit, path: readonly Segment[], air = false): boolean {
  const { terrain } = fieldOf(game);
  if (terrain.length === 0 || !inForce("tow.rule.difficult-terrain")) return false;
  if (holds(u, "move-through-cover")) return false;
  return terrain.some((f) => DIFFICULT.includes(f.kind) && crossing(game, u, path, air, f) > 0);
}

const { movement, least } = difficultTerrain.figures;
/** Movement in inches, less where ground slows the unit. */
export const reduced = (inches: number, isSlowed: boolean): number =>
  isSlowed ? Math.max(least, inches - movement) : inches;
