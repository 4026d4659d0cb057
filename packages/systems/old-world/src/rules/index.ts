import { type RuleBook, ruleBook } from "@tercio/kernel";
import type { OldWorld } from "../state.ts";
import { armourRules } from "./armour.ts";
import { chargeRules } from "./charge.ts";
import { combatResultRules } from "./combat-result.ts";
import type { OldWorldMoments } from "./moments.ts";
import { weaponRules } from "./weapons.ts";

/** Every rule object of this system, indexed by moment. */
export const book: RuleBook<OldWorld, OldWorldMoments> = ruleBook<OldWorld, OldWorldMoments>([
  ...combatResultRules,
  ...chargeRules,
  ...weaponRules,
  ...armourRules,
]);
