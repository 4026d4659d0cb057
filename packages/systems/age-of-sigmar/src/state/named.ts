import { bilingual, type Message } from "@tercio/kernel";
import type { Unit } from "./state.ts";

/** A unit's name as a value in a sentence. */
export const named = (u: Unit): Message => bilingual(u.entry.name);
