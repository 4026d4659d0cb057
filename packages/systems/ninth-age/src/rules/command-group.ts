import { EVERYBODY, type Rule, refuse } from "@tercio/kernel";
import { championRules } from "../book/models.ts";
import { hears } from "../calculation/presence.ts";
import { type NinthAge, unit } from "../state/state.ts";
import { because, ruleId } from "../state/ids.ts";
import type { NinthAgeMoments } from "../asking/moments.ts";

type R = Rule<NinthAge, NinthAgeMoments>;
const { discipline } = championRules["t9a.rule.march-to-the-beat"];

const orderingTheCharge: R = {
  id: "ordering-the-charge",
  name: { en: "Ordering the Charge", fr: "Ordonner la charge" },
  enforces: [ruleId("ordering-the-charge")],
  heldBy: "led",
  modify: {
    "charge dice": {
      unit: () => because("ordering-the-charge", "atLeast", championRules["t9a.rule.ordering-the-charge"].diceAtLeast),
    },
  },
};

const marchToTheBeat: R = {
  id: "march-to-the-beat",
  name: { en: "March to the Beat", fr: "Marcher au pas" },
  enforces: [ruleId("march-to-the-beat")],
  heldBy: "musician",
  modify: {
    discipline: {
      enemies(game, { unit: u, use }, { piece }) {
        if (use !== "march") return null;
        return hears(game, u, unit(game, piece)) ? because("march-to-the-beat", "add", discipline) : null;
      },
    },
  },
};

const swiftReform: R = {
  id: "swift-reform",
  name: { en: "Swift Reform", fr: "Reformation rapide" },
  enforces: [ruleId("swift-reform")],
  heldBy: EVERYBODY,
  allow: {
    "swift reform": {
      unit: (_, { unit: u }) => (u.musician ? true : refuse("refuse.no-musician", ruleId("swift-reform"), {}, "move")),
    },
  },
};

/** What champions and musicians do for their unit besides fighting. */
export const commandGroupRules: readonly R[] = [orderingTheCharge, marchToTheBeat, swiftReform];
