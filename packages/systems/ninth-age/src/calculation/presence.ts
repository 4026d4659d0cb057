import * as commandGroup from "../entries/rules/command-group.ts";
import { inForce, resolve } from "@tercio/kernel";
import { basesOf } from "@tercio/mass-battle";
import { gap, INCH, type Rectangle } from "@tercio/tabletop";
import { book } from "../hooks/book.ts";
import * as entries from "../entries/rules/presence.ts";
import { bearers, type Giver, type Presence } from "../state/bearers.ts";
import { profileHas } from "../state/held.ts";
import { poolAt } from "../state/pools.ts";
import { type NinthAge, onField, type Unit } from "../state/state.ts";
import { priorityOfModifiers } from "./pipeline.ts";
import { formationOf, rectangleOf, unitDistance } from "./formation.ts";

/**
 * How far it reaches, 0.01 mm, from its giver's base; null where nothing is given: by who flees (t9a.fleeing), and by a
 * Battle Standard Bearer who refused a Duel (t9a.rule.refuse-duel).
 */
export function presenceReach(game: NinthAge, presence: Presence, { unit: u, pool }: Giver): number | null {
  if (u.fleeing && inForce(`t9a.fleeing.no-${presence}`)) return null;
  if (pool.refused && presence === "rally-around-the-flag") return null;
  const { inches, towering } = (
    presence === "commanding-presence" ? entries.commandingPresence : entries.rallyAroundTheFlag
  ).figures;
  const usual = profileHas(pool.profile, "towering-presence") ? towering : inches;
  if (presence !== "commanding-presence") return usual * INCH;
  const modifiers = book.modifiers("commanding presence", game, { unit: u, pool });
  return resolve(priorityOfModifiers, usual, modifiers).value * INCH;
}

/** The base of its giver; where it has no place of its own in the unit, the unit's boundary. */
export function presenceBase(game: NinthAge, { unit: u, at }: Giver): Rectangle {
  const own = basesOf(u, formationOf(u), game.chirality).find(({ rank, file }) => poolAt(u, rank, file) === at);
  return at === 0 || own === undefined ? rectangleOf(u) : own.base;
}

/** Does a unit of its side receive it from there? Its own unit does, and whoever is near enough. */
function reaches(game: NinthAge, presence: Presence, giver: Giver, u: Unit): boolean {
  const reach = presenceReach(game, presence, giver);
  if (reach === null) return false;
  return giver.unit.id === u.id || gap(rectangleOf(u), presenceBase(game, giver)) <= reach;
}

/** Those from whom a unit receives it: its own giver, and those of its side that are near enough. */
export const receives = (game: NinthAge, presence: Presence, u: Unit): readonly Giver[] => {
  const list = bearers(game, presence, u.seat);
  return list.length === 0 ? list : list.filter((giver) => reaches(game, presence, giver, u));
};

/** Those on the field who receive it from somebody. */
export const receivers = (game: NinthAge, presence: Presence, giver: Giver): readonly Unit[] =>
  game.units.filter((u) => u.seat === giver.unit.seat && onField(u) && reaches(game, presence, giver, u));

const { inches: DRUMS } = commandGroup.marchToTheBeat.figures;
/** How far an enemy's musician is heard, 0.01 mm. */
export const HEARD = DRUMS * INCH;

/** Whether a musician of the enemy is heard by a unit: where it is played so, it plays, and they are near enough. */
export const hears = (game: NinthAge, u: Unit, playing: Unit): boolean =>
  plays(game, playing) && unitDistance(u, playing) <= HEARD;

/** Has it a musician who is heard by enemies near it? */
export const plays = (game: NinthAge, u: Unit): boolean =>
  u.musician && !u.fleeing && game.rulings["march-to-the-beat"] !== "none";
