import { watched } from "@tercio/kernel";
import { profileHas } from "./held.ts";
import { type NinthAge, onField, type Pool, type Seat, type Unit } from "./state.ts";

/** What a General and a Battle Standard Bearer give. */
export type Presence = "commanding-presence" | "rally-around-the-flag";

export const PRESENCES: readonly Presence[] = ["commanding-presence", "rally-around-the-flag"];

/** A model that gives it, in its unit. */
export interface Giver {
  readonly unit: Unit;
  readonly pool: Pool;
  /** Its place among the pools of its unit. */
  readonly at: number;
}

const NOBODY: readonly Giver[] = [];
const known: { readonly [P in Presence]: WeakMap<NinthAge["units"], readonly [readonly Giver[], readonly Giver[]]> } = {
  "commanding-presence": new WeakMap(),
  "rally-around-the-flag": new WeakMap(),
};

function found(game: NinthAge, presence: Presence, seat: Seat): readonly Giver[] {
  let list = NOBODY;
  for (const u of game.units) {
    if (u.seat !== seat || !onField(u)) continue;
    u.pools.forEach((pool, at) => {
      if (pool.count > 0 && profileHas(pool.profile, presence)) list = [...list, { unit: u, pool, at }];
    });
  }
  return list;
}

/** The models of a side that stand on the field and have this rule, whether they can give it now or not. */
export function bearers(game: NinthAge, presence: Presence, seat: Seat): readonly Giver[] {
  if (watched()) return found(game, presence, seat);
  const kept = known[presence].get(game.units);
  if (kept !== undefined) return kept[seat];
  const made = [found(game, presence, 0), found(game, presence, 1)] as const;
  known[presence].set(game.units, made);
  return made[seat];
}
