import { attacks, battleshock, order, wounds } from "./fighting.ts";
import { moving, unprinted } from "./moving.ts";
import type { Rows } from "./row.ts";

/** Every row of the book by its ledger id. */
export const book: Rows = { ...moving, ...unprinted, ...attacks, ...wounds, ...battleshock, ...order };
