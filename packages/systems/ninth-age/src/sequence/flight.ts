import type { Context, Frame } from "@tercio/kernel";
import { message } from "../messages/message.ts";
import { distanceRoll } from "../calculation/characteristics.ts";
import { flight } from "../battlefield/flight.ts";
import { letFall } from "../battlefield/markers.ts";
import { change, type NinthAge, onField, unit } from "../state/state.ts";
import { unarmed } from "../state/pools.ts";
import { inWords } from "./dice-messages.ts";
import { named, tell } from "./emit.ts";
import { dangerousFlight } from "./dangerous-terrain.ts";
import { sequence } from "./flow.ts";
import { destroyUnit, fledThrough, frightened, onceEach, panicTestsFrame } from "./panic.ts";
import { straightAfterTurn, went } from "./ways.ts";

type G = NinthAge;

/**
 * Puts a unit where its flight ended; returns what follows from whom and what it ran through, or its loss at the edge. `but`:
 * of the combat it flees from, whose enemies are no dangerous ground.
 */
export function fleeTo(
  game: G,
  id: number,
  direction: number,
  inches: number,
  context: Context,
  but: readonly number[],
): { readonly game: G; readonly frames: readonly Frame[] } {
  const u = unit(game, id);
  const way = flight(game, u, direction, inches * 2540);
  let next: G = { ...letFall(game, id), engagements: game.engagements.filter((e) => e.a !== id && e.b !== id) };
  next = change(next, id, {
    ...way.end,
    fleeing: true,
    moved: "flee",
    charging: false,
    declared: null,
    outOf: null,
    air: false,
    rounds: 0,
    ...unarmed(u),
  });
  const fled = straightAfterTurn(u, way.turned.facing, way.distance);
  tell(context, "flights", "flee-move", { unit: named(u), inches }, went(game, u, fled));
  const due = fledThrough(next, u, way.friends);
  if (!way.touchesEdge) {
    const through = way.enemies.filter((o) => !but.includes(o));
    return { game: next, frames: [...panicTestsFrame(due), ...dangerousFlight(game, u, way, through)] };
  }
  tell(context, "fledOff", "t9a.panic.trigger.destroyed-nearby", { unit: named(u) });
  const frames = panicTestsFrame(onceEach([...due, ...frightened(next, id, "destroyed")]));
  return { game: destroyUnit(next, id, context, { fled: true }).game, frames };
}

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
      return { game: fled.game, enter: fled.frames };
    },
  ),
]);
