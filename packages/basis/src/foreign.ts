/** What is in a value of which nothing is known yet; a list has its places. */
export interface Fields {
  readonly [field: string]: unknown;
}

/** Whether a value has fields: a record or a list, as against a plain value and nothing. */
export const hasFields = (value: unknown): value is Fields => typeof value === "object" && value !== null;

/** A JSON object, as against a list, null or a plain value. */
export const isRecord = (value: unknown): value is Fields => hasFields(value) && !Array.isArray(value);

const NONE: Fields = {};
/** The fields of a value of which nothing is known; none where it has none. */
export const fieldsOf = (value: unknown): Fields => (hasFields(value) ? value : NONE);

/** A list of which nothing is known but that it is one. */
export const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value);

/** Whether a value is one of those that are listed. */
export const isOneOf = <T>(list: readonly T[], value: unknown): value is T => list.some((one) => one === value);

/** The keys of a plain record, which holds no others than its type says. */
export function keysOf<R extends object>(record: R): readonly Extract<keyof R, string>[] {
  const keys: Extract<keyof R, string>[] = [];
  for (const key in record) keys.push(key);
  return keys;
}
