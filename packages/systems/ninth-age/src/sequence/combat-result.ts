import { type Breakdown, type BreakdownLine, inForce, type Message, silent } from "@tercio/kernel";
import { message } from "../words/message.ts";
import { combatScore, lostBy } from "../calculation/combat-score.ts";
import { ruleId } from "../rules/ids.ts";
import { engaged, other, type Seat, unit } from "../state.ts";
import { test } from "./discipline-test.ts";
import { named, tell } from "./emit.ts";
import { sequence } from "./flow.ts";
import { standing } from "./melee.ts";

const STEP = "t9a.sequence.melee.round-of-combat.7";

/** Who won a Round of Combat, by how much, who lost it and who of them is Broken. */
export interface CombatResult {
  readonly winner: Seat | null;
  readonly difference: number;
  readonly losers: readonly number[];
  readonly broken: readonly number[];
}

/** What makes the difference count for nothing, or null where it counts. */
const firmness = (lost: Breakdown): Message | null =>
  lost.lines.length < 2 ? null : (lost.lines[lost.lines.length - 1] as BreakdownLine).because;

/** Step 7: the Combat Score, and the Break Tests of the losers. It hands back the result. */
export const combatResult = sequence(
  "combat-result",
  { en: "Winner and Break Tests", fr: "Vainqueur et tests de Moral" },
  { winner: null, difference: 0, losers: [], broken: [] },
  ({ act, each }) => [
    act("a", { en: "Combat Score", fr: "Résultat de combat" }, (game, v, context) => {
      const first = combatScore(game, v, 0);
      const second = combatScore(game, v, 1);
      const sides = [standing(game, v.units, 0), standing(game, v.units, 1)] as const;
      let winner: Seat | null = first.value > second.value ? 0 : second.value > first.value ? 1 : null;
      if (sides[0].length === 0 || sides[1].length === 0)
        winner = sides[0].length > 0 ? 0 : sides[1].length > 0 ? 1 : null;
      const difference = Math.abs(first.value - second.value);
      tell(
        context,
        "combatScore",
        STEP,
        { first: first.value, second: second.value },
        { first: first as never, second: second as never },
      );
      // A unit with no enemy left in contact counts as a winner.
      const losers =
        winner === null
          ? []
          : sides[other(winner)].filter((id) => engaged(game, id) || !inForce(ruleId("no-more-foes")));
      return { vars: { winner, difference, losers } };
    }),
    test(
      each((_, v) => v.losers),
      "b",
      { en: "Break Tests", fr: "Tests de Moral" },
      (game, v, id) => {
        const u = unit(game, id);
        const lost = lostBy(game, u, v.units, v.difference);
        const firm = firmness(lost);
        return {
          unit: id,
          use: "break",
          lostBy: lost.value,
          label: (need) =>
            firm === null
              ? message("roll.break", { unit: named(u), difference: v.difference, need })
              : message("roll.break-firm", { unit: named(u), difference: v.difference, need, why: firm }),
          rule: STEP,
        };
      },
      (game, v, id, passed, _, context) => {
        if (context !== silent) {
          const u = unit(game, id);
          const firm = firmness(lostBy(game, u, v.units, v.difference));
          if (firm !== null) tell(context, "standsFirm", STEP, { unit: named(u), why: firm });
          tell(context, "breakTests", STEP, {
            unit: named(u),
            result: message(passed ? "break.holds" : "break.breaks"),
          });
          if (!passed) tell(context, "breaks", STEP, { unit: named(u) });
        }
        return passed ? {} : { vars: { broken: [...v.broken, id] } };
      },
    ),
  ],
  (_, { winner, difference, losers, broken }) => ({ winner, difference, losers, broken }),
);
