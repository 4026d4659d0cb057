import { inForce } from "@tercio/kernel";
import { type Block, convexParts, INCH, insideTable, overlaps, type Polygon, type Rectangle } from "@tercio/tabletop";
import { entryOf } from "../entries/index.ts";
import { oneInch } from "../entries/rules/moves.ts";
import { book } from "../hooks/book.ts";
import type { WorseGround } from "../hooks/moments.ts";
import { barriersOf, shapesOf } from "../calculation/models.ts";
import { fieldOf, type OldWorld, onField, type Unit } from "../state/state.ts";
import { type Feature, type FeatureKind, FEATURES, IMPASSABLE } from "../state/terrain.ts";

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

/** The same but for garrisons, which are behind their walls. */
export const outdoors = (game: OldWorld, ...but: readonly number[]): readonly Unit[] =>
  others(game, ...but).filter((u) => u.garrison === null);

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

/** All ground that a unit may not enter, on the table and around it. */
export const solids = (game: OldWorld, u: Unit): readonly Solid[] =>
  isPass(game) ? [...rocks(game, u), ...walls(game)] : rocks(game, u);

/** Kinds of ground that are more to a unit than they are to others. */
const worse = (game: OldWorld, u: Unit, is: WorseGround["is"]): readonly FeatureKind[] =>
  book.offers("worse ground", game, { unit: u }).flatMap(({ value }) => (value.is === is ? [value.ground] : []));

/** May a unit not enter ground of this kind? */
export const impassableTo = (game: OldWorld, u: Unit): ((kind: FeatureKind) => boolean) => {
  const more = worse(game, u, "impassable");
  const all = inForce("tow.rule.impassable-terrain") ? IMPASSABLE : [];
  return (kind) => all.includes(kind) || more.includes(kind);
};

/** The rule by which a unit may not enter the ground of this id. */
export function ruleOfSolid(game: OldWorld, u: Unit, id: number): string {
  const kind = fieldOf(game).terrain[id - game.units.length]?.kind;
  const given = book.offers("worse ground", game, { unit: u }).find(({ value }) => value.ground === kind);
  return entryOf(given?.rule ?? "")?.id ?? "tow.rule.impassable-terrain";
}

/** Is ground of this kind dangerous to a unit? */
export const dangerousTo = (game: OldWorld, u: Unit): ((kind: FeatureKind) => boolean) => {
  const more = worse(game, u, "dangerous");
  return (kind) => kind === "dangerous" || more.includes(kind);
};

const known = new WeakMap<readonly Feature[], Map<string, readonly Solid[]>>();

/** All parts of the table's ground that a unit may not enter. */
export function rocks(game: OldWorld, u: Unit): readonly Solid[] {
  const { terrain } = fieldOf(game);
  if (terrain.length === 0) return [];
  const isSolid = impassableTo(game, u);
  const key = FEATURES.filter(isSolid).join();
  let lists = known.get(terrain);
  if (lists === undefined) known.set(terrain, (lists = new Map()));
  const before = lists.get(key);
  if (before !== undefined) return before;
  const list = terrain.flatMap((f, i) =>
    isSolid(f.kind) ? convexParts(f.outline).map((shape): Solid => ({ id: game.units.length + i, shape })) : [],
  );
  lists.set(key, list);
  return list;
}

/** What a unit keeps others from: where it stands, and the gaps between loose models. */
export const coveredBy = (u: Unit): readonly Rectangle[] => [...shapesOf(u), ...barriersOf(u)];

/** What stands where this unit cannot: every other unit but those named, and ground that it may not enter. */
export const blocks = (game: OldWorld, u: Unit, ...but: readonly number[]): readonly Block[] => [
  ...others(game, ...but).flatMap(coveredBy),
  ...rocks(game, u).map((s) => s.shape),
];

/** Can this unit not stand where something or somebody else is? */
export const isTaken = (game: OldWorld, u: Unit, r: Rectangle): boolean =>
  blocks(game, u, u.id).some((b) => overlaps(r, b));

export const onTable = (game: OldWorld, r: Rectangle): boolean => {
  const { width, depth } = fieldOf(game);
  return insideTable(r, width, depth);
};
