import { type Context, type Effect, inForce } from "@tercio/kernel";
import { effectOf, isSpell, spellRule, type SpellWord, type WayName } from "../state/spells.ts";
import { type NinthAge, type PoolRef, unit } from "../state/state.ts";
import { tell } from "./emit.ts";
import { spellNamed } from "./spell-messages.ts";

type G = NinthAge;

/** What stops the next spell of this side that has one of these for a target (reading `revocation`); null: nothing does. */
export function shieldOf(game: G, wizard: number, targets: readonly PoolRef[]): Effect | null {
  const { seat } = unit(game, wizard);
  const stops = (e: Effect): boolean =>
    e.from !== null &&
    isSpell(e.rule) &&
    unit(game, e.from).seat !== seat &&
    effectOf(game.edition, e.rule, e.params.way as WayName).dispels !== undefined &&
    inForce(spellRule(e.rule));
  return game.effects.find((e) => targets.some((t) => t.unit === e.on) && stops(e)) ?? null;
}

/** The game after such a shield has stopped a spell, and is used up. */
export function stopped(game: G, cast: Parameters<typeof spellNamed>[1], { id, rule }: Effect, context: Context): G {
  const by = spellNamed(game.edition, { spell: rule as SpellWord, way: "basic" });
  tell(context, "spellStopped", `t9a.${rule}`, { spell: spellNamed(game.edition, cast), by });
  return { ...game, effects: game.effects.filter((e) => e.id !== id) };
}
