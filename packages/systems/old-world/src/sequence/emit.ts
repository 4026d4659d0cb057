import { bilingual, type Message, telling } from "@tercio/kernel";
import type { Unit } from "../state/state.ts";
import type { EventKind } from "../messages/en.ts";

/** A unit's name as a value in a sentence. */
export const named = (u: Unit): Message => bilingual(u.entry.name);

/** Writes one line of the log. */
export const tell = telling<EventKind>();
