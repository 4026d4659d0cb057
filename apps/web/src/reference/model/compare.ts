import type { Entry, Language, Printing } from "@tercio/reference";
import { spellLine } from "./spells.ts";

export interface Piece {
  readonly text: string;
  readonly differs: boolean;
}

/** The words of `mine`, those that `theirs` lacks marked: longest common run of words, so that order counts. */
export function wordsApart(mine: string, theirs: string): readonly Piece[] {
  const a = mine.split(/(?<= )/);
  const b = theirs.split(/(?<= )/);
  const same = (x: string | undefined, y: string | undefined): boolean => x?.trim() === y?.trim();
  const longest: number[][] = Array.from({ length: a.length + 1 }, () => Array.from({ length: b.length + 1 }, () => 0));
  const at = (i: number, j: number): number => longest[i]?.[j] ?? 0;
  for (let i = a.length - 1; i >= 0; i--)
    for (let j = b.length - 1; j >= 0; j--)
      (longest[i] as number[])[j] = same(a[i], b[j]) ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1));
  const out: { text: string; differs: boolean }[] = [];
  const say = (text: string, differs: boolean): void => {
    const last = out.at(-1);
    if (last !== undefined && last.differs === differs) last.text += text;
    else out.push({ text, differs });
  };
  let i = 0;
  let j = 0;
  while (i < a.length) {
    if (j < b.length && same(a[i], b[j])) {
      say(a[i] as string, false);
      i++;
      j++;
    } else if (j < b.length && at(i, j + 1) >= at(i + 1, j)) j++;
    else {
      say(a[i] as string, true);
      i++;
    }
  }
  return out;
}

export const summaryOf = (entry: Entry, printing: Printing | undefined, language: Language): string =>
  printing?.summary?.[language] ?? entry.summary[language];

export type Difference = "same" | "differs" | "first-only" | "second-only";

/** Whether a reader of these two editions sees a difference in this entry. */
export function difference(entry: Entry, [first, second]: readonly [string, string]): Difference {
  const a = entry.editions[first];
  const b = entry.editions[second];
  if (a === undefined) return "second-only";
  if (b === undefined) return "first-only";
  const line = (p: Printing): string => JSON.stringify(spellLine(p.facts, "en"));
  const told = summaryOf(entry, a, "en") !== summaryOf(entry, b, "en");
  return told || (entry.kind === "spell" && line(a) !== line(b)) ? "differs" : "same";
}
