import { type Frame, inForce } from "@tercio/kernel";
import { INCH } from "@tercio/tabletop";
import { panicTest } from "../entries/rules/fleeing.ts";
import { skirmishing, unitDistance, unitStrength } from "../calculation/formation.ts";
import { book } from "../hooks/book.ts";
import { engaged, type OldWorld, onField, type Unit, unit } from "../state/state.ts";
import { enter } from "./flow.ts";
import { unshaken } from "./nerve.ts";

const RULE = "tow.rule.panic-test";
const { lostPercent, inches, unitStrength: STRONG } = panicTest.figures;

/** May a unit have to test: it is here, does not flee, is not engaged, does not charge and has not tested in this phase, and passes no such test without dice? */
export const panics = (game: OldWorld, u: Unit): boolean =>
  inForce(RULE) &&
  onField(u) &&
  !u.fleeing &&
  !u.panicked &&
  u.declared === null &&
  !engaged(game, u.id) &&
  !unshaken(game, u, "panic");

const tests = (list: readonly { readonly unit: number; readonly from: number | null }[]): readonly Frame[] =>
  list.map((about) => enter("panic", about)).toReversed();

/** More than a quarter of its models lost in one phase other than Combat. `from`: the unit that caused it. */
export function heavyCasualties(game: OldWorld, id: number, from: number | null = null): readonly Frame[] {
  const u = unit(game, id);
  const lost = u.modelsThen - u.models;
  return game.field?.phase !== "combat" && panics(game, u) && 100 * lost > lostPercent * u.modelsThen
    ? tests([{ unit: id, from }])
    : [];
}

/**
 * Friends near a unit, as it stood, that was destroyed, breaks or falls back: it had the strength at the start of the phase.
 * `breaks`: it breaks from combat.
 */
export function destroyedNear(game: OldWorld, u: Unit, breaks = false): readonly Frame[] {
  if (game.field === null) return [];
  if (unitStrength({ ...u, models: Math.max(u.models, u.modelsThen) }) < STRONG) return [];
  return tests(
    game.units
      .filter((v) => v.id !== u.id && v.entry.seat === u.entry.seat && panics(game, v))
      .filter((v) => unitDistance(v, u) <= inches * INCH)
      .filter((v) => !breaks || book.offers("breaks unheeded", game, { unit: u, friend: v }).length === 0)
      .map((v) => ({ unit: v.id, from: null })),
  );
}

/** Friends through whom a unit fled. Skirmishers frighten no formed unit so. */
export const fledThrough = (game: OldWorld, id: number, friends: readonly number[]): readonly Frame[] => {
  const u = unit(game, id);
  return tests(
    friends
      .filter((v) => panics(game, unit(game, v)))
      .filter((v) => !(u.order === "skirmish" || skirmishing(u)) || unit(game, v).order === "skirmish")
      .map((v) => ({ unit: v, from: null })),
  );
};
