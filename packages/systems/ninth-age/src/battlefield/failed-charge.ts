import { type FailedCharge, failedCharge as shortOf } from "@tercio/regiments";
import { INCH } from "@tercio/tabletop";
import { movement } from "../book/movement.ts";
import { rectangleOf } from "../calculation/formation.ts";
import { turnOf } from "../state/angle.ts";
import type { NinthAge, Unit } from "../state/state.ts";
import { APART, blocks } from "./world.ts";

/** The widest wheel towards the target. */
const WIDEST = turnOf(movement["t9a.rule.failed-charge"].wheelDegrees);

/**
 * A Failed Charge of so many inches: it stops half a millimetre from everybody and at the Board Edge. A round base pivots
 * instead of wheeling (reading `round-charges`).
 */
export const failedCharge = (game: NinthAge, u: Unit, target: Unit, inches: number): FailedCharge =>
  shortOf(rectangleOf(u), rectangleOf(target), inches * INCH, {
    table: game,
    standing: blocks(game, u.id),
    apart: APART,
    widest: WIDEST,
    flies: u.air,
  });
