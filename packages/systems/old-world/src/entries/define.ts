import { defining, type Entry, type Shown, type State, wordUnder } from "@tercio/entries";
import type { Group } from "./reference.ts";

type Id = `tow.${string}`;
/** Anything that is in force by an id: a rule of a unit or of a combat, a weapon, armour, a line of a table. */
export interface RuleEntry extends Entry<Id> {
  /** Where the reference shows it; a rule that a sheet prints or names stands there with its text. */
  readonly reference?: Shown<Group, Id>;
}

export const defineRule = defining<RuleEntry>();
/** A state or a part of other entries that is asked for by a word of its own. */
export const defineState = defining<State<Id>>();

/** What ids begin with whose rest is the word of a unit’s rule. */
export const HEADS = ["tow.keyword.", "tow.rule."] as const;
/** By what word a profile or an effect names it. */
export const wordOfId = wordUnder(...HEADS);
