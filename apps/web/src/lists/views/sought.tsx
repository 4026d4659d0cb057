import { type ReactNode, useState } from "react";
import { useMessages } from "../messages/index.ts";

/** More than can be taken in at a glance: whoever seeks among them may write. */
const MANY = 12;

/** Those whose name has in it what is written into `field`, which stands there where they are many. */
export function useSought<T>(
  all: readonly T[],
  nameOf: (one: T) => string,
): { readonly field: ReactNode; readonly found: readonly T[] } {
  const w = useMessages();
  const [sought, setSought] = useState("");
  const field =
    all.length <= MANY ? null : (
      <input
        type="search"
        aria-label={w.filter}
        placeholder={w.filter}
        value={sought}
        onChange={(e) => setSought(e.target.value)}
      />
    );
  return { field, found: all.filter((one) => nameOf(one).toLowerCase().includes(sought.toLowerCase())) };
}
