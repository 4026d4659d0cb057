import { basesOf as modelBases } from "@tercio/mass-battle";
import { distance, INCH, type Rectangle } from "@tercio/tabletop";
import { poolAt } from "../state/pools.ts";
import { type NinthAge, onField, type PoolRef, type Unit } from "../state/state.ts";
import { formationOf } from "./formation.ts";

interface Base {
  readonly pool: number;
  readonly base: Rectangle;
}

/** The base of each model that stands in a unit, and whose it is. */
const basesOf = (game: NinthAge, u: Unit): readonly Base[] =>
  modelBases(u, formationOf(u), game.chirality).map(({ rank, file, base }) => ({ pool: poolAt(u, rank, file), base }));

/** Models within so many inches of one model of a pool, of all units and both sides, itself left out: by their pool. */
export function modelsWithin(
  game: NinthAge,
  u: Unit,
  pool: number,
  inches: number,
): readonly { readonly at: PoolRef; readonly models: number }[] {
  const own = basesOf(game, u);
  const itself = own.find((b) => b.pool === pool);
  if (itself === undefined) return [];
  return game.units.filter(onField).flatMap((v) => {
    const near = (v.id === u.id ? own : basesOf(game, v)).filter(
      (b) => b !== itself && distance(b.base, itself.base) <= inches * INCH,
    );
    return v.pools.flatMap((_, at) => {
      const models = near.filter((b) => b.pool === at).length;
      return models > 0 ? [{ at: { unit: v.id, pool: at }, models }] : [];
    });
  });
}
