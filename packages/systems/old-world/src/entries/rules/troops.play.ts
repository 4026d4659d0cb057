import { EVERYBODY, refuse } from "@tercio/kernel";
import { atLeast, set } from "../../hooks/moments.ts";
import { holds } from "../../state/held.ts";
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
  play(entry.largeTarget, {
    modify: {
      "command range": {
        unit: (_, { unit: u }) =>
          u.entry.general === true || u.entry.battleStandard
            ? atLeast(entry.largeTarget.figures.command, entry.largeTarget.id)
            : null,
      },
    },
    offer: { "seen over others": { unit: () => ["over"] } },
  }),
  play(entry.levies, {
    allow: { "be led by others": { unit: () => refuse("refuse.levies", entry.levies.id) } },
    offer: {
      "breaks unheeded": { unit: (_, { friend }) => (holds(friend, "levies") ? [] : ["unheeded"]) },
    },
  }),
  play(entry.mercenaries, {
    allow: { "be led by others": { unit: () => refuse("refuse.mercenaries", entry.mercenaries.id) } },
  }),
  play(entry.warMachines, {
    heldBy: EVERYBODY,
    allow: {
      pursue: {
        unit: (_, { unit: u }) =>
          u.entry.troopType === "war-machine" ? refuse("refuse.war-machine-pursues", entry.warMachines.id) : true,
      },
    },
    offer: {
      "breaks for good": {
        unit: (_, { unit: u }) => (u.entry.troopType === "war-machine" ? ["destroyed"] : []),
      },
    },
  }),
];
