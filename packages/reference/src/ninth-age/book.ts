import { book, isByEdition } from "@tercio/ninth-age/book";
import type { Facts } from "../entry/entry.ts";

/**
 * The row that is played under an id, as each edition prints it.
 * @throws Error when the book has none
 */
export function rowsOf(id: string): { readonly "2e-early": Facts; readonly "2e-late": Facts } {
  const row = book[id];
  if (row === undefined) throw new Error(`${id}: no facts, and no row in the book`);
  return isByEdition(row) ? row : { "2e-early": row, "2e-late": row };
}
