import { printedDice } from "@tercio/dice";
import { type Context, message } from "@tercio/kernel";
import { restrainAndReform } from "../entries/rules/pursuit.ts";
import { type OldWorld, unit } from "../state/state.ts";
import { named, tell } from "./emit.ts";
import { leadershipOf } from "../calculation/leadership.ts";
import { sequence } from "./flow.ts";
import { plansFor } from "./plans.ts";
import type { Plan } from "./vars.ts";

const RESTRAIN = "tow.pursuit.restrain-and-reform";

/** The plan is told, unless a test comes before it. */
function told(game: OldWorld, id: number, plan: Plan, context: Context): { readonly vars: { readonly plan: Plan } } {
  if (plan.plan !== "restrain")
    tell(context, `plan-${plan.plan}`, `tow.pursuit.${plan.plan}`, { unit: named(unit(game, id)) });
  return { vars: { plan } };
}

/** What one unit does after the Break tests; it hands back its plan, null for none. */
export const decision = sequence(
  "decision",
  { en: "Follow up and pursuit", fr: "Suivi et poursuite" },
  { plan: null },
  ({ choose, roll }) => [
    choose(
      "decide",
      { en: "Decide", fr: "Décider" },
      "after-combat",
      (game, v) => ({
        player: unit(game, v.unit).entry.seat,
        about: { unit: v.unit, plans: plansFor(game, v, v.unit) },
      }),
      (game, v, plan, context) => told(game, v.unit, plan, context),
    ),
    roll(
      "restraint-test",
      { en: "Restraint test", fr: "Test pour se retenir" },
      (game, v) => {
        if (v.plan?.plan !== "restrain") return null;
        const u = unit(game, v.unit);
        return {
          type: "roll",
          player: u.entry.seat,
          label: message("roll.restraint", { unit: named(u), need: leadershipOf(game, u, "restraint").value }),
          dice: { kind: "sum", ...printedDice(restrainAndReform.figures.roll) },
          rule: RESTRAIN,
        };
      },
      (game, v, outcome, context) => {
        const u = unit(game, v.unit);
        const passed = outcome.total <= leadershipOf(game, u, "restraint").value;
        tell(context, passed ? "restrains" : "restrainFails", RESTRAIN, { unit: named(u) });
        if (passed) return { leave: true };
        const left = plansFor(game, { ...v, failed: true }, v.unit);
        return { vars: { failed: true, plan: left.length === 1 ? (left[0] ?? null) : null } };
      },
      RESTRAIN,
    ),
    choose(
      "decide-again",
      { en: "Decide after a failed test", fr: "Décider après un test raté" },
      "after-combat",
      (game, v) => {
        const plans = v.failed && v.plan === null ? plansFor(game, v, v.unit) : [];
        return plans.length === 0 ? null : { player: unit(game, v.unit).entry.seat, about: { unit: v.unit, plans } };
      },
      (game, v, plan, context) => told(game, v.unit, plan, context),
    ),
  ],
  (_, v) => v.plan,
);
