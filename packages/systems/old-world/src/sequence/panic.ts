import { panicTest as entry } from "../entries/rules/fleeing.ts";
import { book } from "../hooks/book.ts";
import { directionTo } from "../battlefield/flight.ts";
import { unitDistance } from "../calculation/formation.ts";
import { change, type OldWorld, onField, type Unit, unit } from "../state/state.ts";
import { named, tell } from "./emit.ts";
import { enter, sequence } from "./flow.ts";
import { destroyedNear, panics } from "./panic-causes.ts";

const RULE = "tow.rule.panic-test";

/** The nearest enemy that does not flee; none where there is none. */
export function nearestEnemy(game: OldWorld, u: Unit): Unit | null {
  let found: Unit | null = null;
  for (const v of game.units) {
    if (v.entry.seat === u.entry.seat || !onField(v) || v.fleeing) continue;
    if (found === null || unitDistance(u, v) < unitDistance(u, found)) found = v;
  }
  return found;
}

/** Where a unit in panic runs: away from what caused it, else from the nearest enemy; straight on where there is none. */
function direction(game: OldWorld, u: Unit, from: number | null): number {
  const cause = from === null ? nearestEnemy(game, u) : unit(game, from);
  return cause === null ? u.facing : directionTo(cause, u);
}

/** One Panic test, and the flight of a unit that fails it. */
export const panic = sequence("panic", { en: "Panic test", fr: "Test de Panique" }, {}, ({ call }) => [
  call(
    "test",
    { en: "Panic test", fr: "Test de Panique" },
    "leadership-test",
    (game, v) => (panics(game, unit(game, v.unit)) ? { unit: v.unit, test: "panic", rule: RULE } : null),
    (game, v, passed, context) => {
      const u = unit(game, v.unit);
      const tested = change(game, v.unit, { panicked: true });
      if (passed) return { game: tested };
      const fallsBack = 100 * u.models > entry.figures.fallsBackOverPercent * u.entry.models;
      if (fallsBack && book.refusals("give way", game, { unit: u }).length > 0) {
        tell(context, "panicsInside", RULE, { unit: named(u) });
        return { game: tested };
      }
      tell(context, fallsBack ? "panicsBack" : "panics", RULE, { unit: named(u) });
      if (!fallsBack && book.offers("breaks for good", game, { unit: u }).length > 0) {
        tell(context, "destroyed", RULE, { unit: named(u) });
        const gone = change(tested, v.unit, { place: "destroyed" });
        return { game: gone, enter: destroyedNear(gone, u) };
      }
      return {
        game: change(tested, v.unit, { fleeing: !fallsBack }),
        enter: [enter("flee-move", { unit: v.unit, direction: direction(game, u, v.from), fallsBack })],
      };
    },
    RULE,
  ),
]);
