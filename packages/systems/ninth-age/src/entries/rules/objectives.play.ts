import * as entry from "./objectives.ts";
import { play } from "../play.ts";
import { EVERYBODY, inForce, type Rule, refuse } from "@tercio/kernel";
import { fullRanksOf } from "../../calculation/formation.ts";
import { carries } from "../../battlefield/markers.ts";
import type { NinthAge } from "../../state/state.ts";
import type { NinthAgeMoments } from "../../hooks/moments.ts";

const CARRIERS = "t9a.rule.marker-carriers";
/** Full Ranks with which a unit may carry a marker on the march. */
const RANKS = entry.markerCarriers.figures.fullRanks;

/** What Secondary Objectives ask of units while the battle lasts. */
export const objectiveRules: readonly Rule<NinthAge, NinthAgeMoments>[] = [
  play(entry.markerCarriers, {
    heldBy: EVERYBODY,
    allow: {
      march: {
        unit: (game, { unit: u }) =>
          inForce("t9a.objective.spoils-of-war") && carries(game, u.id) && fullRanksOf(game, u) < RANKS
            ? refuse("refuse.carrier-march", CARRIERS)
            : true,
      },
    },
  }),
];
