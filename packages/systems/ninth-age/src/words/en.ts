export const en: { readonly [key: string]: string } = {};
