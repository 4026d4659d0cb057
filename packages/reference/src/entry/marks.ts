import { type Attribution, cut, usual, type Word } from "./attribution.ts";
import type { Bilingual, Entry, Facts, Printing } from "./entry.ts";

/*
 * Whose word a sentence is stands behind it in the sources: `°` on no sheet, `‡` the entry's ruling, `⁼` printed on the sheet, where
 * that is not so of its entry as a whole; `°[2e-early]` of one edition alone. Readers are given the text without them.
 */
const WORDS: { readonly [mark: string]: { readonly word: Word; readonly sign: string } } = {
  "⁼": { word: "sheet", sign: "=" },
  "‡": { word: "ruling", sign: "~" },
  "°": { word: "elsewhere", sign: "-" },
};
const signOf = (word: Word): string => Object.values(WORDS).find((w) => w.word === word)?.sign ?? "=";
const MARKS = /(?<!\d)(?:[°‡⁼](?:\[[\w-]+\])?)+(?=\s|$)/gu;
const ONE = /([°‡⁼])(?:\[([\w-]+)\])?/gu;

const plain = (text: string): string => text.replace(MARKS, "");
const without = ({ en, fr }: Bilingual): Bilingual => ({ en: plain(en), fr: plain(fr) });

/** The signs of a text in an edition, one a piece; null where all are as its entry is. */
function signsOf(text: string, entry: Entry, edition: string): string | null {
  const otherwise = signOf(usual(entry, edition));
  let rest = text;
  const signs = cut(plain(text)).map((piece) => {
    const behind = rest.slice(rest.indexOf(piece) + piece.length);
    const marks = /^(?:[°‡⁼](?:\[[\w-]+\])?)+/u.exec(behind)?.[0] ?? "";
    rest = behind.slice(marks.length);
    const own = [...marks.matchAll(ONE)].find(([, , of]) => of === undefined || of === edition);
    return own === undefined ? otherwise : (WORDS[own[1] ?? ""]?.sign ?? otherwise);
  });
  return signs.every((sign) => sign === otherwise) ? null : signs.join("");
}

const bare = <F extends Facts>(editions: { readonly [edition: string]: Printing<F> }) =>
  Object.fromEntries(
    Object.entries(editions).map(([edition, p]): [string, Printing<F>] => [
      edition,
      p.summary === undefined ? p : { ...p, summary: without(p.summary) },
    ]),
  );

/** Entries as readers are given them, and whose word each part of their texts is. @param marked as the sources have them */
export function unmarked(marked: readonly Entry[]): {
  readonly entries: readonly Entry[];
  readonly attribution: Attribution;
} {
  const attribution: { [place: string]: string } = {};
  const entries = marked.map((entry): Entry => {
    const printings = Object.entries(entry.editions);
    const texts = [entry.summary, ...printings.flatMap(([, p]) => (p.summary === undefined ? [] : [p.summary]))];
    if (!texts.some(({ en }) => plain(en) !== en)) return entry;
    for (const [edition, { summary = entry.summary }] of printings) {
      const signs = signsOf(summary.en, entry, edition);
      if (signs !== null) attribution[`${entry.id}@${edition}`] = signs;
    }
    const summary = without(entry.summary);
    return entry.kind === "spell"
      ? { ...entry, summary, editions: bare(entry.editions) }
      : { ...entry, summary, editions: bare(entry.editions) };
  });
  return { entries, attribution };
}
