import { printedDice, type Sum } from "@tercio/dice";
import { type Breakdown, inForce, message, resolve } from "@tercio/kernel";
import { INCH } from "@tercio/tabletop";
import * as charge from "../entries/rules/charge.ts";
import { book } from "../hooks/book.ts";
import { flyOf } from "../state/held.ts";
import type { OldWorld, Unit } from "../state/state.ts";
import { unitDistance } from "./formation.ts";
import { adding } from "./numbers.ts";

const ROLL = printedDice(charge.chargeRoll.figures.roll);

/** How far it flies in a charge, in inches; null: it does not, or walks as far. */
export function flightOf(u: Unit): number | null {
  const inches = flyOf(u);
  return inches !== null && inches > u.entry.movement ? inches : null;
}

/** Movement that a charge is made with, in inches; `ground`: its way leads through terrain that slows. */
export function chargeMovement(game: OldWorld, u: Unit, ground: boolean): Breakdown {
  const all = [
    ...book.modifiers("movement", game, { unit: u }),
    ...book.modifiers("charge movement", game, { unit: u, ground }),
  ];
  return resolve(adding, flightOf(u) ?? u.entry.movement, all, message("value.movement"));
}

/** The dice of a Charge roll: of two the higher, through terrain the lower. */
export const chargeDice = (ground: boolean): Sum => ({
  kind: "sum",
  ...ROLL,
  ...(ground ? { dropHighest: 1 } : { dropLowest: 1 }),
});

/** How far a charge goes whose Charge roll is `rolled` inches, 0.01 mm. */
export const chargeRange = (game: OldWorld, u: Unit, ground: boolean, rolled: number): number =>
  Math.max(0, (inForce(charge.chargeRange.id) ? chargeMovement(game, u, ground).value : 0) + rolled) * INCH;

/** The farthest that a charge may be declared, 0.01 mm. */
export function greatestCharge(game: OldWorld, u: Unit, ground: boolean): number {
  const { maximumRollAdded } = charge.chargeSight.figures;
  const more = book.modifiers("greatest charge", game, { unit: u });
  return chargeRange(game, u, ground, resolve(adding, maximumRollAdded, more, message("value.charge-roll")).value);
}

/** What the Charge roll has to show, in inches, to get so far (0.01 mm); at least 1. */
export const rollNeeded = (game: OldWorld, u: Unit, ground: boolean, distance: number): number =>
  Math.max(1, Math.ceil(distance / INCH - chargeMovement(game, u, ground).value));

/** The gap between two units, whole 0.01 mm. */
export const apart = (u: Unit, v: Unit): number => Math.floor(unitDistance(u, v) + 0.5);
