import { type RuleBook, ruleBook } from "@tercio/kernel";
import type { Sigmar } from "../state/state.ts";
import { roles, type SigmarMoments } from "./moments.ts";

/** Nothing lasts in this battle. */
const NONE: readonly never[] = [];

/** Every rule object of this system, by the moment at which it speaks and who holds it. */
export const book: RuleBook<Sigmar, SigmarMoments> = ruleBook(roles, () => NONE);
