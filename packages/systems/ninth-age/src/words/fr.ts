export const fr: { readonly [key: string]: string } = {};
