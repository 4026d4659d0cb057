import { inForce, there } from "@tercio/kernel";
import { touches } from "../calculation/contact.ts";
import { leads, poolAt, poolOf, slotOf } from "../state/pools.ts";
import {
  engagementsOf,
  foes,
  type NinthAge,
  onField,
  type PoolRef,
  type Seat,
  type Unit,
  unit,
} from "../state/state.ts";
import { standing } from "./melee.ts";
import { roomIn } from "../state/rooms.ts";

type G = NinthAge;

/** Champion and Characters of a unit: who may fight Duels. Not who is named for one refused, and no War Platform. */
const leaders = (game: G, id: number): readonly PoolRef[] =>
  unit(game, id).pools.flatMap((p, pool) => (leads(p) && p.count > 0 && !p.refused ? [{ unit: id, pool }] : []));

/** Who of the units in contact with this one could accept its Duel. */
export const challenged = (game: G, id: number): readonly PoolRef[] =>
  foes(game, id).flatMap(({ foe }) => leaders(game, foe));

/** Of whom one is named, if nobody accepts: champions lose nothing by it. */
export const accountable = (game: G, id: number): readonly PoolRef[] =>
  challenged(game, id).filter((who) => poolOf(game, who).kind === "character");

/** Champions and Characters of `seat` that could fight a Duel now. */
export const duellists = (game: G, units: readonly number[], seat: Seat): readonly PoolRef[] =>
  standing(game, units, seat).flatMap((id) => (challenged(game, id).length > 0 ? leaders(game, id) : []));

/** Files of the first rank in contact with the enemy. */
function filesInContact(game: G, id: number): ReadonlySet<number> {
  const files = new Set<number>();
  for (const e of engagementsOf(game, id))
    for (const t of touches(game, e, id)) if (t.own.rank === 0) files.add(t.own.file);
  return files;
}

/** Stands a model of the rank and file in one of these files? */
const someMakeWay = (u: Unit, files: Iterable<number>): boolean => {
  for (const file of files) if (poolAt(u, 0, file) === 0) return true;
  return false;
};

/** Files of the first rank in contact, where somebody out of contact could take a rank-and-file model's place. */
export function makeWayFiles(game: G, id: number): readonly number[] {
  return [...filesInContact(game, id)].filter((file) => poolAt(unit(game, id), 0, file) === 0).sort((p, q) => p - q);
}

/** Champions and Characters that stand in the first rank, out of contact, and could step into it. */
export const wantsWay = (game: G, units: readonly number[]): readonly PoolRef[] =>
  inForce("t9a.rule.make-way")
    ? units.flatMap((id) => {
        const u = unit(game, id);
        if (!onField(u)) return [];
        // Who stands on a base of another size changes places with nobody.
        const able = leaders(game, id).filter(({ pool }) => {
          const own = there(u.pools[pool]);
          return slotOf(own) !== null && roomIn(u, own) === null;
        });
        if (able.length === 0) return able;
        const met = filesInContact(game, id);
        const away = able.filter(({ pool }) => !met.has(there(slotOf(there(u.pools[pool])))));
        return away.length === 0 || !someMakeWay(u, met) ? [] : away;
      })
    : [];
