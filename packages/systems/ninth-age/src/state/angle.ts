/** An angle that a row of the book has in degrees, in 1/65536 turns. */
export const turnOf = (degrees: number): number => (degrees * 65536) / 360;
