import { EVERYBODY, type Rule, refuse } from "@tercio/kernel";
import { modelRules } from "../book/models.ts";
import { disruptingRanks } from "../calculation/formation.ts";
import { foes, type NinthAge, unit } from "../state/state.ts";
import { because, ruleId } from "../state/ids.ts";
import type { NinthAgeMoments } from "../asking/moments.ts";

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
  heldBy: EVERYBODY,
  allow: {
    "be steadfast": {
      unit: (game, { unit: u }) =>
        foes(game, u.id).some(
          (f) => f.facing !== "front" && disruptingRanks(game, unit(game, f.foe)) >= disruptedBy.fullRanks,
        )
          ? refuse("rule.steadfast-disrupted", ruleId("steadfast-disrupted"))
          : true,
    },
  },
};

const stubborn: R = {
  id: "stubborn",
  name: { en: "Stubborn", fr: "Tenace" },
  enforces: [ruleId("stubborn")],
  modify: {
    "lost by": { unit: () => because("stubborn", "set", modelRules["t9a.rule.stubborn"].breakTestModifier) },
  },
};

/** What keeps a unit that lost its combat from breaking. */
export const breakingRules: readonly R[] = [steadfast, disrupted, stubborn];
