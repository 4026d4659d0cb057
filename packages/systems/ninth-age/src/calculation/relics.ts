import { inForce } from "@tercio/kernel";
import { gap, INCH } from "@tercio/tabletop";
import { listedRule } from "../state/ids.ts";
import { type Borne, type ItemEffect, itemRow } from "../state/items.ts";
import { type NinthAge, onField, type Pool, type Seat, type Unit } from "../state/state.ts";
import { casterOf } from "./casting.ts";
import { rectangleOf } from "./formation.ts";
import { mayUse } from "./items-used.ts";
import { presenceBase } from "./presence.ts";

const CANNOT = "t9a.fleeing.cannot.cast-or-activate";
type Which<E> = (effect: ItemEffect) => E | null;

/** Models of a side on the table that carry something with such an effect; none that flee, unless it does so unasked. */
function* carriers<E>(
  game: NinthAge,
  seat: Seat,
  which: Which<E>,
  { used = true }: { readonly used?: boolean } = {},
): Generator<{
  readonly unit: Unit;
  readonly pool: Pool;
  readonly at: number;
  readonly borne: Borne;
  readonly effect: E;
}> {
  for (const u of game.units) {
    if (u.seat !== seat || !onField(u) || (used && u.fleeing && inForce(CANNOT))) continue;
    for (const [at, pool] of u.pools.entries()) {
      if (pool.count === 0 || (at > 0 && pool.kind !== "character")) continue;
      for (const item of pool.profile.items ?? [])
        for (const e of itemRow(item).effects) {
          const effect = which(e);
          if (effect !== null && inForce(listedRule(item)))
            yield { unit: u, pool, at, borne: { unit: pool.self ?? u.id, item }, effect };
        }
    }
  }
}

/** Who could use such a thing that is used once, and has not. */
const unused = <E>(game: NinthAge, seat: Seat, which: Which<E>): readonly Borne[] =>
  [...carriers(game, seat, which)].map(({ borne }) => borne).filter((borne) => mayUse(game, borne));

/** What adds a Magic Die to a roll that is seen: to casting rolls of its bearer, to any dispelling roll of its side. */
export function scepter(game: NinthAge, seat: Seat, wizard: number | null): Borne | null {
  const found = unused(game, seat, (e) => ("adds" in e ? e : null));
  return found.find((borne) => wizard === null || borne.unit === wizard) ?? null;
}

/** What keeps a Learned Spell of the enemy from being tried, each one of them. */
export const bindingScrolls = (game: NinthAge, seat: Seat): readonly Borne[] =>
  unused(game, seat, (e) => ("binds" in e ? e : null));

/** With what a Wizard makes a failed casting roll of so many dice again; null: with nothing. */
export function recasting(game: NinthAge, wizard: number, dice: number): Borne | null {
  const caster = casterOf(game, wizard);
  if (caster === null) return null;
  for (const { borne, effect } of carriers(game, caster.unit.seat, (e) => ("recasts" in e ? e.recasts : null)))
    if (borne.unit === wizard && effect === dice) return borne;
  return null;
}

/** By what a Wizard may pay so many Veil Tokens for a second roll to wound; null: it may not. */
export function walking(game: NinthAge, wizard: number): { readonly borne: Borne; readonly tokens: number } | null {
  const caster = casterOf(game, wizard);
  if (caster === null) return null;
  for (const { borne, effect } of carriers(game, caster.unit.seat, (e) => ("walks" in e ? e.walks : null)))
    if (borne.unit === wizard && game.magic.tokens[caster.unit.seat] >= effect) return { borne, tokens: effect };
  return null;
}

/** Veil Tokens that the end of a unit, as it last stood, brings its own side. */
export function soulsOf(game: NinthAge, lost: Unit): { readonly tokens: number; readonly borne: Borne } | null {
  const keepers = carriers(game, lost.seat, (e) => ("souls" in e ? e : null), { used: false });
  for (const { unit: u, pool, at, borne, effect } of keepers)
    if (u.id !== lost.id && gap(presenceBase(game, { unit: u, pool, at }), rectangleOf(lost)) <= effect.souls * INCH)
      return { tokens: effect.tokens, borne };
  return null;
}
