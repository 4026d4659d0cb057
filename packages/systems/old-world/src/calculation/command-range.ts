import { message, resolve } from "@tercio/kernel";
import { INCH } from "@tercio/tabletop";
import { book } from "../hooks/book.ts";
import type { OldWorld, Unit } from "../state/state.ts";
import { unitDistance } from "./formation.ts";
import { adding } from "./numbers.ts";

/** How far a character commands, in inches: its Leadership, the General and the battle standard farther. */
export const commandRange = (game: OldWorld, u: Unit): number =>
  resolve(adding, u.entry.leadership, book.modifiers("command range", game, { unit: u }), message("value.leadership"))
    .value;

/** Is another unit in the Command range of this one? */
export const commands = (game: OldWorld, u: Unit, other: Unit): boolean =>
  unitDistance(u, other) <= commandRange(game, u) * INCH;
