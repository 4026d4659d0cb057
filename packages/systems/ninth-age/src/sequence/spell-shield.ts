import type { Context, Effect } from "@tercio/kernel";
import { book } from "../hooks/book.ts";
import type { SpellWord } from "../state/spells.ts";
import { type NinthAge, type PoolRef, unit } from "../state/state.ts";
import { tell } from "./emit.ts";
import { spellNamed } from "./spell-messages.ts";

type G = NinthAge;
type Cast = { readonly wizard: number; readonly spell: SpellWord };

/** What stops the next spell of this side that has one of these for a target (ruling `revocation`); null: nothing does. */
export function shieldOf(game: G, cast: Cast, targets: readonly PoolRef[], passed: boolean): Effect | null {
  const units = [...new Set(targets.map((t) => t.unit))].map((id) => unit(game, id));
  const { wizard, spell } = cast;
  const facts = { seat: unit(game, wizard).seat, wizard, spell, passed, targets: units };
  const stop = new Set(
    book.offers("spell tried", game, facts).flatMap(({ value }) => (value.does === "stops" ? [value.effect] : [])),
  );
  return game.effects.find((e) => stop.has(e.id)) ?? null;
}

/** The game after such a shield has stopped a spell, and is used up. */
export function stopped(game: G, cast: Parameters<typeof spellNamed>[1], { id, rule }: Effect, context: Context): G {
  const by = spellNamed(game.edition, { spell: rule as SpellWord, way: "basic" });
  tell(context, "spellStopped", `t9a.${rule}`, { spell: spellNamed(game.edition, cast), by });
  return { ...game, effects: game.effects.filter((e) => e.id !== id) };
}
