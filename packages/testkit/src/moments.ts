import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** What the book of a system declares: each moment by the kind of question that is asked there. */
interface Declared {
  readonly roles: { readonly [kind: string]: object };
}
const asks = { modify: "modifiers", allow: "refusals", on: "follows", offer: "offers" } as const;
type Ask = (typeof asks)[keyof typeof asks];

/**
 * Reads the sources of a system for the questions that they put to its book. `never`: moments that nobody asks, so that a
 * rule would wait there in vain. `veiled`: questions that do not name their moment in so many words, which nobody can read.
 */
export function questionsPut(
  { roles }: Declared,
  sources: readonly string[],
): { readonly never: readonly string[]; readonly veiled: readonly string[] } {
  const put = new Set<string>();
  const veiled: string[] = [];
  for (const text of sources)
    for (const [whole, ask, first, moment] of text.matchAll(
      /\bbook\s*\.(modifiers|refusals|follows|offers)\(\s*("([^"]+)"|[^"\s])/g,
    ))
      if (moment === undefined) veiled.push(`${whole}${first === undefined ? "" : "…"}`);
      else put.add(`${ask} ${moment}`);
  const never = Object.entries(asks).flatMap(([kind, ask]: readonly [string, Ask]) =>
    Object.keys(roles[kind] ?? {})
      .filter((moment) => !put.has(`${ask} ${moment}`))
      .map((moment) => `${kind}: ${moment}`),
  );
  return { never, veiled };
}

/** The text of every source in a folder and below. */
export const sourcesIn = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".ts") && !file.endsWith(".test.ts"))
    .map((file) => readFileSync(join(folder, file), "utf8"));
