import { gap, INCH } from "@tercio/tabletop";
import { book } from "../hooks/book.ts";
import type { SecondRoll } from "../hooks/casting.ts";
import { carriers } from "../state/bearers.ts";
import { type Borne, effectsOf } from "../state/items.ts";
import type { NinthAge, Seat, Unit } from "../state/state.ts";
import { casterOf } from "./casting.ts";
import { rectangleOf } from "./formation.ts";
import { presenceBase } from "./presence.ts";

/** With what a Magic Die joins dice that have fallen: a casting roll of this Wizard, or a dispelling roll (null) of the side. */
export function dieToAdd(game: NinthAge, seat: Seat, wizard: number | null): Borne | null {
  for (const { value } of book.offers("magic dice fallen", game, { seat, wizard }))
    if (value.does === "adds a die") return value.borne;
  return null;
}

/** With what a Wizard makes a failed casting roll of so many dice again; null: with nothing. */
export function recasting(game: NinthAge, wizard: number, dice: number): Borne | null {
  const caster = casterOf(game, wizard);
  if (caster === null) return null;
  for (const { value } of book.offers("magic dice fallen", game, { seat: caster.unit.seat, wizard }))
    if (value.does === "rolls again" && value.dice === dice) return value.borne;
  return null;
}

/** By what a Wizard may pay Veil Tokens for a second roll to wound; null: it may not. */
export function secondRoll(game: NinthAge, wizard: number): SecondRoll | null {
  const caster = casterOf(game, wizard);
  if (caster === null) return null;
  const [first] = book.offers("spell not dispelled", game, { seat: caster.unit.seat, wizard });
  return first?.value ?? null;
}

/** Veil Tokens that the end of a unit, as it last stood, brings its own side. */
export function soulsOf(game: NinthAge, lost: Unit): { readonly tokens: number; readonly borne: Borne } | null {
  for (const { unit: u, pool, at, own, items } of carriers(game, lost.seat, false))
    for (const item of items)
      for (const e of effectsOf(item))
        if (
          "souls" in e &&
          u.id !== lost.id &&
          gap(presenceBase(game, { unit: u, pool, at }), rectangleOf(lost)) <= e.souls * INCH
        )
          return { tokens: e.tokens, borne: { unit: own, item } };
  return null;
}
