import { message } from "@tercio/kernel";
import { leadershipOf } from "../calculation/leadership.ts";
import { rallying } from "../entries/rules/strategy.ts";
import { change, type OldWorld, unit } from "../state/state.ts";
import { named, tell } from "./emit.ts";
import { enter, sequence } from "./flow.ts";
import { passes, testDice } from "./leadership-test.ts";

const RALLY = "tow.phase.strategy.rally";

/** Is less than a quarter of a unit left, so that only a natural double 1 rallies it? */
const hardlyLeft = (game: OldWorld, id: number): boolean => {
  const u = unit(game, id);
  return 100 * u.models < rallying.figures.quarterPercent * u.entry.models;
};

/** One fleeing unit tries to rally; it reforms where it does. */
export const rallyTest = sequence("rally-test", { en: "Rally test", fr: "Test de ralliement" }, {}, ({ roll }) => [
  roll(
    "roll",
    { en: "Rally test", fr: "Test de ralliement" },
    (game, v) => {
      const u = unit(game, v.unit);
      const leadership = leadershipOf(game, u, "rally");
      const only = hardlyLeft(game, v.unit);
      return {
        type: "roll",
        player: u.entry.seat,
        label: only
          ? message("roll.rally-double", { unit: named(u) })
          : message("roll.test.rally", { unit: named(u), need: leadership.value }),
        dice: testDice(game, u, "rally", only ? rallying.figures.double : leadership.value),
        rule: RALLY,
        breakdowns: [{ name: message("value.leadership"), breakdown: leadership }],
      };
    },
    (game, v, outcome, context) => {
      const u = unit(game, v.unit);
      const need = hardlyLeft(game, v.unit) ? rallying.figures.double : leadershipOf(game, u, "rally").value;
      const rallied = passes(outcome.total, need);
      tell(context, rallied ? "rallies" : "fleesOn", RALLY, { unit: named(u), total: outcome.total });
      return rallied
        ? {
            game: change(game, v.unit, { fleeing: false, deed: "rallied", noChargeIn: game.turn }),
            enter: [enter("free-reform", { unit: v.unit })],
          }
        : { game };
    },
  ),
]);
