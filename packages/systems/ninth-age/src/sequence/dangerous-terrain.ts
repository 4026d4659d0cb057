import { type Frame, inForce, type Message, there } from "@tercio/kernel";
import { basesTouching, type Flight, type Way } from "@tercio/mass-battle";
import { movement } from "../book/movement.ts";
import type { Polygon } from "@tercio/tabletop";
import { boundaryOf, features } from "../calculation/features.ts";
import { formationOf } from "../calculation/formation.ts";
import { dangerIn, dangerRow, partsOf } from "../calculation/ground.ts";
import { poolHealth } from "../calculation/health.ts";
import { loseHealth } from "../calculation/losses.ts";
import { dangerEverywhere, dangerousDice, goesThrough } from "../calculation/rates.ts";
import { featureName } from "../battlefield/terrain.ts";
import { models, type NinthAge, onField, type Unit, unit } from "../state/state.ts";
import { spellRule } from "../state/spells.ts";
import { dangerousTerrainSides } from "../state/tables.ts";
import type { Ground } from "../state/terrain.ts";
import { message } from "../messages/message.ts";
import { named, tell } from "./emit.ts";
import { enter, sequence } from "./flow.ts";
import { afterLosses } from "./panic.ts";
import { straightAfterTurn } from "./ways.ts";

type G = NinthAge;
const WHEN = "t9a.terrain.dangerous-terrain-test.when";
/** What running through the enemy, or through rock, is to who flees. */
const FLIGHT = "t9a.rule.flee-extension";
const { dangerousTerrain: CROSSING } = movement[FLIGHT];

/** Who stands against a unit from outside does not touch the ground under it: 0.01 mm. */
const EDGE = 100;
/** The ground that a move has to touch: under another unit not the very edge of it, to which others come in contact. */
function touched(game: G, u: Unit, f: Ground): readonly Polygon[] {
  return f.under === undefined || f.under === u.id ? partsOf(f) : [boundaryOf(unit(game, f.under), 0 - EDGE)];
}

/** How many of a unit's models touch a feature on a move. */
const touching = (game: G, u: Unit, way: Way, f: Ground): number =>
  basesTouching(way, formationOf(u), touched(game, u, f), game.chirality).length;

/**
 * The tests of a unit that has moved this way, from where it stood as `u`: one for each feature that is dangerous to it and
 * touched by any of its models, the first of which comes last, as frames are entered. On a bare table nothing is looked at.
 */
export function dangerousGround(game: G, u: Unit, way: Way): readonly Frame[] {
  const everywhere = dangerEverywhere(game, u);
  // One test of all models: no feature is more dangerous than that (reading `all-ground`).
  if (everywhere > 0)
    return [enter("dangerous-terrain", { unit: u.id, fails: everywhere, models: null, feature: null })];
  const ground = features(game);
  if (ground.length === 0 || goesThrough(game, u)) return [];
  const gait = way.over === true ? "flying" : "ground";
  const tests = ground.flatMap((f, feature) => {
    const fails = dangerIn(game, u, f, gait);
    const count = fails === null ? 0 : touching(game, u, way, f);
    return fails === null || count === 0
      ? []
      : [enter("dangerous-terrain", { unit: u.id, fails, models: count, feature })];
  });
  return tests.reverse();
}

/** Running through the enemy is Dangerous Terrain (3) for all models, in every kind of Flee Move. */
export const throughEnemies = (id: number, through: readonly number[]): readonly Frame[] =>
  through.length > 0
    ? [
        enter("dangerous-terrain", {
          unit: id,
          fails: CROSSING,
          models: null,
          feature: null,
        }),
      ]
    : [];

/** The tests of a Flee Move: of all models for running through the enemy, of those that touch it for each feature. */
export function dangerousFlight(game: G, u: Unit, flight: Flight, through: readonly number[]): readonly Frame[] {
  const way = straightAfterTurn(u, flight.turned.facing, flight.distance);
  const rocks = [...new Set(flight.impassable)].map((id) => id - game.units.length);
  const throughRocks = inForce(FLIGHT) ? rocks : [];
  return [
    ...dangerousGround(game, u, way),
    ...throughRocks.map((feature) =>
      enter("dangerous-terrain", {
        unit: u.id,
        fails: CROSSING,
        models: touching(game, u, way, there(features(game)[feature])),
        feature,
      }),
    ),
    ...throughEnemies(u.id, through),
  ];
}

function labelOf(game: G, u: Unit, fails: number, feature: number | null, count: number, dice: number): Message {
  const where = feature === null ? undefined : features(game)[feature];
  return where === undefined
    ? message("roll.dangerous", { unit: named(u), fails })
    : message("roll.dangerous-ground", { unit: named(u), fails, feature: featureName(where), models: count, dice });
}

/** What makes them test: the row of the ground that they touched, or running through enemies and rocks. */
function whyTested(game: G, feature: number | null): string {
  const where = feature === null ? undefined : features(game)[feature];
  if (where === undefined) return FLIGHT;
  return where.conjured === undefined ? (dangerRow(where.kind) ?? FLIGHT) : spellRule(where.conjured.spell);
}

/** Hits in the order of the pools, on each as many as it can bear: the Characters' last. Reading `dangerous-joined`. */
function inOrder(game: G, u: Unit, hits: number): readonly number[] {
  let left = hits;
  return u.pools.map((p) => {
    const taken = Math.min(left, poolHealth(game, u, p));
    left -= taken;
    return taken;
  });
}

/**
 * Each model that has to test rolls dice by its Height; every die that shows `fails` or less is a hit that wounds with AP 10.
 * `models`: how many touched the ground that makes them test; null: all. `feature`: which; null: it was the enemy.
 */
export const dangerousTerrain = sequence(
  "dangerous-terrain",
  { en: "Dangerous Terrain Test", fr: "Test de terrain dangereux" },
  {},
  ({ roll }) => [
    roll(
      "test",
      { en: "Roll for each model", fr: "Jet pour chaque figurine" },
      (game, vars) => {
        const u = unit(game, vars.unit);
        if (!onField(u)) return null;
        const each = dangerousDice(game, u);
        const testing = Math.min(models(u), vars.models ?? models(u));
        const dice = testing * each.value;
        if (dice === 0) return null;
        return {
          type: "roll",
          player: u.seat,
          label: labelOf(game, u, vars.fails, vars.feature, testing, dice),
          dice: { kind: "pool", dice, sides: dangerousTerrainSides, groups: [vars.fails + 1] },
          rule: whyTested(game, vars.feature),
          breakdowns: [{ name: message("value.dangerous-dice"), breakdown: each }],
        };
      },
      (game, vars, outcome, context) => {
        const u = unit(game, vars.unit);
        const hits = inForce("t9a.terrain.dangerous-terrain-test.effect") ? (outcome.counts[0] ?? 0) : 0;
        if (hits === 0) return {};
        const lost = loseHealth(game, vars.unit, inOrder(game, u, hits));
        tell(context, "losses", "t9a.terrain.dangerous-terrain-test.effect", { unit: named(u), points: lost.points });
        const after = afterLosses(lost.game, game, [vars.unit], context);
        return { game: after.game, enter: after.frames };
      },
      WHEN,
    ),
  ],
);
