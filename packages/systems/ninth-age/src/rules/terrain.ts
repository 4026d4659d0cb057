import { EVERYBODY, message, type Rule, refuse } from "@tercio/kernel";
import type { NinthAgeMoments } from "../asking/moments.ts";
import { terrainRules as rows } from "../book/terrain.ts";
import { modelRules } from "../book/models.ts";
import { defendsWall, isAmong, strides } from "../calculation/ground.ts";
import { hasRule } from "../state/held.ts";
import { ruleId } from "../state/ids.ts";
import type { NinthAge, Unit } from "../state/state.ts";

type R = Rule<NinthAge, NinthAgeMoments>;

/** Nobody is Steadfast inside such a feature. */
const noSteadfast = (kind: "forest" | "water", rule: Pick<R, "id" | "name">, id: keyof typeof rows): R => ({
  ...rule,
  enforces: [id],
  heldBy: EVERYBODY,
  allow: {
    "be steadfast": {
      unit: (game, { unit: u }) =>
        isAmong(game, u, kind) && !strides(game, u, kind) ? refuse("refuse.no-steadfast", id) : true,
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

const lightTroopsInForest: R = {
  id: "forest-light-troops",
  name: { en: "Light Troops in a Forest", fr: "Troupes légères en forêt" },
  enforces: [LIGHT],
  heldBy: EVERYBODY,
  modify: {
    "lost by": {
      unit: (game, { unit: u }) =>
        atHome(game, u) && isAmong(game, u, "forest")
          ? {
              operation: "set",
              value: modelRules["t9a.rule.stubborn"].breakTestModifier,
              because: message("rule.forest-light-troops"),
              rule: LIGHT,
            }
          : null,
    },
  },
};

/** It is no danger to who is at home there, and takes nothing from a crowd of them (`calculation/ground.ts`). */
const strider: R = {
  id: "strider",
  name: { en: "Strider", fr: "Guide" },
  enforces: [ruleId("strider")],
};

const WALL = "t9a.terrain.wall.distracting";
const defendedWall: R = {
  id: "wall-distracting",
  name: { en: "Behind a wall", fr: "Derrière un mur" },
  enforces: [WALL],
  heldBy: EVERYBODY,
  modify: {
    "to-hit roll": {
      at: (game, s) =>
        s.by.charging && defendsWall(game, s.at)
          ? { operation: "add", value: rows[WALL].toHit, because: message("rule.wall-distracting"), rule: WALL }
          : null,
    },
  },
};

/** What Terrain Features do to those who fight in them, or behind them. */
export const terrainRules: readonly R[] = [
  noSteadfast(
    "forest",
    { id: "forest-no-steadfast", name: { en: "Among trees", fr: "Parmi les arbres" } },
    "t9a.terrain.forest.no-steadfast",
  ),
  noSteadfast(
    "water",
    { id: "water-no-steadfast", name: { en: "In water", fr: "Dans l’eau" } },
    "t9a.terrain.water.no-steadfast",
  ),
  lightTroopsInForest,
  strider,
  defendedWall,
];
