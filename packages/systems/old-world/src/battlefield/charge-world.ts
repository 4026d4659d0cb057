import { CONTACT_TOLERANCE, gap, type Rectangle } from "@tercio/tabletop";

/** So near (0.01 mm) units may end without being in contact. */
export const NEAR = 50;

/** Do two units touch? */
export const touch = (a: Rectangle, b: Rectangle): boolean => gap(a, b) <= 2 * CONTACT_TOLERANCE;
