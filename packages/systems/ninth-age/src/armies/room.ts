import type { ArmyBook, Mustered, Mustering, Rosters } from "@tercio/rosters";
import { converted } from "./convert.ts";
import { fielded } from "./field.ts";
import { namesOfUnit } from "./list-names.ts";
import { bookNames, openBook } from "./open-book.ts";
import type { BookProfile } from "./profile.ts";

type P = BookProfile | null;

/** Army books of The Ninth Age, and what the game makes of lists by them. */
export const rosters: Rosters = {
  books: bookNames,
  open: openBook,
  lists: async () => (await import("./books/lists.ts")).lists,
  convert: converted,
  // A book that was opened here is one of ours.
  names: (m, u) => namesOfUnit(m as Mustering<P>, u as Mustered<P>),
  field: (book, list) => fielded(book as ArmyBook<P>, list),
};
