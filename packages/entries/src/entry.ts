import type { Parameters } from "./field.ts";
import type { Row } from "./row.ts";

/** A name or a sentence in both languages. */
export type Bilingual = { readonly en: string; readonly fr: string };

/**
 * What any game’s rule is as data: what it is called, what may stand in it, its figures. A game adds fields of its own,
 * and says with its type of `Id` which ids are its.
 */
export interface Entry<Id extends string = string> {
  /** Its id in the ledger: under it coverage counts it and a knock-out switches it off. */
  readonly id: Id;
  readonly name: Bilingual;
  /** Other ids of the sheet that it plays as well. */
  readonly also?: readonly Id[];
  /** As an effect it is what the program remembers for itself: nothing tells that it is over. */
  readonly remembered?: true;
  /** A profile or a list may name it. */
  readonly listed?: true;
  readonly parameters?: Parameters;
  /** It says something without its parameters as well. */
  readonly alone?: true;
  /** How it reads with its parameters, and how where they narrow it to some of those that it concerns. */
  readonly said?: Bilingual;
  readonly saidAgainst?: Bilingual;
  /** What several of them come to: they stand beside each other, the highest counts, they add up; else the first counts. */
  readonly several?: "beside" | "highest" | "sum";
  /** It may be asked about in numbers, of pieces that no list brings. */
  readonly asked?: true;
  /**
   * What it does, in a sentence or two of our own: cards say it, and the reference where `reference` makes an entry of it.
   * `{field}` stands for a figure, `{field|one|many}` for a word by its number.
   */
  readonly text?: Bilingual;
  /** Why something may not be done because of it, in a sentence shown to the player: `refuse.<word>`. */
  readonly refused?: Bilingual;
  /** The numbers it is played by and its entry in the reference shows. */
  readonly figures?: Row;
}

/** Where the reference shows a rule that no sheet prints: its entry is made of the rule’s name, text and figures. */
export interface Shown<Group extends string = string, Id extends string = string> {
  /** One of the game’s groups, which says chapter, when they are needed, and where such rules come from. */
  readonly group: Group;
  /** When a reader needs it, where that is not when the group is needed. */
  readonly when?: readonly string[];
  /** Other entries to read. */
  readonly see?: readonly Id[];
  /** The ruling that decides how it is played. */
  readonly ruling?: string;
}
/** What entries of a group have in common in the reference. */
export interface Grouped<Kind extends string = string> {
  readonly chapter: string;
  readonly when: readonly string[];
  readonly kind: Kind;
  readonly source: Bilingual;
}

/** A state or a part of other entries that is asked for by a word of its own. */
export interface State<Id extends string = string> {
  readonly word: string;
  readonly of: readonly Id[];
  readonly name: Bilingual;
  readonly remembered?: true;
}

/** What an entry’s text says in a language, its figures filled in; empty where it has no text. Its parameters stay open. */
export function textOf({ text, figures = {} }: Entry, language: "en" | "fr"): string {
  const filled = (whole: string, field: string, one?: string, many?: string): string => {
    const value = figures[field];
    if (typeof value !== "number" && typeof value !== "string") return whole;
    if (one === undefined || many === undefined) return String(value);
    const single = language === "fr" ? Math.abs(Number(value)) < 2 : Number(value) === 1;
    return single ? one : many;
  };
  return text?.[language].replace(/\{(\w+)(?:\|([^|{}]*)\|([^|{}]*))?\}/g, filled) ?? "";
}

/** Takes an entry of a game as it is written; a field that such entries do not have does not compile. */
export const defining =
  <E extends Entry | State>() =>
  <const X extends E>(entry: X & { readonly [K in Exclude<keyof X, keyof E>]: never }): X =>
    entry;

/** By what word a profile, an effect or a save names an entry: its id without the head of ids that are mere words. */
export type WordOf<Id extends string, Head extends string> = Id extends `${Head}${infer Word}` ? Word : Id;

/** The word of an id, where ids with one of these heads are known by what follows. */
export const wordUnder =
  (...heads: readonly string[]) =>
  (id: string): string => {
    const head = heads.find((h) => id.startsWith(h));
    return head === undefined ? id : id.slice(head.length);
  };
