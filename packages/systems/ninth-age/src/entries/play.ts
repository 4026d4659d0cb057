import type { Rule } from "@tercio/kernel";
import type { NinthAgeMoments } from "../hooks/moments.ts";
import type { NinthAge } from "../state/state.ts";
import { type RuleEntry, type StateEntry, wordOfId } from "./define.ts";

/** A rule as it is played. */
export type Play = Rule<NinthAge, NinthAgeMoments>;
/** The moments at which a rule speaks, and who holds it where its word alone does not say so. */
export type Hooks = Omit<Play, "id" | "name" | "enforces">;

/** What an entry does; without hooks others only ask whether somebody has it. */
export const play = (entry: RuleEntry | StateEntry, hooks: Hooks = {}): Play =>
  "id" in entry
    ? { id: wordOfId(entry.id), name: entry.name, enforces: [entry.id, ...(entry.also ?? [])], ...hooks }
    : { id: entry.word, name: entry.name, enforces: entry.of, ...hooks };
