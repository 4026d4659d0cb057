import { entryOf } from "@tercio/ninth-age/book";
import type { Bilingual } from "../../entry/entry.ts";

/** What a rule is called that a row names by its word. */
export function nameOf(word: string): Bilingual {
  const entry = entryOf(word);
  if (entry === undefined) throw new Error(`no entry is called ${word}`);
  return entry.name;
}
