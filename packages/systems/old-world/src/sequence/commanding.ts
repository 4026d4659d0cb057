import { commands } from "../calculation/command-range.ts";
import { book } from "../hooks/book.ts";
import { type OldWorld, onField, type Unit } from "../state/state.ts";

type G = OldWorld;

/** A character and the friend that it cries out to. */
export interface Command {
  readonly unit: number;
  readonly target: number;
}

/** Has it something for the Command sub-phase, used or not, allowed or not? */
export const hasCommand = (game: G, u: Unit): boolean =>
  onField(u) && u.entry.seat === game.active && book.offers("command ability", game, { unit: u }).length > 0;

/** Is this a fleeing friend that a character reaches? */
export const mayRally = (game: G, u: Unit, v: Unit): boolean =>
  v.id !== u.id && v.entry.seat === u.entry.seat && onField(v) && v.fleeing && commands(game, u, v);

/** All that may be done in the Command sub-phase by those who have not yet. */
export const commandsLeft = (game: G, used: readonly number[]): readonly Command[] =>
  game.units
    .filter(
      (u) => !used.includes(u.id) && hasCommand(game, u) && book.refusals("command", game, { unit: u }).length === 0,
    )
    .flatMap((u) => game.units.flatMap((v) => (mayRally(game, u, v) ? [{ unit: u.id, target: v.id }] : [])));
