/** Charges, in English. */
export const charges = {} satisfies { readonly [key: string]: string };
