/**
 * The numbers of the game by ledger id: what the sheets print and what is played where they print nothing. The rules play
 * these rows and the reference shows them; nobody else writes such a number. This folder imports nothing, so that a
 * reader of the numbers loads no engine.
 */
export type Value = number | string | boolean | null | readonly Value[] | { readonly [key: string]: Value };

/** One row; lengths are in inches, `needed` is the least result of a die, `percent` of a whole. */
export type Row = { readonly [key: string]: Value };

/** A row that the two editions print differently. */
export type ByEdition = { readonly "2e-early": Row; readonly "2e-late": Row };

/** A rule as lists and profiles name it: its id without the prefix. */
export type NameIn<R> = keyof R extends infer Id ? (Id extends `t9a.rule.${infer Name}` ? Name : never) : never;
/** All of them. */
export const namesOf = <R extends object>(rows: R): readonly NameIn<R>[] =>
  Object.keys(rows)
    .map((id) => id.slice("t9a.rule.".length))
    .filter((name): name is NameIn<R> => `t9a.rule.${name}` in rows);

export type Rows = { readonly [id: string]: Row | ByEdition };
