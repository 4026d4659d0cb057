import { among, briefly, type Message, message, isRecord, hasFields } from "@tercio/kernel";

/** What is wrong with a file and where, as dotted fields; a sentence in both languages. */
export interface Problem {
  readonly where: string;
  readonly problem: Message;
}

/** Says what is wrong with a value that stands at `where`, or null. */
export type Check = (value: unknown, where: string) => Problem | null;

export const wrong = (where: string, key: string, values: Message["values"] = {}): Problem => ({
  where,
  problem: message(key, values),
});
export const below = (where: string, field: string | number): string =>
  where === "" ? `${field}` : `${where}.${field}`;

const TEXT = { least: 1, most: 120 } as const;
export const text: Check = (v, where) =>
  typeof v === "string" && v.length >= TEXT.least && v.length <= TEXT.most
    ? null
    : wrong(where, "army.text", { least: TEXT.least, most: TEXT.most });
export const bilingual: Check = (v, where) => {
  if (!hasFields(v)) return wrong(where, "army.names");
  const o = v;
  const foreign = Object.keys(o).find((field) => field !== "en" && field !== "fr");
  if (foreign !== undefined) return wrong(where, "army.unknown-field", { field: briefly(foreign) });
  return text(o.en, below(where, "en")) ?? text(o.fr, below(where, "fr"));
};
export const whole =
  (low: number, high: number): Check =>
  (v, where) =>
    typeof v === "number" && Number.isInteger(v) && v >= low && v <= high
      ? null
      : wrong(where, "army.whole", { low, high });
export const oneOf =
  (...options: readonly string[]): Check =>
  (v, where) =>
    typeof v === "string" && options.includes(v) ? null : wrong(where, "army.one-of", { options: among(v, options) });
export const yesNo: Check = (v, where) => (typeof v === "boolean" ? null : wrong(where, "army.yes-no"));
/** What is said only where it is so. */
export const onlyTrue: Check = (v, where) => (v === true ? null : wrong(where, "army.only-true"));
export const list =
  (item: Check, least: number, most: number): Check =>
  (v, where) => {
    if (!Array.isArray(v) || v.length < least || v.length > most) return wrong(where, "army.list", { least, most });
    for (const [i, x] of v.entries()) {
      const problem = item(x, below(where, i));
      if (problem !== null) return problem;
    }
    return null;
  };
type Shape = { readonly [field: string]: Check };
/** An object with these fields and no other; those of `optional` may be missing. */
export const shaped =
  (shape: Shape, optional: Shape = {}): Check =>
  (value, where) => {
    if (!isRecord(value)) return wrong(where, "army.object");
    const o = value;
    for (const field of Object.keys(o))
      if (!Object.hasOwn(shape, field) && !Object.hasOwn(optional, field))
        return wrong(where, "army.unknown-field", { field: briefly(field) });
    for (const [field, check] of Object.entries(shape)) {
      if (!Object.hasOwn(o, field)) return wrong(where, "army.lacks", { field });
      const problem = check(o[field], below(where, field));
      if (problem !== null) return problem;
    }
    for (const [field, check] of Object.entries(optional)) {
      const problem = Object.hasOwn(o, field) ? check(o[field], below(where, field)) : null;
      if (problem !== null) return problem;
    }
    return null;
  };
