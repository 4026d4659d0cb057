import { inForce, there } from "@tercio/kernel";
import { toCharge } from "../calculation/joining.ts";
import { facingCharged } from "../battlefield/charges.ts";
import { change, type NinthAge, onField, unit } from "../state/state.ts";

type G = NinthAge;

/** Several chargers of one target (rulings.md): all of them roll before any of them moves. */
export const SEVERAL_CHARGERS = "t9a.rule.several-chargers";

/** A charge declared: at whom, through the air or not, and on which facing, which it keeps whatever moves later. */
export function declareCharge(given: G, id: number, target: number, air = unit(given, id).air): G {
  const game = toCharge(given, id);
  return change(game, id, { declared: target, declaredFacing: facingCharged(unit(game, id), unit(game, target)), air });
}

/** Those who have declared a charge and not moved yet. */
export const declared = (game: G): readonly number[] =>
  game.units.filter((u) => onField(u) && u.seat === game.active && u.declared !== null).map((u) => u.id);

/** Those who have declared a charge at this target. */
export const chargersOf = (game: G, target: number): readonly number[] =>
  declared(game).filter((id) => unit(game, id).declared === target);

/** Whom charges have been declared at, each once, in the order of the chargers. */
export const targetsDeclared = (game: G): readonly number[] => [
  ...new Set(declared(game).map((id) => there(unit(game, id).declared))),
];

/** Who rolls and moves together with this charger: all that charge the same target, it first. */
export function rollingWith(game: G, id: number): readonly number[] {
  const u = unit(game, id);
  if (!onField(u) || u.declared === null) return [];
  if (!inForce(SEVERAL_CHARGERS)) return [id];
  return [id, ...chargersOf(game, u.declared).filter((x) => x !== id)];
}
