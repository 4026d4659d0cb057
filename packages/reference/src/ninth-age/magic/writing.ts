import type { Bilingual, Entry, Facts, Misprint, Printing } from "../../entry.ts";

/** Where a group of entries stands: chapter, headings on both sheets, what all of the group share. */
export interface Place {
  readonly chapter: "magic-phase" | "spells" | "hereditary";
  readonly kind: Entry["kind"];
  /** Heading on sheet 000. */
  readonly early: string;
  /** Heading on sheet 002. */
  readonly late: string;
  /** Facts every printing of the group carries, e.g. the path. */
  readonly facts?: Facts;
  readonly see?: readonly string[];
}

/**
 * One entry as we write it. `both` where the two editions share all facts, else `early` (2e-early, sheet 000)
 * and `late` (2e-late, sheet 002); only one of these when the other edition lacks the item.
 */
export interface Writing {
  readonly id: string;
  readonly kind?: Entry["kind"];
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

/** Lays one piece of writing out as a reference entry of the magic phase. */
export function magicEntry(place: Place, writing: Writing): Entry {
  const early = writing.early ?? writing.both;
  const late = writing.late ?? writing.both;
  const see = [...(writing.see ?? []), ...(place.see ?? [])].filter((id) => id !== writing.id);
  const editions: Record<string, Printing> = {};
  if (early !== undefined) {
    editions["2e-early"] = { sheet: "000", section: place.early, facts: { ...place.facts, ...early } };
  }
  if (late !== undefined) {
    const facts = { ...place.facts, ...late };
    const printing: Printing = { sheet: "002", section: place.late, facts };
    editions["2e-late"] = writing.lateSummary === undefined ? printing : { ...printing, summary: writing.lateSummary };
  }
  return {
    id: writing.id,
    chapter: place.chapter,
    phases: ["magic"],
    kind: writing.kind ?? place.kind,
    names: writing.names,
    summary: writing.summary,
    editions,
    ...(see.length > 0 ? { see } : {}),
    ...(writing.ruling === undefined ? {} : { ruling: writing.ruling }),
    ...(writing.misprints === undefined ? {} : { misprints: writing.misprints }),
  };
}
