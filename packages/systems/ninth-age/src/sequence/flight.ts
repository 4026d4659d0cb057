import { type Context, type Frame, inForce } from "@tercio/kernel";
import { message } from "../words/message.ts";
import { movement } from "../book/movement.ts";
import { distanceRoll } from "../calculation/characteristics.ts";
import { loseHealth } from "../calculation/losses.ts";
import { dangerousDice } from "../calculation/rates.ts";
import { dangerousTerrainSides } from "../state/tables.ts";
import { flight } from "../field/flight.ts";
import { letFall } from "../field/markers.ts";
import { change, models, type NinthAge, onField, unit } from "../state/state.ts";
import { unarmed } from "../state/pools.ts";
import { inWords } from "./dice-words.ts";
import { named, tell } from "./emit.ts";
import { enter, sequence } from "./flow.ts";
import { afterLosses, destroyUnit, fledThrough, frightened, onceEach, panicTestsFrame } from "./panic.ts";

type G = NinthAge;

/**
 * Puts a unit where its flight ended; returns what follows from whom it ran through, or its loss at the edge. `but`: of
 * the combat it flees from, whose enemies are no dangerous ground.
 */
export function fleeTo(
  game: G,
  id: number,
  direction: number,
  inches: number,
  context: Context,
  but: readonly number[],
): { readonly game: G; readonly frames: readonly Frame[]; readonly through: readonly number[] } {
  const u = unit(game, id);
  const way = flight(game, u, direction, inches * 2540);
  let next: G = { ...letFall(game, id), engagements: game.engagements.filter((e) => e.a !== id && e.b !== id) };
  next = change(next, id, {
    ...way.end,
    fleeing: true,
    moved: "flee",
    charging: false,
    declared: null,
    air: false,
    rounds: 0,
    ...unarmed(u),
  });
  tell(context, "flights", "flee-move", { unit: named(u), inches });
  const due = fledThrough(next, u, way.friends);
  if (!way.touchesEdge)
    return { game: next, frames: panicTestsFrame(due), through: way.enemies.filter((o) => !but.includes(o)) };
  tell(context, "fledOff", "t9a.panic.trigger.destroyed-nearby", { unit: named(u) });
  const frames = panicTestsFrame(onceEach([...due, ...frightened(next, id, "destroyed")]));
  return { game: destroyUnit(next, id, context).game, frames, through: [] };
}

/** Running through the enemy is Dangerous Terrain (3): a test of its own in every kind of Flee Move. */
export const dangerousFlight = (id: number, through: readonly number[]): readonly Frame[] =>
  through.length > 0 && inForce("t9a.terrain.dangerous-terrain-test.when")
    ? [enter("dangerous-terrain", { unit: id, fails: movement["t9a.rule.flee-extension"].dangerousTerrain })]
    : [];

/** A Flee Move with its roll: also the Dangerous Terrain (3) of running through the enemy. */
export const flee = sequence("flee", { en: "Flee Move", fr: "Mouvement de fuite" }, {}, ({ roll }) => [
  roll(
    "distance",
    { en: "Flee Distance", fr: "Distance de fuite" },
    (game, vars) => {
      const u = unit(game, vars.unit);
      if (!onField(u)) return null;
      const dice = distanceRoll(game, u, "flee");
      return {
        type: "roll",
        player: u.seat,
        label: message("roll.flee", { unit: named(u), dice: inWords(dice) }),
        dice,
        rule: "flee-move",
      };
    },
    (game, vars, outcome, context) => {
      const fled = fleeTo(game, vars.unit, vars.direction, outcome.total, context, []);
      return { game: fled.game, enter: [...fled.frames, ...dangerousFlight(vars.unit, fled.through)] };
    },
  ),
]);

/** Each model rolls dice by its Height; every die that shows `fails` or less is a hit that wounds with AP 10. */
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
        const dice = models(u) * each.value;
        if (dice === 0) return null;
        return {
          type: "roll",
          player: u.seat,
          label: message("roll.dangerous", { unit: named(u), fails: vars.fails }),
          dice: { kind: "pool", dice, sides: dangerousTerrainSides, groups: [vars.fails + 1] },
          rule: "t9a.terrain.dangerous-terrain-test.effect",
          breakdowns: [{ name: message("value.dangerous-dice"), breakdown: each }],
        };
      },
      (game, vars, outcome, context) => {
        const u = unit(game, vars.unit);
        const points = inForce("t9a.terrain.dangerous-terrain-test.effect") ? (outcome.counts[0] ?? 0) : 0;
        if (points === 0) return {};
        tell(context, "losses", "t9a.terrain.dangerous-terrain-test.effect", { unit: named(u), points });
        const after = afterLosses(loseHealth(game, vars.unit, [points]).game, game, [vars.unit], context);
        return { game: after.game, enter: after.frames };
      },
    ),
  ],
);
