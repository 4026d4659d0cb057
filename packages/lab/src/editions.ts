import { type Entry, NO_SHEET } from "@tercio/reference";

/**
 * The rules that editions of a game print differently, or that one of them alone has: ledger ids.
 * @param rows what the game's book prints, by ledger id: one row for all editions, or one by each edition's id
 */
export function printedApart(
  entries: readonly Entry[],
  editions: readonly string[],
  rows: { readonly [id: string]: object },
): ReadonlySet<string> {
  const apart = entries.filter(({ editions: printed }) => {
    const known = editions.flatMap((e) => printed[e] ?? []);
    // What no sheet prints is the same in all of them.
    if (known.every((p) => p.sheet === NO_SHEET)) return false;
    const said = new Set(known.map(({ facts, summary }) => JSON.stringify([facts, summary])));
    return known.length < editions.length || said.size > 1;
  });
  const ids = Object.keys(rows).filter((id) => editions.every((e) => Object.hasOwn(rows[id] ?? {}, e)));
  return new Set([...apart.map((e) => e.id), ...ids]);
}
