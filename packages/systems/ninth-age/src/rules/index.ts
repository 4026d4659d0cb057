import type { Rule } from "@tercio/kernel";
import type { NinthAge } from "../state/state.ts";
import { armyRules } from "./army-rules.ts";
import { moreArmyRules } from "./army-rules-more.ts";
import { attackEffectRules } from "./attack-effects.ts";
import { breakingRules } from "./breaking.ts";
import { championRules } from "./champions.ts";
import { characterRules } from "./characters.ts";
import { commandGroupRules } from "./command-group.ts";
import { itemRules } from "./items.ts";
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
  ...moverRules,
  ...shootingRules,
  ...shootingWeaponRules,
  ...attackEffectRules,
  ...itemRules,
];
