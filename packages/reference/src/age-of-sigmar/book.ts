import { book } from "@tercio/age-of-sigmar/book";
import { rowOfBook } from "../entry/row-of.ts";

/** The row that is played under an id. */
export const rowOf = rowOfBook(book);
