import { CONTACT_TOLERANCE } from "@tercio/tabletop";

/**
 * Every tolerance of a charge, in 0.01 mm unless said otherwise. The moves themselves have two more that belong to the
 * shapes: `CONTACT_TOLERANCE` (with the grazes of straight moves and wheels, package tabletop) and the graze of a turn on
 * the spot (`turn-clearance.ts`).
 */

/** Nearer than this (and not in one another by more than {@link GRAZE}) two units are in contact. */
export const CONTACT = CONTACT_TOLERANCE;

/** A charger that is not in contact with somebody ends at least this far from it: half a millimetre. */
export const APART = 50;

/**
 * How deep a charger may end in somebody. Less than {@link CONTACT}: whoever stands flush is rounded again when models
 * fall, and may not come to overlap by that.
 */
export const GRAZE = 1;

/** How deep the search lets a charger graze somebody on its way; as much as an exact move may. */
export const DEPTH = 1;

/** And in the turn to align, where an exact move may graze a little more. */
export const TURN_DEPTH = 2;

/** Rounding of a path to whole numbers may bring it this much (0.01 mm, or 1/65536 turns) nearer to something. */
export const ROUNDING = 2;

/** The straight part after the wheel may come out this much too short: the charger then goes none. */
export const BACK = 0.5;

/** Margin of everything that is computed about real offsets. */
export const MARGIN = 0.01;

/** Beyond this turn away from alignment (1/65536 turns), just short of a quarter, no front is brought flush. */
export const MOST_TURNED = 16360;

/** Longest wheel, a quarter turn. */
export const LARGEST_WHEEL = 16384;

/** Pieces of a facing no farther apart than this are one stretch: less than what a corner on a corner sets apart. */
export const TOGETHER = 2 * CONTACT_TOLERANCE + 6;

/** Two that are nearer than this along every direction of their edges are nearer than {@link APART} for sure. */
export const NEAR_FOR_SURE = 34;
