import type { Message } from "@tercio/kernel";

/** A number, a sign or a name as it stands, or words to be said in the reader's language. */
export type Told = Message | string | number;

/** One number or name and what it is. */
export interface Fact {
  readonly label: Message;
  readonly told: Told;
  /** Ledger id of the rule behind it. */
  readonly rule: string | null;
  /** A characteristic as printed: it is shown wherever a piece is to be chosen. */
  readonly characteristic?: true;
}

/** Rows of numbers under the same columns. */
export interface Table {
  /** What stands above the names of the rows. */
  readonly corner: Message;
  readonly columns: readonly Message[];
  readonly rows: readonly { readonly label: Message; readonly cells: readonly Told[] }[];
}

/** Several names of one kind. */
export interface FactList {
  readonly label: Message;
  readonly items: readonly { readonly told: Told; readonly rule: string | null }[];
  /** Each of them is a sentence rather than a name: it stands in a line of its own. */
  readonly sentences?: boolean;
  /** What they are changes with a battle, and their rules are worth having on the table, printed as cards. */
  readonly cards?: boolean;
}

/** The card of a piece. */
export interface Sheet {
  readonly facts: readonly Fact[];
  readonly tables: readonly Table[];
  readonly lists: readonly FactList[];
}
