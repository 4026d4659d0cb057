import type { EntryId } from "../entries/index.ts";

type Of<Table extends string, Row extends string> = `tow.table.${Table}` | `tow.table.${Table}.${Row}`;
/** What a step, a refusal or a modifier may name as its rule: an entry, a table or one of its rows, or a word of the program. */
export type RuleId = EntryId | Of<"to-hit.combat", `ws${number}`> | Of<"to-wound", `s${number}`> | "armour-bonus";
