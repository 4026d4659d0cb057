/**
 * What must be there: an item of a list by its place, of a map by its key, the one that was looked for. Instead of a cast,
 * which would let nothing pass for something. So short that an engine of JavaScript sets it in wherever it is called, even
 * into the innermost loops.
 * @throws Error where there is nothing
 */
export function there<T>(value: T): NonNullable<T> {
  return value ?? nothing();
}

function nothing(): never {
  throw new Error("nothing is there where something must be");
}
