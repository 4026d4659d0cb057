import { rowsOf } from "./book.ts";
import type { Bilingual, Entry, Facts, Misprint, PlainEntry, Printing } from "../entry/entry.ts";

/** Where a group of entries stands: chapter, phases, headings on both sheets, what all of the group share. */
export interface Place {
  readonly chapter: string;
  readonly phases: readonly string[];
  readonly kind: PlainEntry["kind"];
  /** Heading on sheet 000. */
  readonly early: string;
  /** Heading on sheet 002. */
  readonly late: string;
  readonly facts?: Facts;
  readonly see?: readonly string[];
}

/**
 * One entry as we write it. `both` holds the facts the two editions share; `early` (2e-early, sheet 000) and
 * `late` (2e-late, sheet 002) add their own. Without `both`, only the editions named have the item. With none of them the
 * facts are the row that the book has under this id.
 */
export interface Writing {
  readonly id: string;
  readonly kind?: PlainEntry["kind"];
  readonly phases?: readonly string[];
  readonly names: Entry["names"];
  readonly summary: Bilingual;
  readonly both?: Facts;
  readonly early?: Facts;
  readonly late?: Facts;
  /** Where the later edition plays differently. */
  readonly lateSummary?: Bilingual;
  readonly see?: readonly string[];
  readonly ruling?: string;
  readonly misprints?: readonly Misprint[];
}

/** The same words in both languages. */
export const say = (en: string, fr: string): Bilingual => ({ en, fr });

/** A step of a list whose number is wrong or missing (`null`) on one sheet. */
export const misnumbered = (edition: "2e-early" | "2e-late", printed: number | null, used: number): Misprint => ({
  edition,
  printed: printed === null ? say("No number.", "Aucun numéro.") : say(`Number ${printed}.`, `Le numéro ${printed}.`),
  used: say(`Number ${used}.`, `Le numéro ${used}.`),
  why: say(
    "A line of the list lost its number; the other edition or the text itself gives the true count.",
    "Une ligne de la liste a perdu son numéro ; l’autre édition ou le texte même donne le vrai compte.",
  ),
});

/** Facts as they are where only one thing gives them: a row of the book stays that row. */
function together(...facts: readonly (Facts | undefined)[]): Facts {
  const given = facts.filter((f) => f !== undefined);
  const [only, ...more] = given;
  return only !== undefined && more.length === 0 ? only : Object.assign({}, ...given);
}

/** What the two editions say of an entry; where nothing is written here, it is the book's row that is played. */
function printedFacts(place: Place, { id, both, early, late }: Writing): { early?: Facts; late?: Facts } {
  if (both === undefined && early === undefined && late === undefined) {
    const row = rowsOf(id);
    return { early: row["2e-early"], late: row["2e-late"] };
  }
  return {
    ...(both !== undefined || early !== undefined ? { early: together(place.facts, both, early) } : {}),
    ...(both !== undefined || late !== undefined ? { late: together(place.facts, both, late) } : {}),
  };
}

function layOut(place: Place, writing: Writing): Entry {
  const { lateSummary, see = [], ruling, misprints } = writing;
  const { early, late } = printedFacts(place, writing);
  const links = [...new Set([...see, ...(place.see ?? [])])].filter((id) => id !== writing.id);
  const editions: Record<string, Printing> = {};
  if (early !== undefined) editions["2e-early"] = { sheet: "000", section: place.early, facts: early };
  if (late !== undefined) {
    const printing: Printing = { sheet: "002", section: place.late, facts: late };
    editions["2e-late"] = lateSummary === undefined ? printing : { ...printing, summary: lateSummary };
  }
  return {
    id: writing.id,
    chapter: place.chapter,
    phases: writing.phases ?? place.phases,
    kind: writing.kind ?? place.kind,
    names: writing.names,
    summary: writing.summary,
    editions,
    ...(links.length > 0 ? { see: links } : {}),
    ...(ruling === undefined ? {} : { ruling }),
    ...(misprints === undefined ? {} : { misprints }),
  };
}

/** Lays a group of writings out as reference entries, in the order given. */
export const entriesAt = (place: Place, writings: readonly Writing[]): readonly Entry[] =>
  writings.map((writing) => layOut(place, writing));
