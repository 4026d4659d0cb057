import { type Chain, distribution } from "@tercio/dice";
import { discipline, disciplineTest, testDice, testedAgain, testPassed } from "../calculation/characteristics.ts";
import type { DisciplineUse } from "../hooks/moments.ts";
import type { NinthAge, Unit } from "../state/state.ts";

/** What one die of a chain comes to. */
interface OfEach {
  readonly mean: number;
  readonly variance: number;
}

const known = new Map<string, OfEach>();
const KEEP = 5000;

/** Mean and variance of what one die of a chain comes to; its dice are independent, so that of all is so many times that. */
export function ofEach(chain: Chain): OfEach {
  const key = JSON.stringify(chain.stages);
  let found = known.get(key);
  if (found === undefined) {
    let mean = 0;
    let square = 0;
    for (const { outcome, probability } of distribution({ ...chain, dice: 1 })) {
      mean += outcome.points * probability;
      square += outcome.points * outcome.points * probability;
    }
    found = { mean, variance: Math.max(0, square - mean * mean) };
    if (known.size > KEEP) known.clear();
    known.set(key, found);
  }
  return found;
}

/** Standard normal distribution at quarters of a standard deviation. */
const NORMAL = [0.5, 0.599, 0.691, 0.773, 0.841, 0.894, 0.933, 0.96, 0.977, 0.988, 0.994, 0.997, 0.999];
export function normal(z: number): number {
  if (z < 0) return 1 - normal(-z);
  const at = z * 4;
  const low = Math.floor(at);
  const p = NORMAL[low];
  const q = NORMAL[low + 1];
  return p === undefined || q === undefined ? 1 : p + (q - p) * (at - low);
}

/** How a unit tests: what it needs before anything makes it harder, and its dice. */
interface Tests {
  readonly need: number;
  readonly again: boolean;
  readonly extra: number;
}

export const testsOf = (game: NinthAge, u: Unit, use: DisciplineUse): Tests => ({
  need: discipline(game, u, use).value,
  again: testedAgain(game, u, use).value > 0,
  extra: testDice(game, u, use).value,
});

/** How likely such a test passes, `harder` by so much. */
export function passes({ need, again, extra }: Tests, harder = 0): number {
  const needed = Math.max(0, need - harder);
  if (needed < 2) return 0;
  return distribution(disciplineTest(needed, again, extra)).reduce(
    (sum, { outcome, probability }) => (testPassed(outcome) ? sum + probability : sum),
    0,
  );
}
