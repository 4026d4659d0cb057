import { type Effect, withEffect, there } from "@tercio/kernel";
import { book } from "../hooks/book.ts";
import type { SpecialAttack } from "../hooks/moments.ts";
import { lentBreath } from "../state/breath.ts";
import { type NinthAge, onField, type Pool, type PoolRef, type Unit, unit } from "../state/state.ts";
import { type Attacker, attackers, type Duel } from "./attackers.ts";
import { atStep } from "../state/steps.ts";

type Attack = SpecialAttack["rule"];

/** Whose record bears what lasts on such models: a Character's goes with it. */
const bearerOf = (u: Unit, pool: Pool): number => pool.self ?? u.id;
const isOf = (e: Effect, rule: string, u: Unit, pool: Pool): boolean => e.rule === rule && e.on === bearerOf(u, pool);

/** Special Attacks that such models have declared for the present Round of Combat. */
export function declared(game: NinthAge, u: Unit, pool: Pool): readonly string[] {
  if (game.effects.length === 0) return NONE;
  return game.effects.filter((e) => isOf(e, "declared-attack", u, pool)).map((e) => String(e.params.attack));
}
const NONE: readonly string[] = [];

const isLent = ({ params }: Effect): boolean => params.lent === true;

/** Have they made such an attack that is made but once? `lent`: the one that a spell has given them, which counts apart. */
export const hasSpent = (game: NinthAge, u: Unit, pool: Pool, attack: Attack, lent = false): boolean =>
  game.effects.some((e) => isOf(e, "spent-attack", u, pool) && e.params.attack === attack && isLent(e) === lent);

/** The game in which they have made it. */
export const spent = (game: NinthAge, u: Unit, pool: Pool, attack: Attack, lent = false): NinthAge =>
  lasting(game, "spent-attack", u, pool, attack, {}, lent);

/** Have they been lent a breath that they have not used? It goes before their own (reading `breath-lent`). */
export const hasLentBreath = (game: NinthAge, u: Unit, pool: Pool): boolean =>
  lentBreath(game, u, pool) !== null && !hasSpent(game, u, pool, "breath-attack", true);

/** Is it a lent breath that they have declared for the present Round of Combat, or their own? Null: neither. */
export function breathDeclared(game: NinthAge, u: Unit, pool: Pool): "lent" | "own" | null {
  const found = game.effects.find((e) => isOf(e, "declared-attack", u, pool) && e.params.attack === "breath-attack");
  return found === undefined ? null : isLent(found) ? "lent" : "own";
}

const lasting = (
  game: NinthAge,
  rule: string,
  u: Unit,
  pool: Pool,
  attack: Attack,
  until: Effect["until"],
  lent: boolean,
): NinthAge => ({
  ...game,
  effects: withEffect(game.effects, {
    ...{ rule, on: bearerOf(u, pool), from: null, until },
    params: { attack, ...(lent ? { lent } : {}) },
  }),
});

const ROUND_ENDS = { steps: [atStep("round-of-combat", "16")] };

/** The game in which they have declared it; a Breath Attack is spent by that. */
export function declares(game: NinthAge, { unit: id, pool: at }: PoolRef, attack: Attack): NinthAge {
  const u = unit(game, id);
  const pool = there(u.pools[at]);
  const lent = attack === "breath-attack" && hasLentBreath(game, u, pool);
  const next = lasting(game, "declared-attack", u, pool, attack, ROUND_ENDS, lent);
  return attack === "breath-attack" ? spent(next, u, pool, attack, lent) : next;
}

/** Models that choose among Special Attacks; with null they may make none of them. */
export type Declaring = PoolRef & { readonly attacks: readonly (Attack | null)[] };

const NOBODY: readonly Attacker[] = [];

/** All such choices of a combat, in the order of its units. */
export function declaring(game: NinthAge, units: readonly number[], duel: Duel | null): readonly Declaring[] {
  return units
    .map((id) => unit(game, id))
    .filter(onField)
    .flatMap((u) => {
      let who: readonly Attacker[] | null = null;
      return u.pools.flatMap((pool, at): readonly Declaring[] => {
        const asked = [null, ...pool.profile.parts.filter((part) => part.rules !== undefined)];
        // Who reaches whom is worked out only where somebody has such an attack.
        if (!asked.some((part) => book.offering("special attacks", game, { unit: u, pool, reach: NOBODY, part })))
          return [];
        who ??= attackers(game, u, duel);
        // A champion does as the others of its unit.
        const reach = who.filter((a) => a.rank === 0 && (u.pools[a.pool]?.kind === "champion" ? 0 : a.pool) === at);
        if (reach.length === 0) return [];
        const facts = { unit: u, pool, reach };
        return asked
          .flatMap((part) => book.offers("special attacks", game, { ...facts, part }))
          .map((o) => ({ unit: u.id, pool: at, attacks: o.value }));
      });
    });
}
