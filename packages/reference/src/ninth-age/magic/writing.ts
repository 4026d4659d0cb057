import { type SpellId, spellName, spells } from "@tercio/ninth-age/book";
import { rowsOf } from "../book.ts";
import type {
  Bilingual,
  Entry,
  Facts,
  Misprint,
  PlainEntry,
  Printing,
  SpellEntry,
  SpellFacts,
} from "../../entry/entry.ts";

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

/** Lays one piece of writing out as a reference entry of the magic phase that is no spell; without facts it has its row's. */
export function magicEntry(
  place: Place,
  writing: Writing<Facts> & { readonly kind?: PlainEntry["kind"]; readonly only?: "2e-late" },
): Entry {
  const told = writing.both !== undefined || writing.early !== undefined || writing.late !== undefined;
  const row = told ? null : rowsOf(writing.id);
  return {
    ...layOut(
      place,
      row === null
        ? writing
        : { ...writing, ...(writing.only === undefined ? { early: row["2e-early"] } : {}), late: row["2e-late"] },
      row === null ? (own) => ({ ...place.facts, ...own }) : (own) => own,
    ),
    kind: writing.kind ?? place.kind ?? "rule",
  };
}

/** A spell as we write it: one that the book has takes its name and its facts from there. */
type SpellWriting = Omit<Writing<SpellFacts>, "names"> & { readonly names?: Entry["names"] };

const rows: { readonly [id: string]: SpellFacts | { readonly [edition in Edition]: SpellFacts | null } } = spells;
const isSpell = (id: string): id is SpellId => Object.hasOwn(spells, id);
type Edition = "2e-early" | "2e-late";

/** The name and the facts of a spell of the book. */
function written(id: string): Pick<Writing<SpellFacts>, "names" | "early" | "late"> | null {
  const row = rows[id];
  if (row === undefined || !isSpell(id)) return null;
  const of = (edition: Edition): SpellFacts | null => ("versions" in row ? row : row[edition]);
  const [early, late] = [of("2e-early"), of("2e-late")];
  const { name, ours } = spellName(id);
  return {
    names: ours === undefined ? name : { ...name, ours },
    ...(early === null ? {} : { early }),
    ...(late === null ? {} : { late }),
  };
}

/**
 * Lays a spell out.
 * @throws Error when neither the book nor the writing names it
 */
export function spellEntry(place: Place, writing: SpellWriting): SpellEntry {
  const whole = { ...written(writing.id), ...writing };
  const { names: called } = whole;
  if (called === undefined) throw new Error(`${writing.id}: no name, and no row in the book`);
  return { ...layOut(place, { ...whole, names: called }, (own) => own), kind: "spell" };
}
