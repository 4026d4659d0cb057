import { inForce, type Refusal, refuse } from "@tercio/kernel";
import { INCH } from "@tercio/tabletop";
import { marchTest, reserveMove } from "../entries/rules/moves.ts";
import { unitDistance } from "../calculation/formation.ts";
import { book } from "../hooks/book.ts";
import { holds } from "../state/held.ts";
import { type Deed, engaged, type OldWorld, onField, type Unit } from "../state/state.ts";
import { named } from "./emit.ts";

/** May a unit that has done this in its turn still make a Reserve Move? A unit that failed to charge has charged. */
const RESERVE: { readonly [deed in Deed]: boolean } = {
  none: true,
  moved: true,
  reformed: true,
  rallied: true,
  arrived: true,
  marched: false,
  charged: false,
  "failed-charge": false,
  fled: false,
  "fell-back": false,
  "reserve-moved": false,
};

/** Why a unit may not move in Remaining Moves, or by a Reserve Move; null where it may. */
export function whyNoMove(game: OldWorld, u: Unit): Refusal | null {
  const unit = named(u);
  const reserve = game.field?.phase === "shooting";
  const rule = reserve ? reserveMove.id : "tow.phase.movement.remaining-moves";
  if (!onField(u)) return refuse("refuse.not-here", rule, { unit });
  if (engaged(game, u.id)) return refuse("refuse.engaged", rule, { unit });
  if (u.fleeing) return refuse("refuse.fleeing", rule, { unit });
  const barred = book.refusals("move", game, { unit: u })[0] ?? book.refusals("be led", game, { unit: u })[0];
  if (barred !== undefined) return barred;
  if (reserve) {
    if (book.offers("reserve move", game, { unit: u }).length === 0)
      return refuse("refuse.no-reserve-move", rule, { unit });
    return RESERVE[u.deed] ? null : refuse("refuse.reserve-move", rule, {});
  }
  if (game.field?.phase === "set-up" && book.offers("move before the battle", game, { unit: u }).length === 0)
    return refuse("refuse.no-vanguard", "tow.rule.vanguard", { unit });
  // A unit that has rallied may still move, and one that has come on.
  return u.deed === "none" || u.deed === "rallied" || u.deed === "arrived"
    ? null
    : refuse("refuse.moved", rule, { unit });
}

/** Why it may not march; null where it may. */
export function whyNoMarch(game: OldWorld, u: Unit): Refusal | null {
  if (game.field?.phase === "shooting") return refuse("refuse.reserve-march", reserveMove.id, {});
  if (game.field?.phase === "set-up") return refuse("refuse.vanguard-march", "tow.rule.vanguard", { unit: named(u) });
  if (u.deed === "arrived" && inForce("tow.rule.reinforcements"))
    return refuse("refuse.reinforcements", "tow.rule.reinforcements");
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
