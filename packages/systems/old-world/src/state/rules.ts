import { givenRules, type RuleGiven as GivenRule } from "@tercio/entries/given";
import { wordOfId } from "../entries/define.ts";
import { type ParametersOf, ruleEntries, wordsOf } from "../entries/index.ts";

export { wordOf } from "@tercio/entries/given";

/** A special rule of a profile: its word, or an object with its parameters beside it. */
export type RuleGiven = GivenRule<ParametersOf>;

/** Words of the rules that a profile may name. */
export const listedRules = wordsOf((e) => e.listed === true);
const { ruleShape } = givenRules<ParametersOf>(ruleEntries, wordOfId);
const listed = ruleShape(() => listedRules);
/** Is this a rule that a profile may name, with the parameters that it needs? */
export const isRule = (given: unknown): boolean => listed(given, "") === null;
