import type { Bilingual } from "@tercio/kernel";

/** What a file can be. */
export type Kind = "save" | "scene" | "list" | "army" | "named-list" | "snapshot";

/** What is wrong with a file, and where: a sentence without its full stop, to stand behind a file's name. */
export interface FileProblem {
  /** The field, as “entries.3.seat”, or the line and column of a text; empty: the file as a whole. */
  readonly where: string;
  readonly says: Bilingual;
  /** What the file is instead, where that can be seen: the place to open it is another. */
  readonly found: Kind | null;
}

export type Read<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly problem: FileProblem };

export const right = <T>(value: T): Read<T> => ({ ok: true, value });
export const wrong = (where: string, en: string, fr: string, found: Kind | null = null): Read<never> => ({
  ok: false,
  problem: { where, says: { en, fr }, found },
});
