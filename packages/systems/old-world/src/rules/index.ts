import { type RuleBook, ruleBook } from "@tercio/kernel";
import type { OldWorld } from "../state.ts";
import { armourRules } from "./armour.ts";
import { chargeRules } from "./charge.ts";
import { combatResultRules } from "./combat-result.ts";
import { type OldWorldMoments, roles } from "./moments.ts";
import { weaponRules } from "./weapons.ts";

/** Nothing lasts in this battle. */
const NONE: readonly never[] = [];

/** Every rule object of this system, by the moment at which it speaks and who holds it. */
export const book: RuleBook<OldWorld, OldWorldMoments> = ruleBook<OldWorld, OldWorldMoments>(
  () => [...combatResultRules, ...chargeRules, ...weaponRules, ...armourRules],
  roles,
  () => NONE,
);
