import { inForce, watched } from "@tercio/kernel";
import { basesOf } from "@tercio/mass-battle";
import { gap, INCH, type Rectangle } from "@tercio/tabletop";
import { presenceRules } from "../book/models.ts";
import { profileHas } from "../state/held.ts";
import { poolAt } from "../state/pools.ts";
import { type NinthAge, onField, type Pool, type Seat, type Unit } from "../state/state.ts";
import { formationOf, rectangleOf } from "./formation.ts";

/** What a General and a Battle Standard Bearer give. */
export type Presence = "commanding-presence" | "rally-around-the-flag";
export const presences: readonly Presence[] = ["commanding-presence", "rally-around-the-flag"];

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

/**
 * How far it reaches, 0.01 mm, from its giver's base; null where nothing is given: by who flees (t9a.fleeing), and by a
 * Battle Standard Bearer who refused a Duel (t9a.rule.refuse-duel).
 */
export function reachOf(presence: Presence, { unit: u, pool }: Giver): number | null {
  if (u.fleeing && inForce(`t9a.fleeing.no-${presence}`)) return null;
  if (pool.refused && presence === "rally-around-the-flag") return null;
  const { inches, towering } = presenceRules[`t9a.rule.${presence}`];
  return (profileHas(pool.profile, "towering-presence") ? towering : inches) * INCH;
}

/** The base of its giver; where it has no place of its own in the unit, the unit's boundary. */
export function baseOf(game: NinthAge, { unit: u, at }: Giver): Rectangle {
  const own = basesOf(u, formationOf(u), game.chirality).find(({ rank, file }) => poolAt(u, rank, file) === at);
  return at === 0 || own === undefined ? rectangleOf(u) : own.base;
}

/** Those from whom a unit receives it: its own giver, and those of its side that are near enough. */
export const receives = (game: NinthAge, presence: Presence, u: Unit): readonly Giver[] => {
  const list = bearers(game, presence, u.seat);
  if (list.length === 0) return list;
  return list.filter((giver) => {
    const reach = reachOf(presence, giver);
    if (reach === null) return false;
    return giver.unit.id === u.id || gap(rectangleOf(u), baseOf(game, giver)) <= reach;
  });
};
