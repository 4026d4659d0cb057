import * as entry from "./command-group.ts";
import { type Play, play } from "../play.ts";
import { EVERYBODY, refuse } from "@tercio/kernel";
import { hears } from "../../calculation/presence.ts";
import { unit } from "../../state/state.ts";
import { because } from "../../state/ids.ts";

const { discipline } = entry.marchToTheBeat.figures;

const orderingTheCharge = play(entry.orderingTheCharge, {
  heldBy: "led",
  modify: {
    "charge dice": {
      unit: () => because("t9a.rule.ordering-the-charge", "atLeast", entry.orderingTheCharge.figures.diceAtLeast),
    },
  },
});

const marchToTheBeat = play(entry.marchToTheBeat, {
  heldBy: "musician",
  modify: {
    discipline: {
      enemies(game, { unit: u, use }, { piece }) {
        if (use !== "march") return null;
        return hears(game, u, unit(game, piece)) ? because("t9a.rule.march-to-the-beat", "add", discipline) : null;
      },
    },
  },
});

const swiftReform = play(entry.swiftReform, {
  heldBy: EVERYBODY,
  allow: {
    "swift reform": {
      unit: (_, { unit: u }) => (u.musician ? true : refuse("refuse.no-musician", "t9a.rule.swift-reform", {}, "move")),
    },
  },
});

/** What champions and musicians do for their unit besides fighting. */
export const commandGroupRules: readonly Play[] = [orderingTheCharge, marchToTheBeat, swiftReform];
