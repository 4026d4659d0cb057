import { type RuleBook, ruleBook } from "@tercio/kernel";
import type { OldWorld } from "../state/state.ts";
import { type OldWorldMoments, roles } from "./moments.ts";

/** Nothing lasts in this battle. */
const NONE: readonly never[] = [];

/** Every rule object of this system, by the moment at which it speaks and who holds it. */
export const book: RuleBook<OldWorld, OldWorldMoments> = ruleBook(roles, () => NONE);
