import { type Rule, refuse } from "@tercio/kernel";
import { modelRules } from "../book/models.ts";
import { fullRanksOf } from "../calculation/formation.ts";
import { foes, type NinthAge, unit } from "../state.ts";
import { hasRule } from "./has-rule.ts";
import { because, ruleId } from "./ids.ts";
import type { NinthAgeMoments } from "./moments.ts";

type R = Rule<NinthAge, NinthAgeMoments>;

const steadfast: R = {
  id: "steadfast",
  name: { en: "Steadfast", fr: "Indomptable" },
  enforces: [ruleId("steadfast")],
};

const disruptedBy = modelRules["t9a.rule.steadfast-disrupted"];
const disrupted: R = {
  id: "steadfast-disrupted",
  name: { en: "Disrupted", fr: "Désorganisée" },
  enforces: [ruleId("steadfast-disrupted")],
  allow: {
    "be steadfast": (game, { unit: u }) =>
      foes(game, u.id).some((f) => f.facing !== "front" && fullRanksOf(unit(game, f.foe)) >= disruptedBy.fullRanks)
        ? refuse("rule.steadfast-disrupted", ruleId("steadfast-disrupted"))
        : true,
  },
};

const stubborn: R = {
  id: "stubborn",
  name: { en: "Stubborn", fr: "Tenace" },
  enforces: [ruleId("stubborn")],
  modify: {
    "lost by": (_, { unit: u }) =>
      hasRule(u, "stubborn") ? because("stubborn", "set", modelRules["t9a.rule.stubborn"].breakTestModifier) : null,
  },
};

/** What keeps a unit that lost its combat from breaking. */
export const breakingRules: readonly R[] = [steadfast, disrupted, stubborn];
