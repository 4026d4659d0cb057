/**
 * What must be there: an item of a list by its place, of a map by its key, the one that was looked for. Instead of a cast,
 * which would let nothing pass for something.
 * @throws Error where there is nothing
 */
export function there<T>(value: T): NonNullable<T> {
  if (value === undefined || value === null) throw new Error("nothing is there where something must be");
  return value;
}
