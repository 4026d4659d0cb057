import type { Fact } from "@tercio/reference";

/**
 * The numbers of a text as a reader counts them: dice ("2D6", "D3+1"), needs ("4+"), signed and plain numbers, one half
 * as "0.5". A hyphen after a digit is a range, not a sign; a plus before a number is no part of it.
 */
export function numbersIn(text: string): string[] {
  const plain = text.replace(/½|\b1\/2\b/g, "0.5");
  return plain.match(/\d*D\d+(?:\+\d+)?|\b0\.5|(?<![\d+"])-\d+|\d+\+(?!\d)|\d+/g) ?? [];
}

/** Facts that are what a die needs. */
const NEEDS = new Set(["castingValue", "needed", "needs", "save", "best"]);

/** Every number in a fact, keys of tables included; a casting value is a need, as is what a die needs, so 7 there is also "7+". */
export function numbersOf(fact: Fact, under = ""): string[] {
  if (fact === null || typeof fact === "boolean") return [];
  if (typeof fact === "number") return NEEDS.has(under) ? [`${fact}`, `${fact}+`] : numbersIn(String(fact));
  if (typeof fact === "string") return numbersIn(fact);
  if (Array.isArray(fact)) return (fact as readonly Fact[]).flatMap((one) => numbersOf(one, under));
  return Object.entries(fact).flatMap(([key, value]) => [...numbersIn(key), ...numbersOf(value, key)]);
}
