import { book } from "../hooks/book.ts";
import type { OldWorld, Unit } from "../state/state.ts";

/** Does it pass such a test without dice? */
export const unshaken = (game: OldWorld, u: Unit, test: "fear" | "terror" | "panic"): boolean =>
  book.offering("nerve of its own", game, { unit: u, test }) &&
  book.offers("nerve of its own", game, { unit: u, test }).length > 0;
