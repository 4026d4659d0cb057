import {
  type Block,
  CONTACT_TOLERANCE,
  gap,
  INCH,
  insideTable,
  overlaps,
  type Rectangle,
  wellApart,
} from "@tercio/tabletop";
import { movement } from "../book/movement.ts";
import { rectangleOf } from "../calculation/formation.ts";
import { asItStood } from "../calculation/joining.ts";
import type { NinthAge, Unit } from "../state/state.ts";
import { solids } from "./terrain.ts";

const spacing = movement["t9a.rule.unit-spacing"];
export const UNIT_SPACING = spacing.endInches * INCH;
export const PASSING = spacing.onTheWayInches * INCH;
export const REFORM_SPACING = spacing.combatReformInches * INCH;
/** Nobody ends a move nearer than this (0.01 mm) to an enemy with whom it is not in contact. */
export const APART = spacing.apartMillimetres * 100;
/**
 * How deep (0.01 mm) a unit may end in a friend. Less than what is called an overlap: it is rounded again when its models
 * fall.
 */
export const FLUSH = 1;

/** All units on the field but those named; one out of which somebody else is about to charge as it stood with that one in it. */
export function everybody(game: NinthAge, ...but: readonly number[]): readonly Unit[] {
  const all = game.units.filter((u) => u.place === "field" && !but.includes(u.id));
  const out = game.units.filter((u) => u.outOf !== null && !but.includes(u.id));
  return out.length === 0 ? all : all.map((u) => out.reduce((as, c) => asItStood(game, as, c), u));
}

/** Among whom a unit stands: who has stepped out of it to charge and not moved yet, or the unit that it stepped out of. */
export function amongWhom(game: NinthAge, id: number): readonly number[] {
  const from = game.units[id]?.outOf?.host;
  return game.units.flatMap((u) => (u.id === from || u.outOf?.host === id ? [u.id] : []));
}

/** All units on the field but those named, and but those among whom these stand: what is in their way. */
export function others(game: NinthAge, ...but: readonly number[]): readonly Unit[] {
  const among = game.units.some((u) => u.outOf !== null) ? but.flatMap((id) => amongWhom(game, id)) : [];
  return everybody(game, ...but, ...among);
}

/** What stands where nobody else can: every unit but those named, and Impassable Terrain. */
export const blocks = (game: NinthAge, ...but: readonly number[]): readonly Block[] => [
  ...others(game, ...but).map(rectangleOf),
  ...solids(game).map((s) => s.shape),
];

/** Does a place lie on top of somebody, or in what cannot be entered? */
export const isTaken = (game: NinthAge, r: Rectangle, ...but: readonly number[]): boolean =>
  blocks(game, ...but).some((b) => overlaps(r, b));

export const onTable = (game: NinthAge, r: Rectangle): boolean => insideTable(r, game.width, game.depth);

/**
 * A unit must end farther from another than this (0.01 mm): than `keep`, or, where it stood no farther at the start, than
 * that, less what a move is rounded by; so neighbours may stay as they are. Never in contact with an enemy.
 */
export function keptFrom(start: Rectangle, other: Block, keep: number, enemy: boolean): number {
  if (wellApart(start, other, keep + CONTACT_TOLERANCE)) return keep;
  const apart = gap(start, other);
  return apart > keep ? keep : Math.max(enemy ? APART : -CONTACT_TOLERANCE, apart - CONTACT_TOLERANCE);
}
