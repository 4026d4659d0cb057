import type { Rule } from "@tercio/kernel";
import type { NinthAge } from "../state/state.ts";
import { armyRules } from "./army-rules.ts";
import { moreArmyRules } from "./army-rules-more.ts";
import { attackEffectRules } from "./attack-effects.ts";
import { breakingRules } from "./breaking.ts";
import { championRules } from "./champions.ts";
import { characterRules } from "./characters.ts";
import { commandGroupRules } from "./command-group.ts";
import { drillRules } from "./drill.ts";
import { orderRules } from "./orders.ts";
import { lastBlowRules } from "./last-blows.ts";
import { duelRules } from "./duels.ts";
import { rulesInNumbers } from "./in-numbers.ts";
import { itemRules } from "./items.ts";
import { magicRules } from "./magic.ts";
import { spellRules } from "./spells.ts";
import { modelRules } from "./model-rules.ts";
import type { NinthAgeMoments } from "../asking/moments.ts";
import { moverRules } from "./movers.ts";
import { natureRules } from "./natures.ts";
import { objectiveRules } from "./objectives.ts";
import { panicTriggers } from "./panic.ts";
import { presenceRules } from "./presence.ts";
import { psychologyRules } from "./psychology.ts";
import { shootingRules } from "./shooting.ts";
import { shootingWeaponRules } from "./shooting-weapons.ts";
import { attackAttributeRules } from "./attack-attributes.ts";
import { specialAttackRules } from "./special-attacks.ts";
import { supportRules } from "./support.ts";
import { terrainRules } from "./terrain.ts";
import { magicalMoveRules } from "./magical-move.ts";
import { vanguardRules } from "./vanguard.ts";
import { weaponRules } from "./weapons.ts";

/** The special rules. What the sequences themselves offer, such as reactions to a charge, stands with them. */
export const specialRules: readonly Rule<NinthAge, NinthAgeMoments>[] = [
  ...weaponRules,
  ...modelRules,
  ...championRules,
  ...characterRules,
  ...breakingRules,
  ...natureRules,
  ...armyRules,
  ...moreArmyRules,
  ...drillRules,
  ...orderRules,
  ...duelRules,
  ...lastBlowRules,
  ...supportRules,
  ...commandGroupRules,
  ...psychologyRules,
  ...objectiveRules,
  ...panicTriggers,
  ...presenceRules,
  ...specialAttackRules,
  ...attackAttributeRules,
  ...terrainRules,
  ...vanguardRules,
  ...magicalMoveRules,
  ...moverRules,
  ...shootingRules,
  ...shootingWeaponRules,
  ...attackEffectRules,
  ...itemRules,
  ...magicRules,
  ...spellRules,
  ...rulesInNumbers,
];
