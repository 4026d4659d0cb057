import type { Bilingual } from "./json.ts";

type Languages = keyof Bilingual;

/**
 * A term and its one wording in both languages. `not`: other words for it, which no text shown may use (a plural in -s is
 * meant too); `but`: names in which such a word stands all the same. Case counts only where a word differs from the wording by it alone.
 */
export interface GlossaryTerm extends Bilingual {
  readonly not?: { readonly [language in Languages]?: readonly string[] };
  readonly but?: readonly string[];
}

/** The terms of a game, or of the program: each stands once. */
export type Glossary = readonly GlossaryTerm[];
