import { fieldsOf } from "@tercio/kernel";
import { valueOf } from "@tercio/files";

/** Two records of one battle, the own one beside the other: the same, further on, not as far, or parted ways. */
export type Standing = "same" | "ahead" | "behind" | "apart";

/** The hash of the beginning and one for each answer: each covers all before it. Null where a text is no saved battle. */
function hashesIn(text: string): readonly string[] | null {
  const file = valueOf(text);
  const { origin, entries } = fieldsOf(file.ok ? file.value : null);
  if (typeof origin !== "string" || !Array.isArray(entries)) return null;
  const hashes = entries.map((e: { readonly hash?: unknown } | null) => e?.hash);
  return hashes.every((h) => typeof h === "string") ? [origin, ...hashes] : null;
}

/** How a saved battle is beside another record of the same battle; what cannot be read is apart from everything. */
export function standing(own: string, other: string): Standing {
  if (own === other) return "same";
  const [mine, theirs] = [hashesIn(own), hashesIn(other)];
  if (mine === null || theirs === null) return "apart";
  const shared = Math.min(mine.length, theirs.length);
  // A hash covers all before it: where the last that both have is the same, so is everything before.
  if (mine[shared - 1] !== theirs[shared - 1]) return "apart";
  return mine.length === theirs.length ? "same" : mine.length > theirs.length ? "ahead" : "behind";
}

/** A name for where a record has parted from another: its last hash, shortened. */
export const branchOf = (text: string): string => (hashesIn(text)?.at(-1) ?? `${text.length}`).slice(0, 8);
