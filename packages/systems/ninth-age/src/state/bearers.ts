import { inForce, watched } from "@tercio/kernel";
import { profileHas } from "./held.ts";
import type { ItemId } from "./items.ts";
import { throughStandIn } from "./stand-ins.ts";
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

type Givers = { readonly [P in Presence]: readonly Giver[] };
const NONE: Givers = { "commanding-presence": NOBODY, "rally-around-the-flag": NOBODY };

function among(u: Unit, presence: Presence): readonly Giver[] {
  let list = NOBODY;
  u.pools.forEach((pool, at) => {
    if (pool.count > 0 && profileHas(pool.profile, presence)) list = [...list, { unit: u, pool, at }];
  });
  return list;
}

/** By record of a unit: most records are those of the state before. */
const known = new WeakMap<Unit, Givers>();
function giversOf(u: Unit): Givers {
  let givers = known.get(u);
  if (givers === undefined) {
    const other = throughStandIn(null, u, (_, v) => giversOf(v));
    if (other !== null) return other.answer;
    const [commanding, rallying] = PRESENCES.map((presence) => among(u, presence)) as [Giver[], Giver[]];
    givers =
      commanding.length + rallying.length === 0
        ? NONE
        : { "commanding-presence": commanding, "rally-around-the-flag": rallying };
    known.set(u, givers);
  }
  return givers;
}

let last: { readonly units: NinthAge["units"]; readonly by: readonly [Givers, Givers] } | null = null;

/** The models of a side that stand on the field and have this rule, whether they can give it now or not. */
export function bearers(game: NinthAge, presence: Presence, seat: Seat): readonly Giver[] {
  const { units } = game;
  if (watched()) return units.flatMap((u) => (u.seat === seat && onField(u) ? among(u, presence) : NOBODY));
  // Asked several times of one state, and never again of it: no more than the last one is kept.
  if (last?.units !== units) last = { units, by: [ofSide(units, 0), ofSide(units, 1)] };
  return last.by[seat][presence];
}

function ofSide(units: NinthAge["units"], seat: Seat): Givers {
  let all = NONE;
  for (const u of units) {
    if (u.seat !== seat || !onField(u)) continue;
    const own = giversOf(u);
    if (own === NONE) continue;
    all =
      all === NONE
        ? own
        : {
            "commanding-presence": [...all["commanding-presence"], ...own["commanding-presence"]],
            "rally-around-the-flag": [...all["rally-around-the-flag"], ...own["rally-around-the-flag"]],
          };
  }
  return all;
}

/** A model that carries something: its unit, its pool, its own record, the words of what it carries. */
export interface Carrier extends Giver {
  readonly own: number;
  readonly items: readonly ItemId[];
  readonly carried: ReadonlySet<string>;
}

/** May who is in this unit cast, and use what it carries? */
export const mayActivate = (u: Unit): boolean => !u.fleeing || !inForce("t9a.fleeing.cannot.cast-or-activate");

const words = new WeakMap<readonly ItemId[], ReadonlySet<string>>();
function wordsOf(items: readonly ItemId[]): ReadonlySet<string> {
  let found = words.get(items);
  if (found === undefined) words.set(items, (found = new Set(items)));
  return found;
}

/** Models of a side on the table that carry something; none that flee, where it has to be `used`. */
export function* carriers(game: NinthAge, seat: Seat, used = true): Generator<Carrier> {
  for (const u of game.units) {
    if (u.seat !== seat || !onField(u) || (used && !mayActivate(u))) continue;
    for (const [at, pool] of u.pools.entries()) {
      const { items } = pool.profile;
      if (items === undefined || pool.count === 0 || (at > 0 && pool.kind !== "character")) continue;
      yield { unit: u, pool, at, own: pool.self ?? u.id, items, carried: wordsOf(items) };
    }
  }
}
