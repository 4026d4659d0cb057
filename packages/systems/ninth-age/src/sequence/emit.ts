import type { Context, JsonObject, Message } from "@tercio/kernel";
import { bilingual, message, silent } from "@tercio/kernel";
import type { Unit } from "../state.ts";

/** A unit's name as a value in a sentence. */
export const named = (u: Unit): Message => bilingual(u.entry.name);

/** Writes one line of the log and counts it. */
export function tell(
  context: Context,
  kind: string,
  rule: string | null,
  values: Message["values"] = {},
  data?: JsonObject,
): void {
  // Looking ahead and odds listen to nothing; do not write sentences for them.
  if (context === silent) return;
  context.emit({ kind, message: message(`event.${kind}`, values), rule, ...(data === undefined ? {} : { data }) });
}
