import { type Bilingual, type Entry, type Facts, NO_SHEET, type PlainEntry } from "./entry.ts";

/** A word that texts, spells and army lists use and no sheet explains, as we write it. */
export interface Gloss {
  /** What follows `.glossary.` */
  readonly id: string;
  readonly names: Bilingual;
  readonly summary: Bilingual;
  readonly kind?: PlainEntry["kind"];
  readonly phases?: readonly string[];
  readonly facts?: Facts;
  readonly see?: readonly string[];
}

/** A word in both languages with what it means in both. */
export const gloss = (
  id: string,
  [en, fr]: readonly [string, string],
  [enText, frText]: readonly [string, string],
  more: Omit<Gloss, "id" | "names" | "summary"> = {},
): Gloss => ({ id, names: { en, fr }, summary: { en: enText, fr: frText }, ...more });

/** Lays a game's glosses out as entries of all its editions. */
export const glossary = (
  family: string,
  chapter: string,
  editions: readonly string[],
  source: Bilingual,
  list: readonly Gloss[],
): readonly Entry[] =>
  list.map(({ id, names, summary, kind = "term", phases = [], facts = {}, see }) => ({
    id: `${family}.glossary.${id}`,
    chapter,
    phases,
    kind,
    names: { ...names, ours: true },
    summary,
    editions: Object.fromEntries(editions.map((e) => [e, { sheet: NO_SHEET, section: "", source, facts }])),
    ...(see === undefined ? {} : { see }),
  }));
