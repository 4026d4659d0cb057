import { inForce } from "@tercio/kernel";
import {
  INCH,
  CONTACT_TOLERANCE,
  gap,
  insideTable,
  type Rectangle,
  rectangleInFrontArc,
  wellApart,
} from "@tercio/tabletop";
import { movement } from "../book/movement.ts";
import { rectangleOf } from "../calculation/formation.ts";
import { heightOf } from "../calculation/rates.ts";
import { hasRule } from "../state/held.ts";
import type { NinthAge, Unit } from "../state/state.ts";
import { seesFromFront } from "./sight.ts";

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

const heights = { Standard: 0, Large: 1, Gigantic: 2 } as const;

/** Does a unit in between hide `target` from `viewer`? By Height; a Tall one sees, and is seen, over its like. */
function hides(game: NinthAge, between: Unit, viewer: Unit, target: Unit): boolean {
  const h = heights[heightOf(game, between)];
  const tall = hasRule(game, between, "tall");
  const over = (u: Unit): boolean =>
    h > heights[heightOf(game, u)] || (h === heights[heightOf(game, u)] && (tall || !hasRule(game, u, "tall")));
  return over(viewer) && over(target);
}

/** Line of Sight from the first rank: to any part of the target's Unit Boundary, within the Front Arc. */
export function seesUnit(game: NinthAge, viewer: Unit, target: Unit): boolean {
  if (!inForce("t9a.line-of-sight.definition")) return true;
  const own = rectangleOf(viewer);
  const aim = rectangleOf(target);
  if (!rectangleInFrontArc(own, aim)) return false;
  const between = others(game, viewer.id, target.id)
    .filter((u) => hides(game, u, viewer, target))
    .map(rectangleOf);
  return seesFromFront(own, aim, between);
}
