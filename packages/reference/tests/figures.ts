import type { Fact, Language } from "@tercio/reference";
import { figuresOf } from "@tercio/testkit";
import { numbersOf } from "./numbers.ts";

const strings = (fact: Fact): readonly string[] =>
  typeof fact === "string"
    ? [fact]
    : fact !== null && typeof fact === "object"
      ? Object.values(fact).flatMap(strings)
      : [];

/** Everything that a figure may be among a row's values; what is told as a loss may stand without its minus. */
export function valuesOf(row: Fact): ReadonlySet<string> {
  const numbers = numbersOf(row);
  return new Set([...numbers, ...numbers.map((n) => n.replace(/^-/, "")), ...strings(row)]);
}

export const strangers = (sentence: string, language: Language, row: Fact): readonly string[] => {
  const values = valuesOf(row);
  return figuresOf(sentence, language)
    .filter((figure) => !figure.values.some((v) => values.has(v)))
    .map((figure) => figure.text);
};
