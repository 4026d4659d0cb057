import type { Shots } from "../calculation/shots.ts";
import type { ShotWeapon } from "../state/missiles.ts";
import { samePool } from "../state/pools.ts";
import type { PoolRef } from "../state/state.ts";

/** Variables of a volley, plain data. */
export interface VolleyVars {
  readonly by: number;
  readonly target: number;
  readonly shots: readonly Shots[];
}

/** Models of the shooting unit with the weapon that they shot. */
export type Fired = { readonly pool: number; readonly weapon: ShotWeapon };

/** The pools on which shots fall, each once. */
export const fallsOf = (shots: readonly Shots[]): readonly PoolRef[] =>
  shots.map((s) => s.at).filter((p, i, all) => all.findIndex((q) => samePool(p, q)) === i);

/** Each weapon of each pool that shoots, once. */
export const firedOf = (shots: readonly Shots[]): readonly Fired[] =>
  shots
    .map(({ pool, weapon }) => ({ pool, weapon }))
    .filter((f, i, all) => all.findIndex((g) => g.pool === f.pool && g.weapon === f.weapon) === i);
