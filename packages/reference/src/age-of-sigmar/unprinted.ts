import { groups, ruleEntries } from "@tercio/age-of-sigmar/book";
import type { Entry } from "../entry/entry.ts";
import { ofRules } from "../entry/of-rules.ts";

const all = ofRules(ruleEntries, groups);
const isAbility = ({ chapter }: Entry): boolean => chapter === groups.abilities.chapter;

/** Rules without a line on the sheet, and abilities of warscrolls. */
export const unprinted = all.filter((e) => !isAbility(e));
export const abilities = all.filter(isAbility);
