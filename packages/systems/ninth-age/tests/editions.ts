import { EDITIONS } from "../src/book/row.ts";

/** The edition of sheet 000, and that of sheet 002. */
export const [EARLY, LATE] = EDITIONS;
