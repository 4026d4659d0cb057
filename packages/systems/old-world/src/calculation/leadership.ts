import { type Breakdown, message, resolve } from "@tercio/kernel";
import { book } from "../hooks/book.ts";
import type { LeadershipTest } from "../hooks/moments.ts";
import type { OldWorld, Unit } from "../state/state.ts";
import { adding, characteristic } from "./numbers.ts";

/** What a unit tests against, as high as a characteristic may be. */
export const leadershipOf = (game: OldWorld, u: Unit, test: LeadershipTest): Breakdown =>
  characteristic(u.entry.leadership, book.modifiers("leadership", game, { unit: u, test }), "value.leadership");

/** Movement in inches. */
export const movementOf = (game: OldWorld, u: Unit): Breakdown =>
  resolve(adding, u.entry.movement, book.modifiers("movement", game, { unit: u }), message("value.movement"));
