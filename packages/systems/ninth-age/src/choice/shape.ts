export type Fields = { readonly [key: string]: unknown };

export const object = (v: unknown): v is Fields => typeof v === "object" && v !== null && !Array.isArray(v);

/** An object with these fields of its own and no others: what a log keeps must be what was meant. */
export const exactly = (v: unknown, fields: readonly string[]): v is Fields =>
  object(v) && Object.keys(v).length === fields.length && fields.every((f) => Object.hasOwn(v, f));
