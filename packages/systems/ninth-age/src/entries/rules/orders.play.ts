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

/** What is commanded at the start of a Player Turn (`calculation/orders.ts`). */
export const orderRules: readonly Play[] = [
  play(entry.orders),
  play(entry.greatTactician),
  play(entry.masterOfStone),
  forward,
  steady,
  fire,
  play(entry.orderStone),
];
