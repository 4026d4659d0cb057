/**
 * Exact odds by walking a system's own sequences: where dice are asked for, every outcome is followed with its
 * probability; equal states are merged. What is too large for that is played out by chance, and says how certain it is.
 * No rule is written here.
 */
export { chanceOfAll, errorInPoints, MOST_SOUGHT, type Odds, type OddsResult, type Sought } from "./answers.ts";
export type { Decision, Option, Picks } from "./decisions.ts";
export {
  chanceOf,
  completed,
  counted,
  fractionOf,
  type Lacking,
  type Posed,
  posedOf,
  tailsOf,
  talliesOf,
  type Tally,
} from "./in-numbers.ts";
export { reasonsOf, type Rolled } from "./reasons.ts";
export { type Decided, exactOdds, type OddsOptions, weigh, type Weighing } from "./exact-odds.ts";
export { headlineOf, numbersOf, type Seeker, type Worth } from "./numbers.ts";
export { firstAnswer } from "./first.ts";
export { type Memory, remembering } from "./memory.ts";
