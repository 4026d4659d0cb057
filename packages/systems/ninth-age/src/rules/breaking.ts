import { type Rule, refuse } from "@tercio/kernel";
import { fullRanksOf } from "../calculation/formation.ts";
import { foes, type NinthAge, unit } from "../state.ts";
import { hasRule } from "./has-rule.ts";
import { because, ruleId } from "./ids.ts";
import type { NinthAgeMoments } from "./moments.ts";

type R = Rule<NinthAge, NinthAgeMoments>;

const steadfast: R = {
  id: "steadfast",
  name: { en: "Steadfast", fr: "Indomptable" },
  text: {
    en: "A unit with more Full Ranks than each enemy unit in its combat ignores the difference in Break Tests and in tests to reform.",
    fr: "Une unité qui a plus de rangs complets que chaque unité ennemie du combat ignore la différence aux tests de Moral et pour se reformer.",
  },
  enforces: [ruleId("steadfast")],
};

const disrupted: R = {
  id: "steadfast-disrupted",
  name: { en: "Disrupted", fr: "Désorganisée" },
  text: {
    en: "A unit is not Steadfast while an enemy with two Full Ranks or more stands in its flank or rear.",
    fr: "Une unité n’est pas Indomptable tant qu’un ennemi d’au moins deux rangs complets est à son flanc ou dans son dos.",
  },
  enforces: [ruleId("steadfast-disrupted")],
  allow: {
    "be steadfast": (game, { unit: u }) =>
      foes(game, u.id).some((f) => f.facing !== "front" && fullRanksOf(unit(game, f.foe)) >= 2)
        ? refuse("rule.steadfast-disrupted", ruleId("steadfast-disrupted"))
        : true,
  },
};

const stubborn: R = {
  id: "stubborn",
  name: { en: "Stubborn", fr: "Tenace" },
  text: {
    en: "The unit ignores the difference in Break Tests and in tests to reform.",
    fr: "L’unité ignore la différence aux tests de Moral et pour se reformer.",
  },
  enforces: [ruleId("stubborn")],
  modify: { "lost by": (_, { unit: u }) => (hasRule(u, "stubborn") ? because("stubborn", "set", 0) : null) },
};

/** What keeps a unit that lost its combat from breaking. */
export const breakingRules: readonly R[] = [steadfast, disrupted, stubborn];
