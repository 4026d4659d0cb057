import { joined, joinedTo, joinsUnits } from "../../calculation/joining.ts";
import type { Placing } from "@tercio/regiments";
import { joinable } from "../../battlefield/joining.ts";
import type { Joining } from "../../sequence/asked.ts";
import { put } from "../../sequence/special-deployment.ts";
import { rankAndFile } from "../../state/pools.ts";
import { type NinthAge, type Unit, unit } from "../../state/state.ts";
import { type About, problem } from "../deploy.ts";

type G = NinthAge;

/** Does it look for a unit to stand in when an army is put down at once? */
export const seeksUnit = (game: G, id: number): boolean => joinsUnits(game, unit(game, id));

/** How well a Character stands in a unit of its like: one that is as fast, that is not led yet, and of many. */
function liking(game: G, u: Unit, id: number): number {
  const host = unit(game, id);
  const fast = host.entry.marchRate >= u.entry.marchRate ? 1000 : 0;
  return fast - 200 * joinedTo(host).length + Math.min(rankAndFile(host), 40);
}

/** The unit of its like that a Character stands in best; null where there is none, and it stands alone. */
function hostOf(game: G, id: number): number | null {
  const u = unit(game, id);
  const hosts = joinable(game, u).filter((n) => unit(game, n).entry.type === u.entry.type);
  const best = hosts.sort((p, q) => liking(game, u, q) - liking(game, u, p) || p - q)[0];
  return best ?? null;
}

/** Characters into the units that are put down, one after the other: the unit that each of them joins. */
export function led(game: G, about: About, units: readonly Placing[]): readonly Joining[] {
  let now = units.reduce(put, game);
  const joins: Joining[] = [];
  for (const id of about.units) {
    if (!seeksUnit(game, id) || units.some((p) => p.unit === id)) continue;
    const host = hostOf(now, id);
    if (host === null || problem(game, about, units, [...joins, { unit: id, host }]) !== true) continue;
    joins.push({ unit: id, host });
    now = joined(now, id, host, "none");
  }
  return joins;
}
