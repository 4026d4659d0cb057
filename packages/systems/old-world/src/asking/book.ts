import { type Rule, type RuleBook, ruleBook } from "@tercio/kernel";
import type { OldWorld } from "../state/state.ts";
import { type OldWorldMoments, roles } from "./moments.ts";

type R = Rule<OldWorld, OldWorldMoments>;
let all: (() => readonly R[]) | null = null;

/** Says once, where the system is put together, which rules there are: they stand above all that asks them. */
export function gather(rules: () => readonly R[]): void {
  all = rules;
}

/** Nothing lasts in this battle. */
const NONE: readonly never[] = [];

/** Every rule object of this system, by the moment at which it speaks and who holds it. */
export const book: RuleBook<OldWorld, OldWorldMoments> = ruleBook<OldWorld, OldWorldMoments>(
  () => {
    if (all === null) throw new Error("the rules were not gathered: import the system before you ask them");
    return all();
  },
  roles,
  () => NONE,
);
