import { INCH, CONTACT_TOLERANCE, gap, insideTable, type Rectangle, wellApart } from "@tercio/tabletop";
import { movement } from "../book/movement.ts";
import type { NinthAge, Unit } from "../state/state.ts";

const spacing = movement["t9a.rule.unit-spacing"];
export const UNIT_SPACING = spacing.endInches * INCH;
export const PASSING = spacing.onTheWayInches * INCH;
export const REFORM_SPACING = spacing.combatReformInches * INCH;
/** Nobody ends a move nearer than this (0.01 mm) to an enemy with whom it is not in contact. */
export const APART = spacing.apartMillimetres * 100;

/** All units on the field but those named. */
export function others(game: NinthAge, ...but: readonly number[]): readonly Unit[] {
  return game.units.filter((u) => u.place === "field" && !but.includes(u.id));
}

export const onTable = (game: NinthAge, r: Rectangle): boolean => insideTable(r, game.width, game.depth);

/**
 * A unit must end farther from another than this (0.01 mm): than `keep`, or, where it stood no farther at the start, than
 * that, less what a move is rounded by; so neighbours may stay as they are. Never in contact with an enemy.
 */
export function keptFrom(start: Rectangle, other: Rectangle, keep: number, enemy: boolean): number {
  if (wellApart(start, other, keep + CONTACT_TOLERANCE)) return keep;
  const apart = gap(start, other);
  return apart > keep ? keep : Math.max(enemy ? APART : -CONTACT_TOLERANCE, apart - CONTACT_TOLERANCE);
}
