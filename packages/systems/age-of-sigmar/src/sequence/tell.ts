import { telling } from "@tercio/kernel";
import type { EventKind } from "../messages/en.ts";

/** Writes one line of the log. */
export const tell = telling<EventKind>();
