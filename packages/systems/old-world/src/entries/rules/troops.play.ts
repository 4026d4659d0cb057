import { EVERYBODY, refuse } from "@tercio/kernel";
import { set } from "../../hooks/moments.ts";
import { type Play, play } from "../play.ts";
import * as entry from "./troops.ts";

/** What troop types do besides what their rows say. */
export const troopRules: readonly Play[] = [
  play(entry.steadyInTheRanks, {
    modify: {
      "disrupting strength": { unit: () => set(entry.steadyInTheRanks.figures.strength, entry.steadyInTheRanks.id) },
    },
  }),
  play(entry.warMachines, {
    heldBy: EVERYBODY,
    allow: {
      pursue: {
        unit: (_, { unit: u }) =>
          u.entry.troopType === "war-machine" ? refuse("refuse.war-machine-pursues", entry.warMachines.id) : true,
      },
    },
  }),
];
