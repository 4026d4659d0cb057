import { inForce } from "@tercio/kernel";
import { basesTouching, type Segment, type Way } from "@tercio/mass-battle";
import { convexParts, overlaps, type Polygon } from "@tercio/tabletop";
import { difficultTerrain } from "../entries/rules/moves.ts";
import { formationOf } from "../calculation/formation.ts";
import { isLoose, shapesOf } from "../calculation/models.ts";
import { dangerousTo } from "./world.ts";
import { holds } from "../state/held.ts";
import { fieldOf, type OldWorld, type Unit } from "../state/state.ts";
import { DIFFICULT, type Feature, type FeatureKind } from "../state/terrain.ts";

/** How many of a unit's models touch a feature on a way, both ends included; through the air only where it comes down. */
const crossing = (game: OldWorld, u: Unit, way: Way, f: Feature): number =>
  basesTouching(way, formationOf(u), convexParts(f.outline), fieldOf(game).chirality).length;

/** A feature that is dangerous to a unit, by its number, and how many of its models touch it on a way. */
export interface Danger {
  readonly feature: number;
  readonly models: number;
}

/** The dangerous ground on the way of a unit from where it stood as `u`. */
export const dangersOn = (game: OldWorld, u: Unit, way: Way): readonly Danger[] =>
  dangersTouched(game, u, (f) => crossing(game, u, way, f));

/** The dangerous ground so many of whose models touch it. */
export function dangersTouched(game: OldWorld, u: Unit, touching: (f: Feature) => number): readonly Danger[] {
  const { terrain } = fieldOf(game);
  if (terrain.length === 0 || !inForce("tow.keyword.dangerous-terrain")) return [];
  const isDangerous = dangerousTo(game, u);
  return terrain.flatMap((f, feature) => {
    const models = isDangerous(f.kind) ? touching(f) : 0;
    return models === 0 ? [] : [{ feature, models }];
  });
}

const STANDS: readonly FeatureKind[] = DIFFICULT.filter((kind) => kind !== "low-obstacle");
const partsUnder = (game: OldWorld, u: Unit, is: (kind: FeatureKind) => boolean): readonly Polygon[] =>
  fieldOf(game)
    .terrain.filter((f) => is(f.kind))
    .flatMap((f) => (u.garrison === null ? convexParts(f.outline) : []))
    .filter((part) => shapesOf(u).some((r) => overlaps(r, part)));

/** How many of a unit's models stand in ground that slows, by any part of their bases. */
export function modelsInGround(game: OldWorld, u: Unit): number {
  const parts = partsUnder(game, u, (kind) => STANDS.includes(kind));
  if (parts.length === 0) return 0;
  return isLoose(u)
    ? shapesOf(u).filter((r) => parts.some((part) => overlaps(r, part))).length
    : basesTouching({ from: u, path: [] }, formationOf(u), parts, fieldOf(game).chirality).length;
}

/** Does a unit stand across a low obstacle? */
export const straddles = (game: OldWorld, u: Unit): boolean =>
  partsUnder(game, u, (kind) => kind === "low-obstacle").length > 0;

/** Does this path lead any part of a unit through ground that slows it? */
export function slowed(game: OldWorld, u: Unit, path: readonly Segment[], air = false): boolean {
  const way: Way = { from: u, path, ...(air ? { over: "lands" } : {}) };
  return slowedWhere(game, u, (f) => crossing(game, u, way, f));
}

/** Does ground slow a unit of which so many models touch it? */
export function slowedWhere(game: OldWorld, u: Unit, touching: (f: Feature) => number): boolean {
  const { terrain } = fieldOf(game);
  if (terrain.length === 0 || !inForce("tow.rule.difficult-terrain")) return false;
  return !holds(u, "move-through-cover") && terrain.some((f) => DIFFICULT.includes(f.kind) && touching(f) > 0);
}

const { movement, least } = difficultTerrain.figures;
/** Movement in inches, less where ground slows the unit. */
export const reduced = (inches: number, isSlowed: boolean): number =>
  isSlowed ? Math.max(least, inches - movement) : inches;
