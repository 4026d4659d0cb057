import { type RuleBook, ruleBook } from "@tercio/kernel";
import type { NinthAge } from "../state.ts";
import { breakingRules } from "./breaking.ts";
import { championRules } from "./champions.ts";
import { commandGroupRules } from "./command-group.ts";
import { modelRules } from "./model-rules.ts";
import type { NinthAgeMoments } from "./moments.ts";
import { objectiveRules } from "./objectives.ts";
import { psychologyRules } from "./psychology.ts";
import { weaponRules } from "./weapons.ts";

/** Every special rule of the battle, indexed by the moment at which it speaks. */
export const book: RuleBook<NinthAge, NinthAgeMoments> = ruleBook<NinthAge, NinthAgeMoments>([
  ...weaponRules,
  ...modelRules,
  ...championRules,
  ...breakingRules,
  ...commandGroupRules,
  ...psychologyRules,
  ...objectiveRules,
]);
