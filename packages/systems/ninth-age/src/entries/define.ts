import type { ByEdition, Row } from "../book/row.ts";

/** A name or a sentence in both languages. */
export type Bilingual = { readonly en: string; readonly fr: string };

/**
 * What may stand in a parameter of a rule, as data: `state/parameters.ts` makes of it the check of what is read, and
 * `Given` the type of what is written.
 */
export type Field =
  | { readonly whole: readonly [least: number, most: number] }
  | { readonly whole: readonly [least: number, most: number]; readonly oneOf: readonly string[] }
  | { readonly oneOf: readonly string[] }
  | { readonly listOf: readonly string[]; readonly least: number; readonly most: number }
  | { readonly texts: number }
  | { readonly text: true };
/** One that may be left out. */
type Optional = { readonly optional: Field };
export type Parameters = { readonly [field: string]: Field | Optional };

export const whole = (least: number, most: number) => ({ whole: [least, most] }) as const;
export const oneOf = <const W extends readonly string[]>(...words: W) => ({ oneOf: words }) as const;
/** One to so many of these words, or `least` of them at least. */
export const listOf = <const W extends readonly string[]>(listOf: W, most: number, least = 1) =>
  ({ listOf, least, most }) as const;
/** A whole number from 1, or one of these words. */
export const wholeOr = <const W extends readonly string[]>(most: number, words: W) =>
  ({ whole: [1, most], oneOf: words }) as const;
/** One to so many texts. */
export const texts = (most: number) => ({ texts: most }) as const;
export const text = { text: true } as const;
export const optional = <const F extends Field>(field: F) => ({ optional: field }) as const;

type ValueOf<F> = F extends { readonly whole: unknown; readonly oneOf: readonly (infer W)[] }
  ? number | W
  : F extends { readonly whole: unknown }
    ? number
    : F extends { readonly oneOf: readonly (infer W)[] }
      ? W
      : F extends { readonly listOf: readonly (infer W)[] }
        ? readonly W[]
        : F extends { readonly texts: unknown }
          ? readonly string[]
          : string;
type Needed<P> = { [K in keyof P]: P[K] extends Optional ? never : K }[keyof P];
/** The parameters of a rule as a profile or an effect gives them. */
export type Given<P> = { readonly [K in Needed<P>]: ValueOf<P[K]> } & {
  readonly [K in Exclude<keyof P, Needed<P>>]?: P[K] extends { readonly optional: infer F } ? ValueOf<F> : never;
};

/**
 * Where a parameter stands in an army book: the first of what follows "of" or all that follows "and", of that the attributes
 * of attacks alone, in other words where the book has its own; `usual`: where nothing stands.
 */
export interface Reading {
  readonly first?: "of";
  readonly all?: "and";
  readonly attributes?: true;
  readonly words?: { readonly [printed: string]: string };
  readonly usual?: string | number;
}

/** A special rule, or anything else that is in force by an id: what it is called, who has it, its figures. */
export interface RuleEntry {
  /** Its id in the ledger: under it coverage counts it and a knock-out switches it off. */
  readonly id: `t9a.${string}`;
  readonly name: Bilingual;
  /** Other ids of the sheet that it plays as well. */
  readonly also?: readonly `t9a.${string}`[];
  /** A profile or an army list may name it. */
  readonly listed?: true;
  /**
   * Whose it is, where it is not the whole model's: of the attacks of the part that has it, of a part whether or not it
   * strikes, of Champions alone.
   */
  readonly of?: "attacks" | "parts" | "champions";
  readonly parameters?: Parameters;
  /** It says something without its parameters as well. */
  readonly alone?: true;
  /** How it reads with its parameters, and how where they narrow it to some enemies or attacks. */
  readonly said?: Bilingual;
  readonly saidAgainst?: Bilingual;
  /** What several of them come to: they stand beside each other, the highest counts, they add up; else the first counts. */
  readonly several?: "beside" | "highest" | "sum";
  /** Rules that come with it, by their words or with parameters. */
  readonly grants?: readonly (string | { readonly rule: string; readonly [field: string]: unknown })[];
  /** Rules that its holder loses, by their words. */
  readonly takes?: readonly string[];
  /** Weapons that come with it, by their words. */
  readonly arms?: readonly string[];
  /** How what an army book prints of it is read, by its parameters. */
  readonly reads?: { readonly [parameter: string]: Reading };
  /** It may be asked of attacks that belong to no unit. */
  readonly asked?: true;
  /** A Character that has joined a unit lends it to the unit, or to each of its rank and file. */
  readonly grantsTo?: "unit" | "models";
  /** What a Character has of the rank and file that it has joined, where they have the rule `among`. */
  readonly lentBy?: { readonly among: string; readonly lends: readonly string[] };
  /** The numbers it is played by and its entry in the reference shows. */
  readonly figures?: Row | ByEdition;
}

/** A state or a part of other entries that is asked for by a word of its own. */
export interface StateEntry {
  readonly word: string;
  readonly of: readonly `t9a.${string}`[];
  readonly name: Bilingual;
}

export const defineRule = <const E extends RuleEntry>(entry: E): E => entry;
export const defineState = <const E extends StateEntry>(entry: E): E => entry;

/** By what word a profile, an effect or a save names it. */
export type WordOf<Id extends string> = Id extends `t9a.rule.${infer Word}` ? Word : Id;
export const wordOfId = (id: string): string => (id.startsWith("t9a.rule.") ? id.slice("t9a.rule.".length) : id);
