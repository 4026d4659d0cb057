import type { Rule } from "@tercio/kernel";
import type { NinthAge } from "../state/state.ts";
import { armyMagicRules } from "../entries/rules/army-magic.play.ts";
import { armyRules } from "../entries/rules/army-rules.play.ts";
import { moreArmyRules } from "../entries/rules/army-rules-more.play.ts";
import { attackEffectRules } from "../entries/rules/attack-effects.play.ts";
import { breakingRules } from "../entries/rules/breaking.play.ts";
import { championRules } from "../entries/rules/champions.play.ts";
import { characterRules } from "../entries/rules/characters.play.ts";
import { commandGroupRules } from "../entries/rules/command-group.play.ts";
import { drillRules } from "../entries/rules/drill.play.ts";
import { orderRules } from "../entries/rules/orders.play.ts";
import { heirloomRules } from "../entries/rules/heirlooms.play.ts";
import { lastBlowRules } from "../entries/rules/last-blows.play.ts";
import { duelRules } from "../entries/rules/duels.play.ts";
import { rulesInNumbers } from "./in-numbers.ts";
import { itemRules } from "./items.ts";
import { magicRules } from "../entries/rules/magic.play.ts";
import { occultismRules } from "../entries/spells/occultism.play.ts";
import { spellRules } from "./spells.ts";
import { manifestationRules } from "../entries/rules/manifestations.play.ts";
import { modelRules } from "../entries/rules/model-rules.play.ts";
import type { NinthAgeMoments } from "../hooks/moments.ts";
import { moverRules } from "../entries/rules/movers.play.ts";
import { natureRules } from "../entries/rules/natures.play.ts";
import { objectiveRules } from "../entries/rules/objectives.play.ts";
import { panicTriggers } from "../entries/rules/panic.play.ts";
import { presenceRules } from "../entries/rules/presence.play.ts";
import { psychologyRules } from "../entries/rules/psychology.play.ts";
import { shootingRules } from "../entries/rules/shooting.play.ts";
import { shootingWeaponRules } from "../entries/rules/shooting-weapons.play.ts";
import { attackAttributeRules } from "../entries/rules/attack-attributes.play.ts";
import { specialAttackRules } from "../entries/rules/special-attacks.play.ts";
import { supportRules } from "../entries/rules/support.play.ts";
import { terrainRules } from "../entries/rules/terrain.play.ts";
import { magicalMoveRules } from "../entries/rules/magical-move.play.ts";
import { vanguardRules } from "../entries/rules/vanguard.play.ts";
import { weaponRules } from "../entries/rules/weapons.play.ts";

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
  ...manifestationRules,
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
  ...heirloomRules,
  ...magicRules,
  ...armyMagicRules,
  ...spellRules,
  ...occultismRules,
  ...rulesInNumbers,
];
