import * as entry from "./terrain.ts";
import { type Play, play } from "../play.ts";
import * as breaking from "./breaking.ts";
import { EVERYBODY, message, refuse } from "@tercio/kernel";
import { terrainRules as rows } from "../../book/terrain.ts";
import { defendsWall, isAmong, strides } from "../../calculation/ground.ts";
import { hasRule } from "../../state/held.ts";
import type { NinthAge, Unit } from "../../state/state.ts";

/** Nobody is Steadfast inside such a feature. */
const noSteadfast = (
  of: typeof entry.forestNoSteadfast | typeof entry.waterNoSteadfast,
  kind: "forest" | "water",
): Play =>
  play(of, {
    heldBy: EVERYBODY,
    allow: {
      "be steadfast": {
        unit: (game, { unit: u }) =>
          isAmong(game, u, kind) && !strides(game, u, kind) ? refuse("refuse.no-steadfast", of.of[0]) : true,
      },
    },
  });

const LIGHT = "t9a.terrain.forest.light-troops-stubborn";
/** Light infantry that is at home among trees. */
const atHome = (game: NinthAge, u: Unit): boolean =>
  u.entry.type === "Infantry" &&
  hasRule(game, u, "light-troops") &&
  !hasRule(game, u, "towering-presence") &&
  !hasRule(game, u, "fly");

const lightTroopsInForest = play(entry.forestLightTroops, {
  heldBy: EVERYBODY,
  modify: {
    "lost by": {
      unit: (game, { unit: u }) =>
        atHome(game, u) && isAmong(game, u, "forest")
          ? {
              operation: "set",
              value: breaking.stubborn.figures.breakTestModifier,
              because: message("rule.forest-light-troops"),
              rule: LIGHT,
            }
          : null,
    },
  },
});

/** It is no danger to who is at home there, and takes nothing from a crowd of them (`calculation/ground.ts`). */
const strider = play(entry.strider);

const WALL = "t9a.terrain.wall.distracting";
const defendedWall = play(entry.wallDistracting, {
  heldBy: EVERYBODY,
  modify: {
    "to-hit roll": {
      at: (game, s) =>
        s.by.charging && defendsWall(game, s.at)
          ? { operation: "add", value: rows[WALL].toHit, because: message("rule.wall-distracting"), rule: WALL }
          : null,
    },
  },
});

/** What Terrain Features do to those who fight in them, or behind them. */
export const terrainRules: readonly Play[] = [
  noSteadfast(entry.forestNoSteadfast, "forest"),
  noSteadfast(entry.waterNoSteadfast, "water"),
  lightTroopsInForest,
  strider,
  defendedWall,
];
