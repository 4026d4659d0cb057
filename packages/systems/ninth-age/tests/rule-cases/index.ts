import type { RuleCase } from "@tercio/testkit";
import { expectedCombat } from "../expected/combat-played.ts";
import { expectedStart } from "../expected/start-played.ts";
import { expectedAftermath } from "../expected/aftermath-played.ts";
import { boundaryCases } from "./boundaries.ts";
import { breakingCases } from "./breaking.ts";
import { characterCases } from "./characters.ts";
import { joiningBasesCases } from "./joining-bases.ts";
import { joiningWaysCases } from "./joining-ways.ts";
import { relicCases } from "./relics.ts";
import { armyBoundCases } from "./army-bound.ts";
import { boundSpellCases } from "./bound-spells.ts";
import { listedCasterCases } from "./casters-listed.ts";
import { chargingOutCases } from "./charging-out.ts";
import { chargePhaseCases } from "./charge-phase.ts";
import { chargeCases } from "./charges.ts";
import { combatReformCases } from "./combat-reform.ts";
import { commandGroupCases } from "./command-group.ts";
import { nameCases } from "./names.ts";
import { lastBlowCases } from "./last-blows.ts";
import { rivalCases } from "./rivals.ts";
import { orderRuleCases } from "./orders.ts";
import { drillCases } from "./drill.ts";
import { duelCases } from "./duels.ts";
import { endingCases } from "./endings.ts";
import { expectedChargeCases } from "./expected-charges.ts";
import { expectedMovement } from "./expected-movement.ts";
import { expectedPools } from "./expected-pools.ts";
import { expectedSpells } from "./expected-spells.ts";
import { lateSpellCases } from "./late-spells.ts";
import { lateArmyCases } from "./late-armies.ts";
import { lateHereditaryCases } from "./late-hereditary.ts";
import { expectedVanguard } from "./expected-vanguard.ts";
import { deploymentCases } from "./deployment.ts";
import { enchantedWeaponCases } from "./enchanted-weapons.ts";
import { itemUseCases } from "./items-used.ts";
import { itemCases } from "./items.ts";
import { armyItemCases } from "./items-armies.ts";
import { itemsTogether } from "./items-together.ts";
import { hillCases } from "./hills.ts";
import { magicCases } from "./magic.ts";
import { magicOrderCases } from "./magic-order.ts";
import { spellCases } from "./spells.ts";
import { onFootCases } from "./on-foot.ts";
import { spellTwiceCases } from "./spells-twice.ts";
import { manifestationCases } from "./manifestations.ts";
import { meleeCases } from "./melee.ts";
import { missileFigureCases } from "./missile-figures.ts";
import { moverCases } from "./movers.ts";
import { natureCases } from "./natures.ts";
import { objectiveCases } from "./objectives.ts";
import { orderCases } from "./order.ts";
import { passingCases } from "./passing.ts";
import { presenceCases } from "./presence.ts";
import { poolCases } from "./pools.ts";
import { psychologyCases } from "./psychology.ts";
import { pursuitCases } from "./pursuits.ts";
import { readingCases } from "./fixed-rulings.ts";
import { reformCases } from "./reforms.ts";
import { roundCases } from "./round.ts";
import { armyMissileCases } from "./army-missiles.ts";
import { peculiarMissileCases } from "./peculiar-missiles.ts";
import { armyRuleCases } from "./army-rules.ts";
import { moreArmyRuleCases } from "./army-rules-more.ts";
import { artilleryCases } from "./artillery.ts";
import { attackEffectCases } from "./attack-effects.ts";
import { shootingCases } from "./shooting.ts";
import { scoringCases } from "./scoring.ts";
import { skirmishCases } from "./skirmish.ts";
import { specialAttackCases } from "./special-attacks.ts";
import { mendingCases } from "./spells-mending.ts";
import { keptCases } from "./spells-kept.ts";
import { tokenCases } from "./spells-tokens.ts";
import { favourCases } from "./spells-favour.ts";
import { woodCases } from "./spells-woods.ts";
import { lateMagicCases } from "./late-magic.ts";
import { lingeringCases, movingCases } from "./spells-moving.ts";
import { pointCases } from "./spells-points.ts";
import { breathingCases } from "./spells-breathing.ts";
import { spellFaceCases } from "./spells-faces.ts";
import { spellLimitCases } from "./spells-limits.ts";
import { occultismCases } from "./spells-occultism.ts";
import { specialRuleCases } from "./special-rules.ts";
import { tableCases } from "./tables.ts";
import { randomMovementCases } from "./random-movement.ts";
import { roundBaseCases } from "./round-bases.ts";
import { roundChargerCases } from "./round-chargers.ts";
import { terrainCases } from "./terrain.ts";
import { terrainEffectCases } from "./terrain-effects.ts";
import { specialDeploymentCases } from "./special-deployment.ts";
import { turnCases } from "./turns.ts";
import { vanguardCases } from "./vanguard.ts";
import { weaponCases } from "./weapons.ts";

/** Every rule test of this system, named by ledger id. */
export const ruleCases: readonly RuleCase[] = [
  ...listedCasterCases,
  ...armyBoundCases,
  ...relicCases,
  ...boundSpellCases,
  ...magicCases,
  ...magicOrderCases,
  ...spellCases,
  ...spellTwiceCases,
  ...onFootCases,
  ...tableCases,
  ...scoringCases,
  ...passingCases,
  ...psychologyCases,
  ...turnCases,
  ...terrainCases,
  ...terrainEffectCases,
  ...deploymentCases,
  ...objectiveCases,
  ...hillCases,
  ...missileFigureCases,
  ...moverCases,
  ...roundBaseCases,
  ...roundChargerCases,
  ...randomMovementCases,
  ...expectedMovement,
  ...specialDeploymentCases,
  ...chargeCases,
  ...chargePhaseCases,
  ...expectedChargeCases,
  ...meleeCases,
  ...roundCases,
  ...duelCases,
  ...poolCases,
  ...expectedPools,
  ...expectedVanguard,
  ...boundaryCases,
  ...breakingCases,
  ...natureCases,
  ...armyRuleCases,
  ...moreArmyRuleCases,
  ...manifestationCases,
  ...drillCases,
  ...orderRuleCases,
  ...rivalCases,
  ...lastBlowCases,
  ...nameCases,
  ...expectedCombat,
  ...commandGroupCases,
  ...presenceCases,
  ...characterCases,
  ...joiningBasesCases,
  ...joiningWaysCases,
  ...chargingOutCases,
  ...combatReformCases,
  ...orderCases,
  ...weaponCases,
  ...skirmishCases,
  ...specialRuleCases,
  ...specialAttackCases,
  ...pursuitCases,
  ...reformCases,
  ...readingCases,
  ...endingCases,
  ...expectedAftermath,
  ...expectedStart,
  ...vanguardCases,
  ...shootingCases,
  ...artilleryCases,
  ...armyMissileCases,
  ...peculiarMissileCases,
  ...attackEffectCases,
  ...enchantedWeaponCases,
  ...itemCases,
  ...armyItemCases,
  ...itemsTogether,
  ...itemUseCases,
  ...occultismCases,
  ...lateMagicCases,
  ...spellFaceCases,
  ...spellLimitCases,
  ...mendingCases,
  ...breathingCases,
  ...pointCases,
  ...movingCases,
  ...lingeringCases,
  ...keptCases,
  ...woodCases,
  ...tokenCases,
  ...favourCases,
  ...expectedSpells,
  ...lateHereditaryCases,
  ...lateArmyCases,
  ...lateSpellCases,
];
