import { defining, type Entry, wordUnder } from "@tercio/entries";

/** Anything that is in force by an id: a rule of the battle, an ability of a warscroll. */
export type RuleEntry = Entry<`aos2.${string}`>;

export const defineRule = defining<RuleEntry>();

/** What ids begin with whose rest is the word of a unit’s rule. */
export const HEADS = ["aos2.ability.", "aos2.rule."] as const;
/** By what word a warscroll or an effect names it. */
export const wordOfId = wordUnder(...HEADS);
