import { defining, type Entry, type Shown, wordUnder } from "@tercio/entries";
import type { Group } from "./reference.ts";

type Id = `aos2.${string}`;
/** Anything that is in force by an id: a rule of the battle, an ability of a warscroll. */
export interface RuleEntry extends Entry<Id> {
  /** Where the reference shows it; a rule that a sheet prints or names stands there with its text. */
  readonly reference?: Shown<Group, Id>;
}

export const defineRule = defining<RuleEntry>();

/** What ids begin with whose rest is the word of a unit’s rule. */
export const HEADS = ["aos2.ability.", "aos2.rule."] as const;
/** By what word a warscroll or an effect names it. */
export const wordOfId = wordUnder(...HEADS);
