/** A number, a word, or several of them under names: whatever a row of a book may hold. */
export type Value = number | string | boolean | null | readonly Value[] | { readonly [key: string]: Value };

/** One row; lengths are in inches, `needed` is the least result of a die, `percent` of a whole. */
export type Row = { readonly [key: string]: Value };

export type Rows = { readonly [id: string]: Row };
