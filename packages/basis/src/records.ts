/** What is made of each value of a record, under the same key. */
export const mapped = <R extends object, W>(
  record: R,
  made: (value: R[keyof R]) => W,
): { readonly [K in keyof R]: W } =>
  Object.fromEntries(Object.entries(record).map(([key, value]) => [key, made(value)])) as { [K in keyof R]: W };

/** A record of what is made of each name, under the key that is made of it. */
export const ofNames = <N extends string, K extends string, W>(
  names: readonly N[],
  key: (name: N) => K,
  made: (name: N) => W,
): { readonly [key in K]: W } => Object.fromEntries(names.map((name) => [key(name), made(name)])) as { [key in K]: W };

/** A record whose values lack these fields. */
export const eachWithout = <R extends { readonly [key: string]: object }, F extends string>(
  record: R,
  ...fields: readonly F[]
): { readonly [K in keyof R]: Omit<R[K], F> } =>
  mapped(record, (value) =>
    Object.fromEntries(Object.entries(value).filter(([field]) => !fields.some((f) => f === field))),
  ) as { readonly [K in keyof R]: Omit<R[K], F> };
