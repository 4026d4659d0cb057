import { inForce, type Refusal, refuse } from "@tercio/kernel";
import { INCH } from "@tercio/tabletop";
import { marchTest } from "../entries/rules/moves.ts";
import { unitDistance } from "../calculation/formation.ts";
import { holds } from "../state/held.ts";
import { engaged, type OldWorld, onField, type Unit } from "../state/state.ts";
import { named } from "./emit.ts";

/** Why a unit may not move in Remaining Moves; null where it may. */
export function whyNoMove(game: OldWorld, u: Unit): Refusal | null {
  const unit = named(u);
  const rule = "tow.phase.movement.remaining-moves";
  if (!onField(u)) return refuse("refuse.not-here", rule, { unit });
  if (engaged(game, u.id)) return refuse("refuse.engaged", rule, { unit });
  if (u.fleeing) return refuse("refuse.fleeing", rule, { unit });
  if (u.stupid) return refuse("refuse.stupid", "tow.keyword.stupidity", { unit });
  // A unit that has rallied may still move.
  return u.deed === "none" || u.deed === "rallied" ? null : refuse("refuse.moved", rule, { unit });
}

/** Why it may not march; null where it may. */
export function whyNoMarch(game: OldWorld, u: Unit): Refusal | null {
  return (
    whyNoMove(game, u) ?? (u.heldBack ? refuse("refuse.held-back", "tow.march.enemy-near", { unit: named(u) }) : null)
  );
}

export const movable = (game: OldWorld): readonly number[] =>
  game.units.filter((u) => u.entry.seat === game.active && whyNoMove(game, u) === null).map((u) => u.id);

const NEAR = marchTest.figures.distance * INCH;
/** Does a unit have to pass a test before it marches: an enemy that does not flee is near, and it does not fly? */
export const owesMarchTest = (game: OldWorld, u: Unit, air: boolean): boolean =>
  inForce("tow.march.enemy-near") &&
  !air &&
  !holds(u, "drilled") &&
  game.units.some((v) => v.entry.seat !== u.entry.seat && onField(v) && !v.fleeing && unitDistance(u, v) <= NEAR);
