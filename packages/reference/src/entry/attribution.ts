import { type Entry, type Facts, type Language, NO_SHEET } from "./entry.ts";

/** Whose word a part of a text is: printed on the sheet, settled by the entry's ruling, or on no sheet, only known from elsewhere. */
export type Word = "sheet" | "ruling" | "elsewhere";

/**
 * The parts that are another's than their entry's usual source, by entry id; by `id@edition` where one edition differs. One sign a
 * part, in order: `=` printed on the sheet, `~` the entry's ruling, `-` on no sheet. What is not listed is as {@link usual} says.
 */
export type Attribution = { readonly [place: string]: string };

const SIGNS: { readonly [sign: string]: Word } = { "=": "sheet", "~": "ruling", "-": "elsewhere" };

/** The signs behind words that no sheet prints, on a screen, on paper and in a terminal; what is printed has none. */
export const signOf: { readonly [word in Word]: string } = { sheet: "", ruling: "‡", elsewhere: "°" };

/** A stretch of an entry’s text that has one source. */
export interface Part {
  readonly text: string;
  readonly word: Word;
}

/** A text cut after its sentences and semicolons: in both languages into as many pieces wherever sources are told apart. */
export const cut = (text: string): readonly string[] =>
  text.split(/(?<=[.!?…][”’)]?|[.!?…][\u00a0\u202f]»)\s+(?=(?:[“(]|«[\u00a0\u202f])?[A-ZÀ-ÖØ-ÞŒ0-9+−×<>≤≥])|(?<=;) /u);

/** Whose all parts of an entry are unless something else is said: its sheet's where that prints more than the name. */
export function usual(entry: Entry, edition: string): Word {
  const printing = entry.editions[edition] ?? Object.values(entry.editions)[0];
  if (printing === undefined || printing.sheet === NO_SHEET) return "elsewhere";
  const { facts }: { readonly facts: Facts } = printing;
  return facts.onSheets === undefined ? "sheet" : "elsewhere";
}

/** What an entry says in an edition, each sentence apart that is not its sheet’s, so that its parts joined by spaces are the text. */
export function parts(entry: Entry, edition: string, language: Language, whose: Attribution): readonly Part[] {
  const own = entry.editions[edition]?.summary;
  const text = (own ?? entry.summary)[language];
  const otherwise = usual(entry, edition);
  const signs = whose[`${entry.id}@${edition}`] ?? whose[entry.id];
  if (signs === undefined) return [{ text, word: otherwise }];
  const found: Part[] = [];
  cut(text).forEach((piece, at) => {
    const word = SIGNS[signs[at] ?? ""] ?? otherwise;
    const last = found.at(-1);
    // What no sheet prints is signed sentence by sentence; what it prints has no sign.
    if (last?.word === word && word === "sheet") found[found.length - 1] = { text: `${last.text} ${piece}`, word };
    else found.push({ text: piece, word });
  });
  return found;
}

/** The sheets of an edition that print an entry: none where it is known from elsewhere. */
export function sheetsOf(entry: Entry, edition: string): readonly string[] {
  const sheet = (entry.editions[edition] ?? Object.values(entry.editions)[0])?.sheet ?? NO_SHEET;
  return sheet === NO_SHEET ? [] : sheet.split("+");
}
