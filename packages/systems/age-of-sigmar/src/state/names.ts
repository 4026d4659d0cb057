import type { EntryId } from "../entries/index.ts";

/** What a step, a refusal or a modifier may name as its rule: an entry, or a modifier that is asked about in numbers. */
export type RuleId = EntryId | `modified-${string}`;
