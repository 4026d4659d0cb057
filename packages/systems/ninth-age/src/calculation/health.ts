import { type Bilingual, message, resolve, watched, there } from "@tercio/kernel";
import { charactersOf, joined, printedEach, startingHealth, startingOwn } from "../state/pools.ts";
import { book } from "../hooks/book.ts";
import { titlesOf } from "../state/held.ts";
import { remembered } from "../state/remembered.ts";
import type { NinthAge, Pool, Unit } from "../state/state.ts";
import { priorityOfModifiers } from "./pipeline.ts";

const BASE = message("value.health-points");

/** What losses ask of each pool of a unit, by their places. */
interface Bodies {
  /** Health Points of one model. */
  readonly each: readonly number[];
  /** Do its models go on to the end of the round's blows, whatever has befallen them? */
  readonly staysUp: readonly boolean[];
}
export const bodiesOf = remembered(
  (game, u): Bodies => ({
    each: u.pools.map((pool) => foundEach(game, u, pool)),
    staysUp: u.pools.map((pool) => book.refusals("fall at once", game, { unit: u, pool }).length > 0),
  }),
);

/** Health Points of one model of a pool: at least one. */
export function healthEach(game: NinthAge, u: Unit, pool: Pool): number {
  const at = u.pools.indexOf(pool);
  return at < 0 || watched() ? foundEach(game, u, pool) : there(bodiesOf(game, u).each[at]);
}

function foundEach(game: NinthAge, u: Unit, pool: Pool): number {
  const modifiers = book.modifiers("health points", game, { unit: u, pool });
  const printed = printedEach(pool);
  return modifiers.length === 0 ? printed : Math.max(1, resolve(priorityOfModifiers, printed, modifiers, BASE).value);
}

/** Health Points that a pool has left, with so many a model; a model that stands has at least one. */
export function healthLeft(p: Pool, each: number): number {
  if (p.count === 0) return 0;
  const left = p.count * each - p.lost;
  return left < 1 ? 1 : left;
}

export const poolHealth = (game: NinthAge, u: Unit, p: Pool): number =>
  p.count === 0 ? 0 : healthLeft(p, healthEach(game, u, p));

/** Health Points left, of all pools. */
export function health(game: NinthAge, u: Unit): number {
  let left = 0;
  for (const p of u.pools) left += poolHealth(game, u, p);
  return left;
}

/** A row of the Army List of which models stand in a unit: its own, or a joined Character's. */
export interface ListRow {
  readonly name: Bilingual;
  readonly health: number;
  readonly started: number;
  readonly cost: number;
  /** General, Battle Standard Bearer: how many of the two it is. */
  readonly titles: number;
}

/** The unit's own row first, then those of the Characters that have joined it; none of who stands in another unit. */
export function rowsOf(game: NinthAge, u: Unit): readonly ListRow[] {
  if (u.place === "joined") return [];
  const own = u.pools.reduce((sum, p, at) => (joined(p, at) ? sum : sum + poolHealth(game, u, p)), 0);
  return [
    {
      name: u.entry.name,
      health: own,
      started: startingOwn(u),
      cost: u.entry.pointCost,
      titles: titlesOf(u.entry).length,
    },
    ...charactersOf(u).map((p) => ({
      name: p.profile.name,
      health: poolHealth(game, u, p),
      started: printedEach(p),
      cost: p.cost,
      titles: titlesOf(p.profile).length,
    })),
  ];
}

/** A unit and all that joined it as one: Health Points left, and on the Army List. */
export const wholeOf = (game: NinthAge, u: Unit): { readonly health: number; readonly started: number } => ({
  health: health(game, u),
  started: startingHealth(u),
});

/** Is so much of the Health Points on the Army List left or less? `percent`: of Decimated, or of Shattered at the end. */
export const atOrBelow = (of: { readonly health: number; readonly started: number }, percent: number): boolean =>
  of.health * 100 <= of.started * percent;
