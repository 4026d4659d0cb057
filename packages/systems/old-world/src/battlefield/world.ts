import { inForce } from "@tercio/kernel";
import { type Block, convexParts, INCH, insideTable, overlaps, type Polygon, type Rectangle } from "@tercio/tabletop";
import { oneInch } from "../entries/rules/moves.ts";
import { rectangleOf } from "../calculation/formation.ts";
import { fieldOf, type OldWorld, onField, type Unit } from "../state/state.ts";
import { type Feature, IMPASSABLE } from "../state/terrain.ts";

/** How near a unit may end to an enemy with whom it is not engaged, 0.01 mm. */
export const APART = oneInch.figures.inches * INCH;

/** A part of what no unit may enter. */
export interface Solid {
  /** Beyond all ids of units. */
  readonly id: number;
  readonly shape: Polygon;
}

/** All units on the table but those named. */
export const others = (game: OldWorld, ...but: readonly number[]): readonly Unit[] =>
  game.units.filter((u) => onField(u) && !but.includes(u.id));

const known = new WeakMap<readonly Feature[], readonly Solid[]>();

/** All parts of ground that no unit may enter. */
export function solids(game: OldWorld): readonly Solid[] {
  const { terrain } = fieldOf(game);
  if (terrain.length === 0 || !inForce("tow.rule.impassable-terrain")) return [];
  const before = known.get(terrain);
  if (before !== undefined) return before;
  const list = terrain.flatMap((f, i) =>
    IMPASSABLE.includes(f.kind)
      ? convexParts(f.outline).map((shape): Solid => ({ id: game.units.length + i, shape }))
      : [],
  );
  known.set(terrain, list);
  return list;
}

/** What stands where no other unit can: every unit but those named, and ground that is not entered. */
export const blocks = (game: OldWorld, ...but: readonly number[]): readonly Block[] => [
  ...others(game, ...but).map(rectangleOf),
  ...solids(game).map((s) => s.shape),
];

export const isTaken = (game: OldWorld, r: Rectangle, ...but: readonly number[]): boolean =>
  blocks(game, ...but).some((b) => overlaps(r, b));

export const onTable = (game: OldWorld, r: Rectangle): boolean => {
  const { width, depth } = fieldOf(game);
  return insideTable(r, width, depth);
};
