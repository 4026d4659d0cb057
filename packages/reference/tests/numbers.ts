import type { Fact } from "@tercio/reference";
import { numbersIn } from "@tercio/testkit";

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
