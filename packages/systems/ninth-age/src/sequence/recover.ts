import type { Context } from "@tercio/kernel";
import { withPool } from "../state/pools.ts";
import { change, type NinthAge, type PoolRef, unit } from "../state/state.ts";
import { doer, tell } from "./emit.ts";

type G = NinthAge;

/** Health Points that models which stand have lost, and have again: so many of one pool, and no more than it lost. */
export function recovered(game: G, ref: PoolRef, points: number, rule: string, context: Context): G {
  const u = unit(game, ref.unit);
  const pool = u.pools[ref.pool];
  const back = pool === undefined || pool.count === 0 ? 0 : Math.min(points, pool.lost);
  if (pool === undefined || back === 0) return game;
  tell(context, "recovers", rule, { unit: doer(game, ref), points: back });
  return change(game, u.id, { pools: withPool(u, ref.pool, { lost: pool.lost - back }) });
}
