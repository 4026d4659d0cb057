import { EVERYBODY, inForce, refuse } from "@tercio/kernel";
import { modelsInGround, straddles } from "../../battlefield/ground.ts";
import type { TroopType, Unit } from "../../state/state.ts";
import { type Play, play } from "../play.ts";
import * as entry from "./moves.ts";

const random = (where: string) => refuse("refuse.random-movement", entry.randomMovement.id, {}, where);

const { percent } = entry.disruptedByTerrain.figures;
const by = ({ id, figures }: typeof entry.quickTurn | typeof entry.lumbering) => ({
  rule: id,
  degrees: figures.degrees,
});
const looseOrder = (u: Unit): boolean => u.order === "open" && inForce(entry.quickTurn.id);

/** What is one large model that turns on the spot. */
const LUMBERS: { readonly [type in TroopType]: boolean } = {
  "regular-infantry": false,
  "heavy-infantry": false,
  "monstrous-infantry": false,
  swarms: false,
  "war-beasts": false,
  "light-cavalry": false,
  "heavy-cavalry": false,
  "monstrous-cavalry": false,
  "light-chariot": false,
  "heavy-chariot": true,
  "monstrous-creature": true,
  behemoth: true,
  "war-machine": false,
};

/** Units that move otherwise or at other times than the rest, and what ground does to those that stand in it. */
export const moveRules: readonly Play[] = [
  play(entry.disruptedByTerrain, {
    heldBy: EVERYBODY,
    offer: {
      disrupted: {
        unit(game, { unit: u }) {
          if (game.field === null || game.field.terrain.length === 0 || u.models === 0 || looseOrder(u)) return [];
          return straddles(game, u) || 100 * modelsInGround(game, u) >= percent * u.models ? ["disrupted"] : [];
        },
      },
    },
  }),
  play(entry.quickTurn, {
    heldBy: EVERYBODY,
    offer: {
      "pivot after a move": {
        unit: (_, { unit: u, gait }) => (gait === "move" && looseOrder(u) ? [by(entry.quickTurn)] : []),
      },
    },
  }),
  play(entry.fastCavalry, {
    offer: {
      "pivot after a move": { unit: (_, { unit: u }) => (looseOrder(u) ? [by(entry.quickTurn)] : []) },
    },
  }),
  play(entry.lumbering, {
    heldBy: EVERYBODY,
    offer: {
      "pivot after a move": {
        unit: (_, { unit: u, gait }) =>
          gait === "move" && u.models === 1 && LUMBERS[u.entry.troopType] ? [by(entry.lumbering)] : [],
      },
    },
  }),
  play(entry.drilled, { offer: { "before a charge": { unit: () => ["redresses"] } } }),
  play(entry.reserveMove, { offer: { "reserve move": { unit: () => ["moves"] } } }),
  play(entry.randomMovement, {
    allow: {
      "be led": { unit: () => random("unit") },
      "declare a charge": { unit: () => random("unit") },
    },
    offer: { "random movement": { unit: (_, __, { params }) => [String(params.dice)] } },
  }),
];
