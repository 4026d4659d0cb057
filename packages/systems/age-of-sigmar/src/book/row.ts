/**
 * The numbers of the game by ledger id: what the sheets print and what is played where they print nothing. The rules play
 * these rows and the reference shows them; nobody else writes such a number. This folder imports nothing, so that a
 * reader of the numbers loads no engine.
 */
export type Value = number | string | boolean | null | readonly Value[] | { readonly [key: string]: Value };

/** One row; lengths are in inches, `needed` is the least result of a die, `percent` of a whole. */
export type Row = { readonly [key: string]: Value };

export type Rows = { readonly [id: string]: Row };
