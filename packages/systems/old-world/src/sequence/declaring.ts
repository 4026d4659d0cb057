import { foreseen, isRecord } from "@tercio/kernel";
import { arcFrom } from "../battlefield/arc-charged.ts";
import { chargeable } from "../battlefield/charges.ts";
import { book } from "../hooks/book.ts";
import { change, type OldWorld, onField, type Unit, unit } from "../state/state.ts";
import type { ChargePair } from "./charge-flow.ts";

type G = OldWorld;

export const mayDeclare = (game: G, u: Unit): boolean =>
  onField(u) &&
  u.declared === null &&
  u.deed !== "failed-charge" &&
  u.deed !== "charged" &&
  book.refusals("declare a charge", game, { unit: u }).length === 0;

/** Every charge that could be declared now, one after the other: to know whether there is one the first is enough. */
export function* declarations(game: G): Generator<ChargePair> {
  for (const u of game.units) {
    if (u.entry.seat !== game.active || !mayDeclare(game, u)) continue;
    for (const v of game.units) if (chargeable(game, u, v)) yield { unit: u.id, target: v.id };
  }
}
export const declarable = (game: G): readonly ChargePair[] => [...declarations(game)];

/** Could this charge be declared now? */
export function mayCharge(game: G, id: unknown, target: unknown): boolean {
  if (typeof id !== "number" || typeof target !== "number") return false;
  const [u, v] = [game.units[id], game.units[target]];
  return (
    u !== undefined && v !== undefined && u.entry.seat === game.active && mayDeclare(game, u) && chargeable(game, u, v)
  );
}

/** Is it known, in a battle that is verified, that a charge is declared next which may be declared? */
export function declaredNext(game: G): boolean {
  const next = foreseen();
  return isRecord(next) && mayCharge(game, next["unit"], next["target"]);
}

/** A charge declared: at whom, and on which facing, which it keeps whatever moves later. */
export const declareCharge = (game: G, id: number, target: number): G =>
  change(game, id, { declared: target, declaredFacing: arcFrom(game, unit(game, id), unit(game, target)) });

/** Units that have declared a charge and not moved yet. */
export const declared = (game: G): readonly number[] =>
  game.units.filter((u) => onField(u) && u.entry.seat === game.active && u.declared !== null).map((u) => u.id);

/** Those that have declared a charge at this target. */
export const chargersOf = (game: G, target: number): readonly number[] =>
  declared(game).filter((id) => unit(game, id).declared === target);

/** The units that charges have been declared at, each once, in the order of the chargers. */
export const targetsDeclared = (game: G): readonly number[] => [
  ...new Set(declared(game).flatMap((id) => unit(game, id).declared ?? [])),
];
