import { printedDice, type Sum } from "@tercio/dice";
import { message } from "@tercio/kernel";
import { leadershipTest as entry } from "../entries/rules/leadership.ts";
import { leadershipOf } from "../calculation/leadership.ts";
import { book } from "../hooks/book.ts";
import type { LeadershipTest } from "../hooks/moments.ts";
import { type OldWorld, type Unit, unit } from "../state/state.ts";
import { named, tell } from "./emit.ts";
import { sequence } from "./flow.ts";

const { roll, passesOn, failsOn } = entry.figures;

/** Does a natural total pass a test against this Leadership? */
export const passes = (total: number, leadership: number): boolean =>
  total !== failsOn && (total === passesOn || total <= leadership);

/** The dice of a test of Leadership: re-rolled where it fails and a rule lets the unit test again. */
export const testDice = (game: OldWorld, u: Unit, test: LeadershipTest, leadership: number): Sum => ({
  kind: "sum",
  ...printedDice(roll),
  ...(book.offers("test again", game, { unit: u, test }).length > 0
    ? { reroll: { above: Math.max(passesOn, Math.min(leadership, failsOn - 1)) } }
    : {}),
});

/** One test of Leadership; it hands back whether it was passed. */
export const leadershipTest = sequence(
  "leadership-test",
  { en: "Leadership test", fr: "Test de Commandement" },
  { passed: false },
  ({ roll: roll2D6 }) => [
    roll2D6(
      "roll",
      { en: "Leadership test", fr: "Test de Commandement" },
      (game, v) => {
        const u = unit(game, v.unit);
        const leadership = leadershipOf(game, u, v.test);
        return {
          type: "roll",
          player: u.entry.seat,
          label: message(`roll.test.${v.test}`, { unit: named(u), need: leadership.value }),
          dice: testDice(game, u, v.test, leadership.value),
          rule: v.rule ?? entry.id,
          breakdowns: [{ name: message("value.leadership"), breakdown: leadership }],
        };
      },
      (game, v, outcome, context) => {
        const u = unit(game, v.unit);
        const passed = passes(outcome.total, leadershipOf(game, u, v.test).value);
        tell(context, passed ? "testPassed" : "testFailed", v.rule ?? entry.id, {
          unit: named(u),
          test: message(`test.${v.test}`),
          total: outcome.total,
        });
        return { vars: { passed } };
      },
      "tow.rule.leadership-test",
    ),
  ],
  (_, v) => v.passed,
);
