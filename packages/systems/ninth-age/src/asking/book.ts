import { type Rule, type RuleBook, ruleBook } from "@tercio/kernel";
import type { NinthAge } from "../state/state.ts";
import type { NinthAgeMoments } from "./moments.ts";
import { roles } from "./roles.ts";

type R = Rule<NinthAge, NinthAgeMoments>;
let all: (() => readonly R[]) | null = null;

/** Says once, where the system is put together, which rules there are: they stand above all that asks them. */
export function gather(rules: () => readonly R[]): void {
  all = rules;
}

/** Every special rule of the battle, by the moment at which it speaks and who holds it. */
export const book: RuleBook<NinthAge, NinthAgeMoments> = ruleBook<NinthAge, NinthAgeMoments>(
  () => {
    if (all === null) throw new Error("the rules were not gathered: import the system before you ask them");
    return all();
  },
  roles,
  (game) => game.effects,
);
