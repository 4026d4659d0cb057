import { EVERYBODY, inForce, type Rule, refuse } from "@tercio/kernel";
import { objectives } from "../book/battle.ts";
import { fullRanksOf } from "../calculation/formation.ts";
import { carries } from "../field/markers.ts";
import type { NinthAge } from "../state/state.ts";
import { ruleId } from "../state/ids.ts";
import type { NinthAgeMoments } from "../asking/moments.ts";

const CARRIERS = ruleId("marker-carriers");
/** Full Ranks with which a unit may carry a marker on the march. */
const RANKS = objectives["t9a.rule.marker-carriers"].fullRanks;

/** What Secondary Objectives ask of units while the battle lasts. */
export const objectiveRules: readonly Rule<NinthAge, NinthAgeMoments>[] = [
  {
    id: "marker-carriers",
    name: { en: "Carrying a marker", fr: "Porter un marqueur" },
    enforces: [CARRIERS],
    heldBy: EVERYBODY,
    allow: {
      march: {
        unit: (game, { unit: u }) =>
          inForce("t9a.objective.spoils-of-war") && carries(game, u.id) && fullRanksOf(game, u) < RANKS
            ? refuse("refuse.carrier-march", CARRIERS)
            : true,
      },
    },
  },
];
