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

/** Which way of casting: the plain one, a harder or cheaper one, one of two faces, or the bearer of a Bound Spell. */
export type VersionName =
  | "basic"
  | "boosted"
  | "boosted further"
  | "throne"
  | "cosmos"
  | "chaos"
  | "orc"
  | "goblin"
  | "Runic Smith"
  | "Anvil of Power"
  | "bearer"
  | "Great Totem";

/** The letters of The Ninth Age as sheet 000 prints them, the words of The Old World; Age of Sigmar has none. */
export type SpellType =
  | "A"
  | "Da"
  | "Di"
  | "F"
  | "G"
  | "H"
  | "M"
  | "U"
  | "assailment"
  | "magic missile"
  | "hex"
  | "vortex"
  | "conveyance"
  | "enchantment";

export type SpellDuration =
  | "instant"
  | "one turn"
  | "permanent"
  | "remains in play"
  | "until your next Start of Turn"
  | "until the end of this turn"
  | "this turn's charges"
  | "until your next hero phase"
  | "rest of the battle";

/** `inches`: null where nothing is measured, and `from` says whom the spell concerns. */
export type SpellRange = {
  readonly inches: number | null;
  /** Everything so near at once, without a target. */
  readonly aura: boolean;
  /** From where it is measured; several where one of them is enough. */
  readonly from: readonly (
    | "caster"
    | "combat"
    | "special"
    | "Tunnel Marker"
    | "Water Terrain"
    | "Impassable Terrain"
    | "Forest"
    | "Hill"
  )[];
};

export type SpellVersion = {
  readonly name: VersionName;
  /** Least casting roll; null where there is none: Attribute and Bound Spells. */
  readonly castingValue: number | null;
  /** Of a Bound Spell with two and with three Magic Dice. */
  readonly powerLevel: readonly [number, number] | null;
  /** Null where the sheet names none. */
  readonly range: SpellRange | null;
  readonly types: readonly SpellType[];
  /** Null where the sheet names none. */
  readonly duration: SpellDuration | null;
  readonly effect: Facts;
};

/** The facts of every spell of every game. */
export type SpellFacts = {
  /** Id of the path, lore, army list or realm. */
  readonly school: string;
  /** Place in its school. */
  readonly number: number | "signature" | "attribute" | null;
  readonly versions: readonly SpellVersion[];
  readonly effect: Facts;
};

/** Tells a spell's facts from any other entry's. */
export const isSpell = (facts: Facts): facts is SpellFacts => Array.isArray(facts.versions);

/** What one edition (for The Ninth Age) or one printing says. */
export interface Printing<F extends Facts = Facts> {
  /** Sheet number as in the project's list of sources: "000", "002", "001", "003", "004" (or "001+003"), or {@link NO_SHEET}. */
  readonly sheet: string;
  /** Heading on that sheet. */
  readonly section: string;
  /** Where a rule comes from that no sheet prints. */
  readonly source?: Bilingual;
  readonly facts: F;
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

interface Common<F extends Facts> {
  /** Ledger id, e.g. "t9a.table.to-hit". */
  readonly id: string;
  /** Chapter id, see the game's chapters.ts. */
  readonly chapter: string;
  /** Phase ids of the game in which a player may need this entry; empty = any time. */
  readonly phases: readonly string[];
  /** `ours` marks a French gloss made by this project because no French sheet names it. */
  readonly names: Bilingual & { readonly ours?: true };
  /** Our own words, short, exact, complete enough to play from. */
  readonly summary: Bilingual;
  /** Keyed by edition id: "2e-early" (sheet 000), "2e-late" (sheet 002); other games: "standard". */
  readonly editions: { readonly [edition: string]: Printing<F> };
  readonly see?: readonly string[];
  /** Id of a named ruling (kebab-case), where the documents are silent or disagree. */
  readonly ruling?: string;
  readonly misprints?: readonly Misprint[];
}

export interface SpellEntry extends Common<SpellFacts> {
  readonly kind: "spell";
}

export interface PlainEntry extends Common<Facts> {
  readonly kind: "sequence" | "step" | "table" | "row" | "rule" | "weapon" | "item" | "objective" | "terrain" | "term";
}

/** One line of the reference; only `kind` tells a spell from the rest. */
export type Entry = SpellEntry | PlainEntry;

export interface Chapter {
  readonly id: string;
  readonly title: Bilingual;
  /** One sentence on what stands here. */
  readonly about: Bilingual;
}
