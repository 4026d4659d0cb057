import { figures } from "../entries/index.ts";
import type { Rows } from "./row.ts";

export { ruleEntries } from "../entries/index.ts";
export { groups } from "../entries/reference.ts";

/** Every row of the book by its ledger id. */
export const book: Rows = figures;
