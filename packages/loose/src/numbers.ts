/** Lengths that differ by less than this (0.01 mm) are equal: the noise of a square root. */
export const NOISE = 1e-6;
