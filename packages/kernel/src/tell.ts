import { silent } from "./engine.ts";
import type { JsonObject, Message } from "./json.ts";
import type { Context } from "./sequence.ts";
import { message } from "./words.ts";

/**
 * How a system writes a line of the log and counts it: the word "event.<kind>" with its values. `Kind`: the kinds that
 * the system has words for.
 */
export const telling =
  <Kind extends string>() =>
  (context: Context, kind: Kind, rule: string | null, values: Message["values"] = {}, data?: JsonObject): void => {
    // Looking ahead and odds listen to nothing; do not write sentences for them.
    if (context === silent) return;
    context.emit({ kind, message: message(`event.${kind}`, values), rule, ...(data === undefined ? {} : { data }) });
  };
