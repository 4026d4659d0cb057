import type { Bilingual, Json } from "@tercio/kernel";
import type { ArmyBook } from "./book.ts";
import type { ArmyList } from "./list.ts";
import type { ResolvedUnit, ResolvedList } from "./resolve.ts";
import type { Problem } from "./shape.ts";

/** Something that a list names, and the rule of the game that plays it; null: none does yet. */
export interface ListedName {
  readonly kind: "rule" | "option" | "command" | "title" | "mount" | "item";
  readonly what: string;
  readonly rule: string | null;
  /** What of the game it waits for, where it is told; only where no rule plays it. */
  readonly waits?: Bilingual;
}

/** A list to start from; its own name is English. */
export interface StartingList {
  readonly name: Bilingual;
  readonly list: ArmyList;
}

/** The army books of a game, and what it makes of lists by them. Rows are fetched when they are asked for. */
export interface Rosters {
  /** `reviewed`: false where nobody has read the rows of a book. */
  readonly books: readonly { readonly id: string; readonly name: Bilingual; readonly reviewed: boolean }[];
  /** Points that people mostly agree on, the smallest first. */
  readonly sizes: readonly [number, ...number[]];
  /** A book by its id; null where there is none. */
  open(id: string): Promise<ArmyBook | null>;
  /** Lists to start from. */
  lists(): Promise<readonly StartingList[]>;
  /** Legal armies to play at once, for each book one of each of some sizes; the smaller first. */
  ready(): Promise<readonly StartingList[]>;
  /** A list of another writing as one of ours, or what is wrong with it; null for what is no such list. */
  convert(
    value: unknown,
    name: string,
  ): Promise<{ readonly list: ArmyList } | { readonly problems: readonly Problem[] } | null>;
  /** All that a unit of a list names, of a book that {@link open} gave. */
  names(m: ResolvedList, u: ResolvedUnit): readonly ListedName[];
  /** An army as a set-up takes it, with what of the list is not played yet; or why it cannot be played. */
  field(book: ArmyBook, list: ArmyList): { readonly army: Json } | { readonly problems: readonly Problem[] };
}
