import type { Bilingual } from "./entry.ts";

/** What an army book names: everything of it is brought to the table at once. */
export interface ArmyNamed {
  readonly id: string;
  readonly title: Bilingual;
  /** Ids of entries in the order of the book of rules. */
  readonly entries: readonly string[];
}

/** Armies from rows whose entries are ids parted by spaces, without the game's own beginning. */
export const armiesOf = (
  family: string,
  rows: readonly { readonly id: string; readonly title: Bilingual; readonly entries: string }[],
): readonly ArmyNamed[] =>
  rows.map(({ id, title, entries }) => ({ id, title, entries: entries.split(" ").map((e) => `${family}.${e}`) }));
