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

/** Farther than any table is wide, 0.01 mm. */
const FAR = 1_000_000;

/** Has the table long edges that nobody crosses? */
const isPass = (game: OldWorld): boolean =>
  fieldOf(game).battle === "mountain-pass" && inForce("tow.rule.mountain-pass");

/** The rock beyond the long edges of a Mountain Pass. */
export function walls(game: OldWorld): readonly Solid[] {
  if (!isPass(game)) return [];
  const { width, terrain } = fieldOf(game);
  const id = game.units.length + terrain.length;
  const [near, far, end] = [width / 2, width / 2 + FAR, FAR];
  const box = (west: number, east: number): Polygon => ({
    points: [
      { x: west, y: -end },
      { x: east, y: -end },
      { x: east, y: end },
      { x: west, y: end },
    ],
  });
  return [
    { id, shape: box(near, far) },
    { id: id + 1, shape: box(-far, -near) },
  ];
}

/** The table as far as units can leave it: over its short edges alone in a Mountain Pass. */
export function openTable(game: OldWorld): { readonly width: number; readonly depth: number } {
  const { width, depth } = fieldOf(game);
  return { width: isPass(game) ? 2 * FAR : width, depth };
}

/** All ground that no unit may enter, on the table and around it. */
export const solids = (game: OldWorld): readonly Solid[] =>
  isPass(game) ? [...rocks(game), ...walls(game)] : rocks(game);

/** All parts of the table's ground that no unit may enter. */
export function rocks(game: OldWorld): readonly Solid[] {
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
  ...rocks(game).map((s) => s.shape),
];

export const isTaken = (game: OldWorld, r: Rectangle, ...but: readonly number[]): boolean =>
  blocks(game, ...but).some((b) => overlaps(r, b));

export const onTable = (game: OldWorld, r: Rectangle): boolean => {
  const { width, depth } = fieldOf(game);
  return insideTable(r, width, depth);
};
