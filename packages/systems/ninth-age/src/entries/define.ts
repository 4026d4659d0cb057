import { defining, type Entry, type State, type WordOf as WordUnder, wordUnder } from "@tercio/entries";
import type { ByEdition, Row } from "../book/row.ts";
import type { Written } from "./reference.ts";

export { type Bilingual, type Given, listOf, oneOf, optional, text, texts, whole, wholeOr } from "@tercio/entries";

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

type Id = `t9a.${string}`;
/** A special rule, or anything else that is in force by an id: what it is called, who has it, its figures. */
export interface RuleEntry extends Entry<Id> {
  /**
   * Whose it is, where it is not the whole model's: of the attacks of the part that has it, of a part whether or not it
   * strikes, of Champions alone.
   */
  readonly of?: "attacks" | "parts" | "champions";
  /** Rules that come with it, by their words or with parameters. */
  readonly grants?: readonly (string | { readonly rule: string; readonly [field: string]: unknown })[];
  /** Rules that its holder loses, by their words. */
  readonly takes?: readonly string[];
  /** Weapons that come with it, by their words. */
  readonly arms?: readonly string[];
  /** How what an army book prints of it is read, by its parameters. */
  readonly reads?: { readonly [parameter: string]: Reading };
  /** A Character that has joined a unit lends it to the unit, or to each of its rank and file. */
  readonly grantsTo?: "unit" | "models";
  /** What a Character has of the rank and file that it has joined, where they have the rule `among`. */
  readonly lentBy?: { readonly among: string; readonly lends: readonly string[] };
  readonly figures?: Row | ByEdition;
  /** How the reference writes it; a rule that a sheet prints stands there with its text. */
  readonly reference?: Written;
}

/** A state or a part of other entries that is asked for by a word of its own. */
export type StateEntry = State<Id>;

export const defineRule = defining<RuleEntry>();
export const defineState = defining<StateEntry>();

/** What the ids of rules begin with whose rest is their word. */
export const HEAD = "t9a.rule.";
/** By what word a profile, an effect or a save names it. */
export type WordOf<Id extends string> = WordUnder<Id, typeof HEAD>;
export const wordOfId = wordUnder(HEAD);
