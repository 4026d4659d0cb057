import { groups, ruleEntries } from "@tercio/old-world/book";
import { ofRules } from "../entry/of-rules.ts";

/** Rules without a line on a sheet. */
export const unprinted = ofRules(ruleEntries, groups);
