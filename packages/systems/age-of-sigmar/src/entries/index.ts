import { type IdIn, shelf } from "@tercio/entries";
import { HEADS, type RuleEntry } from "./define.ts";
import * as abilities from "./rules/abilities.ts";
import * as attacks from "./rules/attacks.ts";
import * as battle from "./rules/battle.ts";
import * as battleshock from "./rules/battleshock.ts";
import * as moves from "./rules/moves.ts";
import * as warscrolls from "./rules/warscrolls.ts";
import * as wounds from "./rules/wounds.ts";

/** Everything that is in force by an id and has an entry, one family a file. A new family is one line here; an entry is none. */
const families = { abilities, attacks, battle, battleshock, moves, warscrolls, wounds } as const;

/** The ids of all entries. */
export type EntryId = IdIn<typeof families>;

export const { ruleEntries, entryOf, wordsOf, figures, named } = shelf<RuleEntry>()(families, ...HEADS);
