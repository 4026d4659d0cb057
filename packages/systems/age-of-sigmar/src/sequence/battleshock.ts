import { printedDice } from "@tercio/dice";
import { battleshockResult, battleshockRoll } from "../entries/rules/battleshock.ts";
import { message } from "@tercio/kernel";
import { braveryOf, slainOf } from "../calculation/losses.ts";
import { ofSeat, other, standing, unit } from "../state/state.ts";
import { enter, sequence } from "./flow.ts";
import { named } from "../state/named.ts";
import { tell } from "./tell.ts";

const WHO = "aos2.core.battleshock.who";
const ROLL = "aos2.core.battleshock.roll";
const DIE = printedDice(battleshockRoll.figures.dice);

/** Units of both players that had models slain this turn test, first those of the player whose turn it is. */
export const battleshockPhase = sequence(
  "battleshock-phase",
  { en: "Battleshock phase", fr: "Phase de déroute" },
  {},
  ({ act, each }) => [
    act("start", { en: "Battleshock phase", fr: "Phase de déroute" }, (_, __, context) => {
      tell(context, "phase", WHO, { phase: message("phase.battleshock") });
      return {};
    }),
    each((g) => [...ofSeat(g, g.active), ...ofSeat(g, other(g.active))].flatMap((u) => (u.slain > 0 ? [u.id] : [])), {
      still: (g, _, id) => standing(unit(g, id)),
    }).roll(
      "test",
      { en: "Battleshock tests", fr: "Tests de déroute" },
      (g, _, id) => {
        const u = unit(g, id);
        return {
          type: "roll",
          player: u.entry.seat,
          label: message("roll.battleshock", { unit: named(u), slain: slainOf(u), bravery: braveryOf(u) }),
          dice: { kind: "sum", ...DIE },
          rule: ROLL,
        };
      },
      (g, _, id, outcome, context) => {
        const u = unit(g, id);
        const over = outcome.total + slainOf(u) - braveryOf(u);
        const count = Math.min(u.models.length, Math.max(0, over) * battleshockResult.figures.fleePerPoint);
        tell(context, count > 0 ? "battleshockFailed" : "battleshockPassed", ROLL, {
          unit: named(u),
          total: outcome.total + slainOf(u),
          bravery: braveryOf(u),
        });
        return count === 0 ? {} : { enter: enter("flight", { unit: id, count }) };
      },
      WHO,
    ),
  ],
);
