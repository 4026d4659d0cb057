/**
 * What one line of the quick reference is. Entries live in small files by chapter,
 * one folder a game; the id is the project's rule id, under which the engine enforces the rule.
 */

export type Language = "en" | "fr";

/** The same text in both languages of the app. */
export interface Bilingual {
  readonly en: string;
  readonly fr: string;
}

/** A number, a word, or a list or table of them; keys are lower-camel-case English. */
export type Fact = number | string | boolean | null | readonly Fact[] | { readonly [key: string]: Fact };
export type Facts = { readonly [key: string]: Fact };

/** Stands for the sheet's number where no sheet prints a rule that the game needs; its `source` says where it comes from. */
export const NO_SHEET = "none";

/** What one edition (for The Ninth Age) or one printing says. */
export interface Printing {
  /** Sheet number as in the project's list of sources: "000", "002", "001", "003", "004" (or "001+003"), or {@link NO_SHEET}. */
  readonly sheet: string;
  /** Heading on that sheet. */
  readonly section: string;
  /** Where a rule comes from that no sheet prints. */
  readonly source?: Bilingual;
  readonly facts: Facts;
  /** Only where this printing plays differently from the entry's common summary. */
  readonly summary?: Bilingual;
}

/** A damaged or contradictory place of a sheet: what it prints, what we use, why. */
export interface Misprint {
  readonly edition?: string;
  readonly printed: Bilingual;
  readonly used: Bilingual;
  readonly why: Bilingual;
}

export interface Entry {
  /** Ledger id, e.g. "t9a.table.to-hit". */
  readonly id: string;
  /** Chapter id, see the game's chapters.ts. */
  readonly chapter: string;
  /** Phase ids of the game in which a player may need this entry; empty = any time. */
  readonly phases: readonly string[];
  readonly kind:
    | "sequence"
    | "step"
    | "table"
    | "row"
    | "rule"
    | "spell"
    | "weapon"
    | "item"
    | "objective"
    | "terrain"
    | "term";
  /** `ours` marks a French gloss made by this project because no French sheet names it. */
  readonly names: Bilingual & { readonly ours?: true };
  /** Our own words, short, exact, complete enough to play from. */
  readonly summary: Bilingual;
  /** Keyed by edition id: "2e-early" (sheet 000), "2e-late" (sheet 002); other games: "standard". */
  readonly editions: { readonly [edition: string]: Printing };
  readonly see?: readonly string[];
  /** Id of a named ruling (kebab-case), where the documents are silent or disagree. */
  readonly ruling?: string;
  readonly misprints?: readonly Misprint[];
}

export interface Chapter {
  readonly id: string;
  readonly title: Bilingual;
  /** One sentence on what stands here. */
  readonly about: Bilingual;
}
