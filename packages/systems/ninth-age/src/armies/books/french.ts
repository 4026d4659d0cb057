/** French names of what army books print, by the English ones: of our making. */
export const french: { readonly [name: string]: string } = {};
