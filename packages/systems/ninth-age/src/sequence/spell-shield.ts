import { type Context, type Effect, inForce } from "@tercio/kernel";
import type { SpellEffect } from "../entries/spells/effect.ts";
import { effectOf, isSpell, spellRule, type SpellWord, type WayName } from "../state/spells.ts";
import { type NinthAge, type PoolRef, unit } from "../state/state.ts";
import { tell } from "./emit.ts";
import { spellNamed } from "./spell-messages.ts";

type G = NinthAge;

/** Does it stop this one? By sheet 002 it is enough that the unit is chosen, `passed` or not. */
const stopsNow = (dispels: SpellEffect["dispels"], passed: boolean): boolean =>
  dispels !== undefined && (passed || dispels === "next enemy spell for which the unit is chosen as target");

/** What stops the next spell of this side that has one of these for a target (ruling `revocation`); null: nothing does. */
export function shieldOf(game: G, wizard: number, targets: readonly PoolRef[], passed: boolean): Effect | null {
  const { seat } = unit(game, wizard);
  const stops = (e: Effect): boolean =>
    e.from !== null &&
    isSpell(e.rule) &&
    unit(game, e.from).seat !== seat &&
    stopsNow(effectOf(game.edition, e.rule, e.params.way as WayName).dispels, passed) &&
    inForce(spellRule(e.rule));
  return game.effects.find((e) => targets.some((t) => t.unit === e.on) && stops(e)) ?? null;
}

/** The game after such a shield has stopped a spell, and is used up. */
export function stopped(game: G, cast: Parameters<typeof spellNamed>[1], { id, rule }: Effect, context: Context): G {
  const by = spellNamed(game.edition, { spell: rule as SpellWord, way: "basic" });
  tell(context, "spellStopped", `t9a.${rule}`, { spell: spellNamed(game.edition, cast), by });
  return { ...game, effects: game.effects.filter((e) => e.id !== id) };
}
