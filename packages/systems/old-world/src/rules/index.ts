import { armourRules } from "./armour.ts";
import { chargeRules } from "./charge.ts";
import { combatResultRules } from "./combat-result.ts";
import type { R } from "../hooks/moments.ts";
import { weaponRules } from "./weapons.ts";

/** Every rule object of this system. */
export const rules: readonly R[] = [...combatResultRules, ...chargeRules, ...weaponRules, ...armourRules];
