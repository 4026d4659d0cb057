import type { SpellEffect } from "../book/spells/index.ts";

/** Readers of facts: a row's fact as what it should be, else nothing. */
export const numberOf = (value: unknown): number | null => (typeof value === "number" ? value : null);
export const textOf = (value: unknown): string | null => (typeof value === "string" ? value : null);
export const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
export const textsOf = (value: unknown): readonly string[] =>
  listOf(value).filter((word): word is string => typeof word === "string");
export const fieldsOf = (value: unknown): SpellEffect =>
  typeof value === "object" && value !== null && !Array.isArray(value) ? (value as SpellEffect) : {};
/** The least face of "5+". */
export const needOf = (value: unknown): number | null => {
  const said = textOf(value);
  return said === null ? null : Number.parseInt(said, 10);
};
