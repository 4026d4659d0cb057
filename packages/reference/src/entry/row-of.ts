import type { Facts } from "./entry.ts";

/**
 * Reads the rows that are played, by id: what an entry shows as its facts.
 * @throws Error when the book has none of that id
 */
export const rowOfBook =
  (book: { readonly [id: string]: Facts }) =>
  (id: string): Facts => {
    const row = book[id];
    if (row === undefined) throw new Error(`${id}: no row in the book`);
    return row;
  };
