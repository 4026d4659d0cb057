import { there } from "@tercio/kernel";
import { counterSource, type Source } from "@tercio/dice";
import type { Core, GivenNumbers, OddsQuestion, CalculatorQuestion, RuleSystem } from "@tercio/kernel";
import { completed, counted } from "@tercio/odds";

/** One of a game's questions told in numbers, with numbers and words that chance has chosen. */
interface Situation {
  readonly question: CalculatorQuestion<Core>;
  readonly given: GivenNumbers;
}

/** No more than so many of anything that may be very many: what is rolled a hundred thousand times is not to take a day. */
const MANY = 24;

function given({ numbers, words = [], flags }: CalculatorQuestion<Core>, source: Source): GivenNumbers {
  const all: { [id: string]: number | string | boolean } = {};
  const yes = (oneIn: number): boolean => source.next(oneIn) === 1;
  for (const word of words) {
    if (word.usual !== undefined && word.piece !== true && yes(2)) continue;
    if (counted(word, words, all)) all[word.id] = word.of[source.next(word.of.length) - 1] ?? "";
  }
  for (const number of numbers) {
    if (!counted(number, words, all) || (number.usual !== undefined && number.usual !== null && yes(3))) continue;
    if (number.usual === null && !yes(3)) continue;
    const most = Math.min(number.most, number.least + MANY);
    all[number.id] = number.least + source.next(most - number.least + 1) - 1;
  }
  for (const flag of flags) if (counted(flag, words, all) && yes(3)) all[flag.id] = true;
  return all;
}

/** The situation of a seed: such numbers as make one, and rounds of which there are not too many. */
export function situation(system: RuleSystem<Core>, seed: number): Situation & { readonly posed: OddsQuestion<Core> } {
  const list = system.views.calculator ?? [];
  const source = counterSource(seed, 4711);
  for (;;) {
    const question = there(list[seed % list.length]);
    const told = {
      ...given(question, source),
      ...(question.numbers.some((n) => n.id === "rounds") ? { rounds: 1 } : {}),
    };
    const whole = completed(question, told);
    if (!("given" in whole) || (question.problem?.(whole.given) ?? null) !== null) continue;
    return { question, given: whole.given, posed: question.pose(whole.given) };
  }
}
