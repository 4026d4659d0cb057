import { type Breakdown, message, resolve, there } from "@tercio/kernel";
import { least } from "../state/pools.ts";
import { book } from "../hooks/book.ts";
import type { MoveBesides } from "../hooks/moments.ts";
import { dangerousTerrainDice } from "../state/tables.ts";
import { wholly } from "../state/held.ts";
import { changed, type ModelHeight, type NinthAge, type Unit } from "../state/state.ts";
import { bounded, priorityOfModifiers, RATE } from "./pipeline.ts";

const ADVANCE = message("value.advance-rate");
const MARCH = message("value.march-rate");
const slowestAdvance = (u: Unit): number => least(u, (p) => p.profile.advanceRate);
const slowestMarch = (u: Unit): number => least(u, (p) => p.profile.marchRate);

/** The Advance Rate of a unit in inches, with its reasons: its slowest models set the pace. */
export const advance = (game: NinthAge, u: Unit): Breakdown =>
  bounded(slowestAdvance(u), book.modifiers("advance rate", game, { unit: u }), ADVANCE, RATE);

/** The inches that a charge at somebody goes besides its dice, with their reasons; `target`: null where nobody is charged yet. */
export function chargeAdvance(game: NinthAge, u: Unit, target: Unit | null): Breakdown {
  const own = book.modifiers("advance rate", game, { unit: u });
  const more = book.modifiers("charge advance", game, { unit: u, target });
  return bounded(slowestAdvance(u), more.length === 0 ? own : [...own, ...more], ADVANCE, RATE);
}

/** The same without the reasons. */
export function advanceRate(game: NinthAge, u: Unit): number {
  return book.modifiers("advance rate", game, { unit: u }).length === 0 ? slowestAdvance(u) : advance(game, u).value;
}

/** The March Rate of a unit in inches. */
export function marchRate(game: NinthAge, u: Unit): number {
  const modifiers = book.modifiers("march rate", game, { unit: u });
  return modifiers.length === 0 ? slowestMarch(u) : bounded(slowestMarch(u), modifiers, MARCH, RATE).value;
}

const KEPT = message("value.distance-kept");

/** How far in inches a unit keeps from an enemy at the end of a move, with the reasons: no less than `inches`. */
export const distanceKept = (game: NinthAge, u: Unit, from: Unit, inches: number): Breakdown =>
  resolve(priorityOfModifiers, inches, book.modifiers("distance kept", game, { unit: u, from }), KEPT);

/** Heights from the lowest to the highest: a rule that changes one goes so many steps up or down. */
const HEIGHTS: readonly ModelHeight[] = ["Standard", "Large", "Gigantic"];
const HEIGHT = message("fact.type");

/** The Height of a unit's own models as it counts now. */
export function heightOf(game: NinthAge, u: Unit): ModelHeight {
  const modifiers = book.modifiers("height", game, { unit: u });
  if (modifiers.length === 0) return u.entry.height;
  const step = resolve(priorityOfModifiers, HEIGHTS.indexOf(u.entry.height), modifiers, HEIGHT).value;
  return there(HEIGHTS[Math.max(0, Math.min(HEIGHTS.length - 1, step))]);
}

/** X of the Dangerous Terrain (X) that all ground is to a unit; 0: it is as it lies there. */
export function dangerEverywhere(game: NinthAge, u: Unit): number {
  const modifiers = book.modifiers("danger of all ground", game, { unit: u });
  return modifiers.length === 0 ? 0 : resolve(priorityOfModifiers, 0, modifiers).value;
}

const DICE = message("value.dangerous-dice");

/** D6 that each model of a unit rolls in a Dangerous Terrain Test, with the reasons: by its Height, and by what else it is. */
export function dangerousDice(game: NinthAge, u: Unit): Breakdown {
  const byHeight = dangerousTerrainDice(heightOf(game, u));
  return resolve(priorityOfModifiers, byHeight, book.modifiers("dangerous terrain dice", game, { unit: u }), DICE);
}

/** May a unit fly? */
export const mayFly = (game: NinthAge, u: Unit): boolean => frees(game, u, "fly");

/** May a unit be reformed while it moves? */
export const mayReformOnTheWay = (game: NinthAge, u: Unit): boolean => frees(game, u, "reform on the way");

function frees(game: NinthAge, u: Unit, besides: MoveBesides): boolean {
  return book.offers("moves besides", game, { unit: u }).some(
    // What an effect gives a unit it gives all who stand in it.
    (o) => o.value === besides && (wholly(u, o.rule) || game.effects.some((e) => e.on === u.id && e.rule === o.rule)),
  );
}

/** May a unit go through whatever stands about, and is none of it dangerous to it? */
export const goesThrough = (game: NinthAge, u: Unit): boolean => frees(game, u, "through terrain");

/** The unit as it moves or charges through the air. */
export const aloft = (u: Unit): Unit => (u.air ? u : changed(u, { air: true }));

const BACKWARDS = message("value.backwards");

/** What an inch backwards or sideways costs a unit, where usually it costs so many. */
export function costBackwards(game: NinthAge, u: Unit, usual: number): number {
  const modifiers = book.modifiers("backwards", game, { unit: u });
  return modifiers.length === 0 ? usual : resolve(priorityOfModifiers, usual, modifiers, BACKWARDS).value;
}
