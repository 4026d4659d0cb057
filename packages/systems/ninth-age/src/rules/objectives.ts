import { inForce, type Rule, refuse } from "@tercio/kernel";
import { fullRanksOf } from "../calculation/formation.ts";
import { carries } from "../field/markers.ts";
import type { NinthAge } from "../state.ts";
import { ruleId } from "./ids.ts";
import type { NinthAgeMoments } from "./moments.ts";

const CARRIERS = ruleId("marker-carriers");
/** Full Ranks with which a unit may carry a marker on the march. */
const RANKS = 3;

/** What Secondary Objectives ask of units while the battle lasts. */
export const objectiveRules: readonly Rule<NinthAge, NinthAgeMoments>[] = [
  {
    id: "marker-carriers",
    name: { en: "Carrying a marker", fr: "Porter un marqueur" },
    text: {
      en: "A unit with fewer than three Full Ranks does not march while it carries a marker.",
      fr: "Une unité de moins de trois rangs complets ne fait pas de marche forcée tant qu’elle porte un marqueur.",
    },
    enforces: [CARRIERS],
    allow: {
      march: (game, { unit: u }) =>
        inForce("t9a.objective.spoils-of-war") && carries(game, u.id) && fullRanksOf(u) < RANKS
          ? refuse("refuse.carrier-march", CARRIERS)
          : true,
    },
  },
];
