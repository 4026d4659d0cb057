import type { DiceQuestion, CalculatorQuestion } from "@tercio/kernel";
import {
  chanceOf as chanceOfDice,
  fractionOf,
  numbersOf,
  posedOf,
  reasonsOf,
  type Weighing,
  weigh,
  type Worth,
} from "@tercio/odds";
import type { System } from "@tercio/board";
import type { Case, Chance, Weight } from "./asked.ts";

const NOTHING = {
  ...{ probability: 0, fraction: null, posed: null, odds: null, numbers: [], problem: null, rolled: [], done: true },
} as const;

/** Numbers as they can be told in a message. */
export const numbersTold = (numbers: readonly Worth[]): readonly Weight[] =>
  numbers.map(({ id, of, gains }) => ({ id, of, gains }));

/** A case as it is being worked out. */
export interface Chancing {
  /** Null where there is nothing to weigh: what it comes to is known at once. */
  readonly weighing: Weighing | null;
  /** What is known so far; null before anything is. */
  answer(): Chance | null;
}

/** A question told in numbers, of the dice alone or of a small set-up; throws where the game has none of this name. */
export function chanceOf(system: System, id: string, { given, decided }: Case): Chancing {
  const known = (answer: Chance): Chancing => ({ weighing: null, answer: () => answer });
  const dice: DiceQuestion | undefined = system.views.diceQuestions?.find((q) => q.id === id);
  if (dice !== undefined)
    return known({ ...NOTHING, probability: chanceOfDice(dice, given), fraction: fractionOf(dice, given) });
  const asked = system.views.calculator?.find((q) => q.id === id) as CalculatorQuestion<never> | undefined;
  if (asked === undefined) throw new Error(`no question "${id}"`);
  const problem = asked.problem?.(given) ?? null;
  if (problem !== null) return known({ ...NOTHING, problem });
  const posed = asked.pose(given);
  const counts = (result: string): boolean => asked.counts(result);
  const weighing = weigh(system, posed, { ...decided, counts });
  const rolled = reasonsOf(system, posed, decided.picks);
  const numbers = numbersTold(numbersOf(posed, counts));
  return {
    weighing,
    answer() {
      const { odds, done } = weighing;
      if (odds === null) return null;
      const told = posedOf(counts, posed, odds);
      const { assumes, decisions, sought } = odds;
      return {
        ...{ ...NOTHING, probability: told.probability, posed: told, numbers, rolled, done },
        odds: { assumes, decisions, sought },
      };
    },
  };
}
