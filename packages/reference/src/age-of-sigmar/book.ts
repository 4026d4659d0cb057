import { book } from "@tercio/age-of-sigmar/book";
import type { Facts } from "../entry.ts";

/**
 * The row that is played under an id.
 * @throws Error when the book has none
 */
export function rowOf(id: string): Facts {
  const row = book[id];
  if (row === undefined) throw new Error(`${id}: no row in the book`);
  return row;
}
