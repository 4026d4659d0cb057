import { there } from "@tercio/kernel";
import { type Entry, type Language, NO_SHEET, type Printing } from "@tercio/reference";
import { spellLine } from "./spells.ts";

export interface Piece {
  readonly text: string;
  readonly differs: boolean;
}

interface Apart {
  readonly first: readonly Piece[];
  readonly second: readonly Piece[];
}

/** Both texts, the words marked that the other lacks: the longest common run of words, so that order counts. */
function wordsApart(first: string, second: string): Apart {
  const a = first.split(/(?<= )/);
  const b = second.split(/(?<= )/);
  // A comma is no difference of rules, and a word at the beginning of a sentence is the same word.
  const plain = (x: string): string =>
    x
      .trim()
      .replace(/[.,;:]+$/u, "")
      .toLowerCase() || x.trim();
  const same = (i: number, j: number): boolean => plain(a[i] ?? "") === plain(b[j] ?? "");
  const longest: number[][] = Array.from({ length: a.length + 1 }, () => Array.from({ length: b.length + 1 }, () => 0));
  const at = (i: number, j: number): number => longest[i]?.[j] ?? 0;
  for (let i = a.length - 1; i >= 0; i--)
    for (let j = b.length - 1; j >= 0; j--)
      there(longest[i])[j] = same(i, j) ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1));
  const out = { first: [] as { text: string; differs: boolean }[], second: [] as { text: string; differs: boolean }[] };
  const say = (to: "first" | "second", text: string, differs: boolean): void => {
    const last = out[to].at(-1);
    if (last !== undefined && last.differs === differs) last.text += text;
    else out[to].push({ text, differs });
  };
  let i = 0;
  let j = 0;
  while (i < a.length || j < b.length) {
    if (i < a.length && j < b.length && same(i, j)) {
      say("first", there(a[i++]), false);
      say("second", there(b[j++]), false);
    } else if (i === a.length || (j < b.length && at(i, j + 1) >= at(i + 1, j))) say("second", there(b[j++]), true);
    else say("first", there(a[i++]), true);
  }
  return out;
}

/** More than this share of the words marked, and the marks say nothing any more. */
const MOST_MARKED = 0.65;

const shareApart = (pieces: readonly Piece[]): number => {
  const count = (of: readonly Piece[]): number => of.reduce((n, p) => n + p.text.trim().split(/\s+/).length, 0);
  return count(pieces.filter((p) => p.differs)) / Math.max(1, count(pieces));
};

/** Two texts with the words apart marked in both; null where they say altogether different things. */
export function apart(first: string, second: string): Apart | null {
  const both = wordsApart(first, second);
  return Math.min(shareApart(both.first), shareApart(both.second)) > MOST_MARKED ? null : both;
}

export const summaryOf = (entry: Entry, printing: Printing | undefined, language: Language): string =>
  printing?.summary?.[language] ?? entry.summary[language];

/** `unprinted`: a rule that no sheet prints belongs to what is played, not to one edition rather than the other. */
export type Difference = "same" | "differs" | "first-only" | "second-only" | "unprinted";

/** Whether a reader of these two editions sees a difference in this entry. */
export function difference(entry: Entry, [first, second]: readonly [string, string]): Difference {
  if (Object.values(entry.editions).every((p) => p.sheet === NO_SHEET)) return "unprinted";
  const a = entry.editions[first];
  const b = entry.editions[second];
  if (a === undefined) return "second-only";
  if (b === undefined) return "first-only";
  const line = (p: Printing): string => JSON.stringify(spellLine(p.facts, "en"));
  const told = summaryOf(entry, a, "en") !== summaryOf(entry, b, "en");
  return told || (entry.kind === "spell" && line(a) !== line(b)) ? "differs" : "same";
}

/** Of these entries, how many can be compared, and how many a reader of both editions then sees differ. */
export function compared(
  entries: readonly Entry[],
  editions: readonly [string, string],
): { readonly differ: number; readonly of: number } {
  const kinds = entries.map((e) => difference(e, editions)).filter((kind) => kind !== "unprinted");
  return { differ: kinds.filter((kind) => kind !== "same").length, of: kinds.length };
}
