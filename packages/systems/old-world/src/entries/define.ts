import { defining, type Entry, type State, wordUnder } from "@tercio/entries";

type Id = `tow.${string}`;
/** Anything that is in force by an id: a rule of a unit or of a combat, a weapon, armour, a line of a table. */
export type RuleEntry = Entry<Id>;

export const defineRule = defining<RuleEntry>();
/** A state or a part of other entries that is asked for by a word of its own. */
export const defineState = defining<State<Id>>();

/** What ids begin with whose rest is the word of a unit’s rule. */
export const HEADS = ["tow.keyword.", "tow.rule."] as const;
/** By what word a profile or an effect names it. */
export const wordOfId = wordUnder(...HEADS);
