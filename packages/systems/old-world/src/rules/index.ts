import { armourRules } from "../entries/rules/armour.play.ts";
import { arrivalRules } from "../entries/rules/arrivals.play.ts";
import { chargeRules } from "../entries/rules/charge.play.ts";
import { combatResultRules } from "../entries/rules/combat-result.play.ts";
import { declaringRules } from "../entries/rules/declaring.play.ts";
import { groundRules } from "../entries/rules/ground.play.ts";
import { leadershipRules } from "../entries/rules/leadership.play.ts";
import { moveRules } from "../entries/rules/moves.play.ts";
import { reactionRules } from "../entries/rules/reactions.play.ts";
import { specialRules } from "../entries/rules/special-rules.play.ts";
import { strategyRules } from "../entries/rules/strategy.play.ts";
import { troopRules } from "../entries/rules/troops.play.ts";
import { weaponRules } from "../entries/weapons/melee.play.ts";
import type { Play } from "../entries/play.ts";

/** Every rule object of this system. */
export const rules: readonly Play[] = [
  ...combatResultRules,
  ...arrivalRules,
  ...chargeRules,
  ...declaringRules,
  ...moveRules,
  ...reactionRules,
  ...groundRules,
  ...leadershipRules,
  ...troopRules,
  ...weaponRules,
  ...armourRules,
  ...specialRules,
  ...strategyRules,
];
