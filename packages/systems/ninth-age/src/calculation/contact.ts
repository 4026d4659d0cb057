import { type BaseContact, baseContacts } from "@tercio/mass-battle";
import { leads, poolAt } from "../state/pools.ts";
import {
  type Engagement,
  engagementsOf,
  type Facing,
  models,
  type NinthAge,
  type Pool,
  type Unit,
  unit,
} from "../state/state.ts";
import { abreast, sameRooms } from "../state/rooms.ts";
import { formationOf, isSkirmisher, rectangleOf, skirmishes } from "./formation.ts";

/** Every pair of models, `u`'s and `v`'s, in base contact along one engagement; corners count. */
export const edgeContacts = (
  game: NinthAge,
  u: Unit,
  uFacing: Facing,
  v: Unit,
  vFacing: Facing,
): readonly BaseContact[] =>
  baseContacts(rectangleOf(u), formationOf(u), uFacing, rectangleOf(v), formationOf(v), vFacing, game.chirality);

interface Kept {
  readonly u: Unit;
  readonly v: Unit;
  readonly touches: readonly BaseContact[];
}
const kept = new WeakMap<Engagement, Kept[]>();

/** Does neither record of a unit keep its models apart, or do both? It does not change but for Skirmishers. */
const sameGaps = (p: Unit, q: Unit): boolean => !isSkirmisher(p) || skirmishes(p) === skirmishes(q);

/** Do both records give the same bases along this edge? Losses at the back leave a full front rank as it is. */
const sameEdge = (p: Unit, q: Unit, facing: Facing): boolean =>
  p === q ||
  (p.id === q.id &&
    p.x === q.x &&
    p.y === q.y &&
    p.facing === q.facing &&
    p.files === q.files &&
    (facing === "front" ? abreast(p) >= p.files && abreast(q) >= q.files : models(p) === models(q)) &&
    sameRooms(p, q) &&
    sameGaps(p, q));

/** Base contact between `id` and its enemy in this engagement; kept while both edges are the same. */
export function touches(game: NinthAge, engagement: Engagement, id: number): readonly BaseContact[] {
  const own = engagement.a === id;
  const u = unit(game, id);
  const v = unit(game, own ? engagement.b : engagement.a);
  const list = kept.get(engagement) ?? [];
  const uFacing = own ? engagement.aFacing : engagement.bFacing;
  const vFacing = own ? engagement.bFacing : engagement.aFacing;
  for (const k of list) if (sameEdge(k.u, u, uFacing) && sameEdge(k.v, v, vFacing)) return k.touches;
  const found = models(u) === 0 || models(v) === 0 ? [] : edgeContacts(game, u, uFacing, v, vFacing);
  // Two entries: one for each of the two units asking.
  kept.set(engagement, [{ u, v, touches: found }, ...list.slice(0, 1)]);
  return found;
}

/** Enemy Characters in base contact with anybody of a unit. */
export function charactersTouched(game: NinthAge, u: Unit): number {
  const met = new Set<Pool>();
  for (const e of engagementsOf(game, u.id)) {
    const foe = unit(game, e.a === u.id ? e.b : e.a);
    for (const { theirs } of touches(game, e, u.id)) {
      const pool = foe.pools[poolAt(foe, theirs.rank, theirs.file)];
      if (pool !== undefined && pool.kind === "character" && pool.count > 0 && leads(pool)) met.add(pool);
    }
  }
  return met.size;
}
