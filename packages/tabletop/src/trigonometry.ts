import { HALF_TURN, QUARTER_TURN, radians, TURN } from "./numbers.ts";

const EIGHTH_TURN = TURN / 8;
const UNITS_PER_RADIAN = TURN / 6.283185307179586;

/** Taylor series of the sine, for 0 to an eighth of a turn; the first term left out is below 1e-19. */
function sineSeries(angle: number): number {
  const x = radians(angle);
  const q = x * x;
  const tail = (q / 306) * (1 - q / 342);
  return (
    x -
    x *
      (q / 6) *
      (1 -
        (q / 20) *
          (1 -
            (q / 42) *
              (1 - (q / 72) * (1 - (q / 110) * (1 - (q / 156) * (1 - (q / 210) * (1 - (q / 272) * (1 - tail))))))))
  );
}

/** Taylor series of the cosine, for 0 to an eighth of a turn. */
function cosineSeries(angle: number): number {
  const x = radians(angle);
  const q = x * x;
  const tail = (q / 306) * (1 - q / 380);
  return (
    1 -
    (q / 2) *
      (1 -
        (q / 12) *
          (1 -
            (q / 30) *
              (1 - (q / 56) * (1 - (q / 90) * (1 - (q / 132) * (1 - (q / 182) * (1 - (q / 240) * (1 - tail))))))))
  );
}

/** {@link sine} by its series. */
function sineFolded(angle: number): number {
  let folded = (angle < 0 ? -angle : angle) % TURN;
  let negative = angle < 0;
  if (folded >= HALF_TURN) {
    folded -= HALF_TURN;
    negative = !negative;
  }
  if (folded > QUARTER_TURN) folded = HALF_TURN - folded;
  const size = folded <= EIGHTH_TURN ? sineSeries(folded) : cosineSeries(QUARTER_TURN - folded);
  return negative && size !== 0 ? -size : size;
}

/** {@link cosine} by its series. */
function cosineFolded(angle: number): number {
  let folded = (angle < 0 ? -angle : angle) % TURN;
  let negative = false;
  if (folded >= HALF_TURN) {
    folded -= HALF_TURN;
    negative = true;
  }
  if (folded > QUARTER_TURN) {
    folded = HALF_TURN - folded;
    negative = !negative;
  }
  const size = folded < EIGHTH_TURN ? cosineSeries(folded) : sineSeries(QUARTER_TURN - folded);
  return negative && size !== 0 ? -size : size;
}

function tabulate(of: (angle: number) => number): Float64Array {
  const table = new Float64Array(TURN);
  for (let angle = 0; angle < TURN; angle++) table[angle] = of(angle);
  return table;
}

// Cast, not looked up by there(…): the mask leaves no place outside, and lines of sight took a tenth longer.
const SINES = tabulate(sineFolded);
const COSINES = tabulate(cosineFolded);

/**
 * Sine of an angle in 1/65536 turns, any real number, within 1e-15. The same on every machine, odd, and changing only
 * its sign when half a turn is added: the folds into the first eighth of a turn lose no digit. Whole angles, which most
 * are, stand in a table.
 */
export const sine = (angle: number): number =>
  (angle | 0) === angle ? (SINES[angle & 65535] as number) : sineFolded(angle);

/** Cosine of an angle in 1/65536 turns, any real number, within 1e-15; even, and as exact in its symmetries as {@link sine}. */
export const cosine = (angle: number): number =>
  (angle | 0) === angle ? (COSINES[angle & 65535] as number) : cosineFolded(angle);

/** {@link sine} of a whole angle, any sign, from a table. A fraction is cut off. */
export function sineOf(angle: number): number {
  return SINES[angle & 65535] as number;
}

/** {@link cosine} of a whole angle, any sign, from a table. A fraction is cut off. */
export function cosineOf(angle: number): number {
  return COSINES[angle & 65535] as number;
}

/**
 * Direction of the vector (dx east, dy north) as a real angle of at least 0 and less than 65536, 0 for no vector at
 * all. Answers are multiples of 2^-36, on which mirroring and turning are exact.
 */
export function angleOf(dx: number, dy: number): number {
  const east = dx < 0 ? -dx : dx;
  const north = dy < 0 ? -dy : dy;
  if (east === 0 && north === 0) return 0;
  const slope = east < north ? east / north : north / east;
  // A whole angle within a few thousandths of a radian, then the exact tangent of what is left.
  const near = Math.floor(slope * (0.7853981633974483 + 0.273 * (1 - slope)) * UNITS_PER_RADIAN + 0.5);
  const s = sineOf(near);
  const c = cosineOf(near);
  const left = (slope * c - s) / (c + slope * s);
  const q = left * left;
  const rest = left * (1 - q * (1 / 3 - q * (1 / 5 - q * (1 / 7 - q / 9))));
  // Adding one and a half turns leaves exactly 36 binary digits after the point.
  const grid = 1.5 * TURN;
  let angle = near + rest * UNITS_PER_RADIAN + grid - grid;
  if (east > north) angle = QUARTER_TURN - angle;
  if (dy < 0) angle = HALF_TURN - angle;
  if (dx < 0 && angle !== 0) angle = TURN - angle;
  return angle;
}

/**
 * {@link angleOf} as a whole angle from 0 to 65535. A half goes to the even neighbour, the only rule for halves that
 * both mirrors and turns.
 */
export function angleTo(dx: number, dy: number): number {
  const angle = angleOf(dx, dy);
  const whole = Math.floor(angle);
  const rest = angle - whole;
  const up = rest > 0.5 || (rest === 0.5 && whole % 2 === 1);
  return (up ? whole + 1 : whole) % TURN;
}
