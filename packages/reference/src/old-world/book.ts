import { book } from "@tercio/old-world/book";
import { rowOfBook } from "../entry/row-of.ts";

/** The row that is played under an id. */
export const rowOf = rowOfBook(book);
