import { bilingual, type Refusal, refuse } from "@tercio/kernel";
import { angleTo, centre, INCH, normalise, overlaps, pivot } from "@tercio/tabletop";
import { book } from "../hooks/book.ts";
import { rectangleOf, unitDistance } from "../calculation/formation.ts";
import { distanceRoll, randomDice } from "../calculation/characteristics.ts";
import { totalsOf } from "../calculation/charge-range.ts";
import { engaged, type NinthAge, onField, type Unit } from "../state/state.ts";
import type { Chase } from "@tercio/regiments";
import { chase } from "./chase.ts";
import { solids } from "./terrain.ts";
import { onTable, others } from "./world.ts";

export const RANDOM_MOVEMENT = "t9a.rule.random-movement";

/** Moves by its dice, whoever may forbid it: free on the field, and has not moved. */
export const movesByDice = (game: NinthAge, u: Unit): boolean =>
  onField(u) && u.moved === "none" && !engaged(game, u.id) && randomDice(game, u) !== null;

/** May it stand where it is instead? */
export const mayStay = (game: NinthAge, u: Unit): boolean =>
  book.offers("moves besides", game, { unit: u }).some((o) => o.value === "stand still");

/** The way of a Random Movement of so many 0.01 mm: as a pursuit goes, with nobody else on the move. */
export const strayed = (game: NinthAge, u: Unit, facing: number, distance: number): Chase =>
  chase(game, u, facing, distance, { open: [], fled: [] });

/** The way with the most that the dice can show. */
export const farthest = (game: NinthAge, u: Unit, facing: number): Chase =>
  strayed(game, u, facing, totalsOf(distanceRoll(game, u, "random")).most * INCH);

/** Why a unit may not turn there before its dice fall; null where it may. Where it looks it may always go. */
export function whyNotTurned(game: NinthAge, u: Unit, facing: number): Refusal | null {
  if (facing === u.facing) return null;
  const there = pivot(rectangleOf(u), facing);
  if (!onTable(game, there)) return refuse("refuse.off-table", "t9a.rule.board-edge", {}, "facing");
  const taken = others(game, u.id).find((o) => overlaps(there, rectangleOf(o)));
  if (taken !== undefined)
    return refuse("refuse.random-movement.turn", RANDOM_MOVEMENT, { foe: bilingual(taken.entry.name) }, "facing");
  return solids(game).some((s) => overlaps(there, s.shape))
    ? refuse("refuse.random-movement.rock", RANDOM_MOVEMENT, {}, "facing")
    : null;
}

/** The direction in which a point lies from a unit's middle. */
export function towards(u: Unit, p: { readonly x: number; readonly y: number }): number {
  const { x, y } = centre(rectangleOf(u));
  return p.x === x && p.y === y ? u.facing : angleTo(p.x - x, p.y - y);
}

/** Enemies that are worth a button of their own. */
const NEAREST = 3;
const QUARTER = 16384;

/** Directions worth a look, of all that there are: ahead, at the middle of the nearest enemies, to either side and back. */
export function directions(game: NinthAge, u: Unit): readonly number[] {
  const foes = others(game, u.id)
    .filter((o) => o.seat !== u.seat)
    .sort((p, q) => unitDistance(u, p) - unitDistance(u, q) || p.id - q.id)
    .slice(0, NEAREST);
  const list = new Set([
    u.facing,
    ...foes.map((o) => towards(u, centre(rectangleOf(o)))),
    ...[1, 3, 2].map((quarters) => normalise(u.facing + quarters * QUARTER)),
  ]);
  return [...list].filter((facing) => whyNotTurned(game, u, facing) === null);
}
