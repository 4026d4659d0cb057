import { type RuleBook, ruleBook } from "@tercio/kernel";
import type { NinthAge } from "../state.ts";
import { breakingRules } from "./breaking.ts";
import { championRules } from "./champions.ts";
import { commandGroupRules } from "./command-group.ts";
import { modelRules } from "./model-rules.ts";
import type { NinthAgeMoments } from "./moments.ts";
import { objectiveRules } from "./objectives.ts";
import { panicTriggers } from "./panic.ts";
import { psychologyRules } from "./psychology.ts";
import { reactionRules } from "./reactions.ts";
import { roles } from "./roles.ts";
import { stompRules } from "./stomp.ts";
import { weaponRules } from "./weapons.ts";

/** Every special rule of the battle, by the moment at which it speaks and who holds it. */
export const book: RuleBook<NinthAge, NinthAgeMoments> = ruleBook<NinthAge, NinthAgeMoments>(
  () => [
    ...weaponRules,
    ...modelRules,
    ...championRules,
    ...breakingRules,
    ...commandGroupRules,
    ...psychologyRules,
    ...objectiveRules,
    ...panicTriggers,
    ...reactionRules,
    ...stompRules,
  ],
  roles,
  (game) => game.effects,
);
