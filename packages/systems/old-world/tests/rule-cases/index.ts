import type { RuleCase } from "@tercio/testkit";
import { arrivalCases } from "./arrivals.ts";
import { battleCases } from "./battles.ts";
import { breakTestCases } from "./break-test.ts";
import { buildingCases } from "./buildings.ts";
import { chargeDeclarationCases } from "./charge-declarations.ts";
import { chargeMoveCases } from "./charge-moves.ts";
import { chargeReactionCases } from "./charge-reactions.ts";
import { combatOnTableCases } from "./combat-on-table.ts";
import { combatResultCases } from "./combat-result.ts";
import { fightingCases } from "./fighting.ts";
import { largeAndLeviedCases } from "./large-and-levied.ts";
import { groundUnderMoveCases } from "./ground-under-moves.ts";
import { groundCases } from "./ground.ts";
import { looseCases } from "./loose.ts";
import { leadingCases } from "./leading.ts";
import { nerveCases } from "./nerve.ts";
import { moveCases } from "./moves.ts";
import { numberCases } from "./numbers.ts";
import { otherMoveCases } from "./other-moves.ts";
import { pursuitCases } from "./pursuit.ts";
import { skirmisherCases } from "./skirmishers.ts";
import { specialFeatureCases } from "./special-features.ts";
import { specialRuleCases } from "./special-rules.ts";
import { strategyCases } from "./strategy.ts";
import { tableCases } from "./tables.ts";
import { weaponCases } from "./weapons.ts";

/** Every rule test of this system, named by ledger id. */
export const ruleCases: readonly RuleCase[] = [
  ...tableCases,
  ...weaponCases,
  ...fightingCases,
  ...combatResultCases,
  ...breakTestCases,
  ...pursuitCases,
  ...strategyCases,
  ...moveCases,
  ...otherMoveCases,
  ...largeAndLeviedCases,
  ...groundUnderMoveCases,
  ...groundCases,
  ...looseCases,
  ...buildingCases,
  ...specialFeatureCases,
  ...leadingCases,
  ...nerveCases,
  ...battleCases,
  ...numberCases,
  ...arrivalCases,
  ...skirmisherCases,
  ...specialRuleCases,
  ...chargeDeclarationCases,
  ...chargeReactionCases,
  ...chargeMoveCases,
  ...combatOnTableCases,
];
