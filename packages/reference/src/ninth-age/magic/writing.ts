import type { Bilingual, Entry, Facts, Misprint, PlainEntry, Printing, SpellEntry, SpellFacts } from "../../entry.ts";

/** Where a group of entries stands: chapter, headings on both sheets, what all of the group share. */
export interface Place {
  readonly chapter: "magic-phase" | "spells" | "hereditary";
  /** Of the entries that are no spells. */
  readonly kind?: PlainEntry["kind"];
  /** Heading on sheet 000. */
  readonly early: string;
  /** Heading on sheet 002. */
  readonly late: string;
  /** Facts that the group's entries carry which are no spells, e.g. the path. */
  readonly facts?: Facts;
  readonly see?: readonly string[];
}

/**
 * One entry as we write it. `both` where the two editions share all facts, else `early` (2e-early, sheet 000)
 * and `late` (2e-late, sheet 002); only one of these when the other edition lacks the item.
 */
interface Writing<F extends Facts> {
  readonly id: string;
  readonly names: Entry["names"];
  readonly summary: Bilingual;
  readonly both?: F;
  readonly early?: F;
  readonly late?: F;
  /** Where the later edition plays differently. */
  readonly lateSummary?: Bilingual;
  readonly see?: readonly string[];
  readonly ruling?: string;
  readonly misprints?: readonly Misprint[];
}

function layOut<F extends Facts>(place: Place, writing: Writing<F>, facts: (own: F) => F) {
  const early = writing.early ?? writing.both;
  const late = writing.late ?? writing.both;
  const see = [...(writing.see ?? []), ...(place.see ?? [])].filter((id) => id !== writing.id);
  const editions: Record<string, Printing<F>> = {};
  if (early !== undefined) editions["2e-early"] = { sheet: "000", section: place.early, facts: facts(early) };
  if (late !== undefined) {
    const printing: Printing<F> = { sheet: "002", section: place.late, facts: facts(late) };
    editions["2e-late"] = writing.lateSummary === undefined ? printing : { ...printing, summary: writing.lateSummary };
  }
  return {
    id: writing.id,
    chapter: place.chapter,
    phases: ["magic"],
    names: writing.names,
    summary: writing.summary,
    editions,
    ...(see.length > 0 ? { see } : {}),
    ...(writing.ruling === undefined ? {} : { ruling: writing.ruling }),
    ...(writing.misprints === undefined ? {} : { misprints: writing.misprints }),
  };
}

/** Lays one piece of writing out as a reference entry of the magic phase that is no spell. */
export function magicEntry(place: Place, writing: Writing<Facts> & { readonly kind?: PlainEntry["kind"] }): Entry {
  return {
    ...layOut(place, writing, (own) => ({ ...place.facts, ...own })),
    kind: writing.kind ?? place.kind ?? "rule",
  };
}

/** Lays a spell out. */
export const spellEntry = (place: Place, writing: Writing<SpellFacts>): SpellEntry => ({
  ...layOut(place, writing, (own) => own),
  kind: "spell",
});
