import { inForce } from "@tercio/kernel";
import { basesOf } from "@tercio/mass-battle";
import { gap, INCH, type Rectangle } from "@tercio/tabletop";
import { presenceRules } from "../book/models.ts";
import { bearers, type Giver, type Presence } from "../state/bearers.ts";
import { profileHas } from "../state/held.ts";
import { poolAt } from "../state/pools.ts";
import type { NinthAge, Unit } from "../state/state.ts";
import { formationOf, rectangleOf } from "./formation.ts";

/**
 * How far it reaches, 0.01 mm, from its giver's base; null where nothing is given: by who flees (t9a.fleeing), and by a
 * Battle Standard Bearer who refused a Duel (t9a.rule.refuse-duel).
 */
function reachOf(presence: Presence, { unit: u, pool }: Giver): number | null {
  if (u.fleeing && inForce(`t9a.fleeing.no-${presence}`)) return null;
  if (pool.refused && presence === "rally-around-the-flag") return null;
  const { inches, towering } = presenceRules[`t9a.rule.${presence}`];
  return (profileHas(pool.profile, "towering-presence") ? towering : inches) * INCH;
}

/** The base of its giver; where it has no place of its own in the unit, the unit's boundary. */
function baseOf(game: NinthAge, { unit: u, at }: Giver): Rectangle {
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
