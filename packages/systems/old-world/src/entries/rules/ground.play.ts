import { EVERYBODY, refuse } from "@tercio/kernel";
import type { WorseGround } from "../../hooks/moments.ts";
import type { TroopType, Unit } from "../../state/state.ts";
import { type Play, play } from "../play.ts";
import * as entry from "./ground.ts";

/** What goes on wheels. */
const WHEELS: { readonly [type in TroopType]: boolean } = {
  "regular-infantry": false,
  "heavy-infantry": false,
  "monstrous-infantry": false,
  swarms: false,
  "war-beasts": false,
  "light-cavalry": false,
  "heavy-cavalry": false,
  "monstrous-cavalry": false,
  "light-chariot": true,
  "heavy-chariot": true,
  "monstrous-creature": false,
  behemoth: false,
  "war-machine": false,
};
const rolls = (u: Unit): boolean => WHEELS[u.entry.troopType];

const TO_WHEELS: readonly WorseGround[] = [
  { ground: "difficult", is: "dangerous" },
  { ground: "wood", is: "dangerous" },
  { ground: "low-obstacle", is: "impassable" },
];

const inside =
  (where?: string) =>
  (_: unknown, { unit: u }: { readonly unit: Unit }) =>
    u.garrison === null ? true : refuse("refuse.occupied-buildings", entry.occupiedBuildings.id, {}, where);

/** What ground is to those for whom it is more than its kind says. */
export const groundRules: readonly Play[] = [
  play(entry.ironShodWheels, {
    heldBy: EVERYBODY,
    offer: {
      "worse ground": { unit: (_, { unit: u }) => (rolls(u) ? TO_WHEELS : []) },
      "wounds of dangerous terrain": {
        unit: (_, { unit: u }) => (rolls(u) ? [entry.ironShodWheels.figures.die] : []),
      },
    },
  }),
  play(entry.occupiedBuildings, {
    heldBy: EVERYBODY,
    allow: {
      "declare a charge": { unit: inside("unit") },
      "flee from a charge": { unit: inside() },
      "follow up": { unit: inside() },
      pursue: { unit: inside() },
      restrain: { unit: inside() },
      "give way": { unit: inside() },
    },
    offer: {
      "breaks for good": { unit: (_, { unit: u }) => (u.garrison === null ? [] : ["destroyed"]) },
      "models that fight": {
        unit: (_, { unit: u }) => (u.garrison === null ? [] : [entry.occupiedBuildings.figures.fighting]),
      },
    },
  }),
];
