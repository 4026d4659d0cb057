/** Charges, in French. */
export const charges = {} satisfies { readonly [key: string]: string };
