import type { Bilingual, Entry, Facts, Misprint, PlainEntry, Printing } from "../entry.ts";

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
 * `late` (2e-late, sheet 002) add their own. Without `both`, only the editions named have the item.
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
    "Une ligne de la liste a perdu son numéro ; l'autre édition ou le texte même donne le vrai compte.",
  ),
});

function layOut(place: Place, writing: Writing): Entry {
  const { both, early, late, lateSummary, see = [], ruling, misprints } = writing;
  const links = [...new Set([...see, ...(place.see ?? [])])].filter((id) => id !== writing.id);
  const editions: Record<string, Printing> = {};
  if (both !== undefined || early !== undefined) {
    editions["2e-early"] = { sheet: "000", section: place.early, facts: { ...place.facts, ...both, ...early } };
  }
  if (both !== undefined || late !== undefined) {
    const printing: Printing = { sheet: "002", section: place.late, facts: { ...place.facts, ...both, ...late } };
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
