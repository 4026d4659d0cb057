import { silent } from "./engine.ts";
import type { JsonObject, Message } from "./json.ts";
import type { Context } from "./sequence.ts";
import { message } from "./messages.ts";

/**
 * How a system writes a line of the log and counts it: the word "event.<kind>" with its values. `Kind`: the kinds that
 * the system has words for. What goes along with a line may be a function: it is worked out only where somebody listens.
 */
export const telling =
  <Kind extends string>() =>
  (
    context: Context,
    kind: Kind,
    rule: string | null,
    values: Message["values"] = {},
    data?: JsonObject | (() => JsonObject),
  ): void => {
    // Looking ahead and odds listen to nothing; do not write sentences for them.
    if (context === silent) return;
    const along = typeof data === "function" ? data() : data;
    context.emit({
      kind,
      message: message(`event.${kind}`, values),
      rule,
      ...(along === undefined ? {} : { data: along }),
    });
  };
