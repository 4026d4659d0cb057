import type { RuleCase } from "@tercio/testkit";
import { abilityCases } from "./abilities.ts";
import { chargingCases } from "./charging.ts";
import { expectedCases } from "./expected.ts";
import { fightingCases } from "./fighting.ts";
import { movingCases } from "./moving.ts";

/** Every page of rules, by ledger id. */
export const ruleCases: readonly RuleCase[] = [
  ...movingCases,
  ...chargingCases,
  ...fightingCases,
  ...expectedCases,
  ...abilityCases,
];
