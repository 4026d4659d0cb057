import type { Entry, Language } from "@tercio/reference";
import type { Attribution, Word } from "@tercio/reference/attribution";
import { parts } from "@tercio/reference/attribution";
import type { Piece } from "./compare.ts";

/** A stretch of words of one source, marked where the other edition lacks it. */
export interface Told {
  readonly text: string;
  readonly differs: boolean;
  readonly word: Word;
  /** Whether the source ends here: its sign stands behind the last word. */
  readonly ends: boolean;
}

/** An entry's words cut where their source changes and where the other edition begins to differ. */
export function told(
  entry: Entry,
  edition: string,
  language: Language,
  whose: Attribution,
  pieces?: readonly Piece[],
): readonly Told[] {
  const sources = parts(entry, edition, language, whose);
  if (pieces === undefined)
    return sources.map(({ text, word }, at) => ({
      text: at === sources.length - 1 ? text : `${text} `,
      differs: false,
      word,
      ends: true,
    }));
  const ends: { readonly at: number; readonly word: Word }[] = [];
  let length = 0;
  for (const { text, word } of sources) {
    length += text.length + 1;
    ends.push({ at: length, word });
  }
  const found: Told[] = [];
  let from = 0;
  for (const piece of pieces) {
    const end = from + piece.text.length;
    let start = from;
    while (start < end) {
      const source = ends.find((e) => e.at > start) ?? ends.at(-1);
      const stop = Math.min(end, source?.at ?? end);
      const over = source === undefined || stop >= source.at || stop >= length - 1;
      found.push({
        text: piece.text.slice(start - from, stop - from),
        differs: piece.differs,
        word: source?.word ?? "sheet",
        ends: over,
      });
      start = stop;
    }
    from = end;
  }
  return found;
}
