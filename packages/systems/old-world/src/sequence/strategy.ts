import { printedDice } from "@tercio/dice";
import { inForce, message } from "@tercio/kernel";
import { leadershipTest } from "../entries/rules/leadership.ts";
import { rallying } from "../entries/rules/strategy.ts";
import { leadershipOf } from "../calculation/leadership.ts";
import { change, type OldWorld, onField, unit, withField } from "../state/state.ts";
import { named, tell } from "./emit.ts";
import { enter, sequence } from "./flow.ts";
import { passes } from "./leadership-test.ts";
import { beginPhase } from "./phases.ts";

const RALLY = "tow.phase.strategy.rally";

/** Units of the active player that flee. */
const fleeing = (game: OldWorld): readonly number[] =>
  inForce(RALLY)
    ? game.units.filter((u) => u.entry.seat === game.active && onField(u) && u.fleeing).map((u) => u.id)
    : [];

/** Is less than a quarter of a unit left, so that only a natural double 1 rallies it? */
const hardlyLeft = (game: OldWorld, id: number): boolean => {
  const u = unit(game, id);
  return 100 * u.models < rallying.figures.quarterPercent * u.entry.models;
};

/** The four sub-phases of the Strategy phase. */
export const strategyPhase = sequence(
  "strategy-phase",
  { en: "Strategy Phase", fr: "Phase de Stratégie" },
  {},
  ({ act, each }) => [
    act(
      "start",
      { en: "Strategy Phase", fr: "Phase de Stratégie" },
      (g, _, context) => {
        tell(context, "phase", "tow.phase.strategy", { phase: message("phase.strategy") });
        return { game: withField(beginPhase(g), { phase: "strategy" }) };
      },
      "tow.phase.strategy",
    ),
    // Conjuration comes with magic.
    each(fleeing, { still: (game, _, id) => fleeing(game).includes(id) }).roll(
      "rally",
      { en: "Rally Fleeing Troops", fr: "Ralliement des fuyards" },
      (game, _, id) => {
        const u = unit(game, id);
        const leadership = leadershipOf(game, u, "rally");
        const only = hardlyLeft(game, id);
        return {
          type: "roll",
          player: u.entry.seat,
          label: only
            ? message("roll.rally-double", { unit: named(u) })
            : message("roll.test.rally", { unit: named(u), need: leadership.value }),
          dice: { kind: "sum", ...printedDice(leadershipTest.figures.roll) },
          rule: RALLY,
          breakdowns: [{ name: message("value.leadership"), breakdown: leadership }],
        };
      },
      (game, _, id, outcome, context) => {
        const u = unit(game, id);
        const need = hardlyLeft(game, id) ? rallying.figures.double : leadershipOf(game, u, "rally").value;
        const rallied = passes(outcome.total, need);
        tell(context, rallied ? "rallies" : "fleesOn", RALLY, { unit: named(u), total: outcome.total });
        return rallied
          ? {
              game: change(game, id, { fleeing: false, deed: "rallied", noChargeIn: game.turn }),
              enter: [enter("free-reform", { unit: id })],
            }
          : { game };
      },
      RALLY,
    ),
  ],
);
