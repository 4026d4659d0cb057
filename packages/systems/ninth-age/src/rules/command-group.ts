import { type Rule, refuse } from "@tercio/kernel";
import { unitDistance } from "../calculation/formation.ts";
import { type NinthAge, onField } from "../state.ts";
import { because, ruleId } from "./ids.ts";
import type { NinthAgeMoments } from "./moments.ts";

type R = Rule<NinthAge, NinthAgeMoments>;
const EIGHT = 8 * 2540;

const orderingTheCharge: R = {
  id: "ordering-the-charge",
  name: { en: "Ordering the Charge", fr: "Ordonner la charge" },
  text: {
    en: "A champion in the charging unit: the dice of the Charge Range count as at least 4.",
    fr: "Un champion dans l’unité qui charge : les dés de la portée de charge comptent au moins 4.",
  },
  enforces: [ruleId("ordering-the-charge")],
  modify: { "charge dice": (_, { unit: u }) => (u.champion ? because("ordering-the-charge", "atLeast", 4) : null) },
};

const marchToTheBeat: R = {
  id: "march-to-the-beat",
  name: { en: "March to the Beat", fr: "Marcher au pas" },
  text: {
    en: "An enemy Musician within 8 inches, whose unit does not flee: −1 Discipline in March Tests.",
    fr: "Un Musicien ennemi à 8 pouces ou moins, dont l’unité ne fuit pas : −1 en Discipline aux tests de marche forcée.",
  },
  enforces: [ruleId("march-to-the-beat")],
  modify: {
    discipline: (game, { unit: u, use }) =>
      use === "march" &&
      game.rulings["march-to-the-beat"] !== "none" &&
      game.units.some((v) => v.seat !== u.seat && onField(v) && v.musician && !v.fleeing && unitDistance(u, v) <= EIGHT)
        ? because("march-to-the-beat", "add", -1)
        : null,
  },
};

const swiftReform: R = {
  id: "swift-reform",
  name: { en: "Swift Reform", fr: "Reformation rapide" },
  text: {
    en: "A unit with a Musician may Reform and then make an Advance Move; no model ends farther than its March Rate from where it began.",
    fr: "Une unité avec un Musicien peut se reformer puis faire un Mouvement simple ; aucune figurine ne finit plus loin que sa Marche forcée de son départ.",
  },
  enforces: [ruleId("swift-reform")],
  allow: {
    "swift reform": (_, { unit: u }) =>
      u.musician ? true : refuse("refuse.no-musician", ruleId("swift-reform"), {}, "move"),
  },
};

/** What champions and musicians do for their unit besides fighting. */
export const commandGroupRules: readonly R[] = [orderingTheCharge, marchToTheBeat, swiftReform];
