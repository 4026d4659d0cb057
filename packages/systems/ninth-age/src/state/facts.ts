/** Readers of facts: a row's fact as what it should be, else nothing. */
export const numberOf = (value: unknown): number | null => (typeof value === "number" ? value : null);
export const textOf = (value: unknown): string | null => (typeof value === "string" ? value : null);
export const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
export const textsOf = (value: unknown): readonly string[] =>
  listOf(value).filter((word): word is string => typeof word === "string");
/** The fields of a fact that has some, each as what it is; none where the fact is left out. */
export const fieldsOf = <T extends object>(value: T | undefined): Partial<T> => value ?? {};
/** The least face of "5+". */
export const needOf = (value: unknown): number | null => {
  const said = textOf(value);
  return said === null ? null : Number.parseInt(said, 10);
};
