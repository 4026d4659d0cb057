import { commandsFrom } from "../../calculation/orders.ts";
import * as entry from "./orders.ts";
import { type Play, play } from "../play.ts";
import { because } from "../../state/ids.ts";

const row = entry.orders.figures;

/** Held by an effect, while a unit is under that order. */
const forward = play(entry.orderForward, {
  modify: {
    "advance rate": { unit: () => because("t9a.rule.orders", "add", row.forward.advanceRate) },
    "march rate": { unit: () => because("t9a.rule.orders", "add", row.forward.marchRate) },
  },
});
const steady = play(entry.orderSteady, {
  modify: { "test dice": { unit: () => because("t9a.rule.orders", "add", -row.steady.fewerDice) } },
  offer: { rallying: { unit: () => ["unshaken"] } },
});
const fire = play(entry.orderFire, {
  modify: {
    "to-hit roll": { by: (_, s) => (s.shot === null ? null : because("t9a.rule.orders", "add", row.fire.toHit)) },
  },
});

/** Both kinds of command are given together, once for a side. */
const commanding: Parameters<typeof play>[1] = {
  offer: {
    "between steps": {
      models: (game, { unit: u, at }) =>
        at === "the Player Turn begins" && commandsFrom(game, u) ? [{ plays: "orders", unit: null }] : [],
    },
  },
};

/** What is commanded at the start of a Player Turn (`calculation/orders.ts`). */
export const orderRules: readonly Play[] = [
  play(entry.orders, commanding),
  play(entry.greatTactician),
  play(entry.masterOfStone, commanding),
  forward,
  steady,
  fire,
  play(entry.orderStone),
];
