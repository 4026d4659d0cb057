/** One inch in the unit of length of this package, 0.01 mm. */
export const INCH = 2540;

/** One full turn in the unit of angle of this package. North is 0, east 16384, south 32768, west 49152. */
export const TURN = 65536;

export const HALF_TURN = TURN / 2;
export const QUARTER_TURN = TURN / 4;

const RADIANS_PER_UNIT = 6.283185307179586 / TURN;

/** The same direction as an angle of at least 0 and less than one turn. Takes any real number; never gives -0. */
export function normalise(angle: number): number {
  const rest = angle % TURN;
  if (rest >= 0) return rest + 0;
  const turned = rest + TURN;
  // A negative angle too small to be told from a full turn is north.
  return turned < TURN ? turned : 0;
}

/**
 * The shorter way round, from -32768 to 32768, positive clockwise. An odd function: `signedTurn(-a)` is
 * `-signedTurn(a)` for every `a`. Exactly half a turn may go either way; it keeps the sign of what was asked, so
 * that a mirrored question has the mirrored answer.
 */
export function signedTurn(angle: number): number {
  const rest = angle % TURN;
  if (rest > HALF_TURN) return rest - TURN;
  if (rest < -HALF_TURN) return rest + TURN;
  return rest + 0;
}

/** The nearest whole number, halves away from zero, so that `roundHalfAway(-n)` is `-roundHalfAway(n)`. Never -0. */
export function roundHalfAway(n: number): number {
  const size = n < 0 ? -n : n;
  const whole = Math.floor(size);
  // Comparing the remainder, instead of adding a half, is right for numbers just below a half too.
  const rounded = size - whole >= 0.5 ? whole + 1 : whole;
  return n < 0 && rounded !== 0 ? -rounded : rounded + 0;
}

/** An angle of 1/65536 turns in radians. */
export function radians(angle: number): number {
  return angle * RADIANS_PER_UNIT;
}
