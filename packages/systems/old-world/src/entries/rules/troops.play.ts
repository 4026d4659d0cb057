import { EVERYBODY, refuse } from "@tercio/kernel";
import { set } from "../../hooks/moments.ts";
import type { TroopType } from "../../state/state.ts";
import { type Play, play } from "../play.ts";
import * as entry from "./troops.ts";

const UNDISCIPLINED: { readonly [type in TroopType]: boolean } = {
  "regular-infantry": false,
  "heavy-infantry": false,
  "monstrous-infantry": false,
  swarms: true,
  "light-cavalry": false,
  "heavy-cavalry": false,
  "monstrous-cavalry": false,
  "war-beasts": true,
  "light-chariot": false,
  "heavy-chariot": false,
  "monstrous-creature": false,
  behemoth: false,
  "war-machine": false,
};

/** What troop types do besides what their rows say. */
export const troopRules: readonly Play[] = [
  play(entry.steadyInTheRanks, {
    modify: {
      "disrupting strength": { unit: () => set(entry.steadyInTheRanks.figures.strength, entry.steadyInTheRanks.id) },
    },
  }),
  play(entry.undisciplined, {
    heldBy: EVERYBODY,
    allow: {
      "be led by others": {
        unit: (_, { unit: u }) =>
          UNDISCIPLINED[u.entry.troopType] ? refuse("refuse.undisciplined", entry.undisciplined.id) : true,
      },
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
