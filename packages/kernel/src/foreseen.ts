import type { Json } from "./json.ts";

/**
 * A battle that is verified knows what is answered next. That this may be asked and answered is often sooner certain than
 * everything that could be: a step may look at the answer first. What it comes to by that must be what it comes to without.
 */
let next: Json | null | undefined;

/** The answer to the request that comes next; null where that is none, undefined where it is not known, as in play. */
export const foreseen = (): Json | null | undefined => next;

/** Runs `body` while that is known; undefined: it is not. */
export function foreseeing<T>(answer: Json | null | undefined, body: () => T): T {
  const before = next;
  next = answer;
  try {
    return body();
  } finally {
    next = before;
  }
}
