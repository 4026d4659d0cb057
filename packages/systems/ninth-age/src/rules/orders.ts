import type { Rule } from "@tercio/kernel";
import type { NinthAgeMoments } from "../asking/moments.ts";
import { armyRules as rows } from "../book/army-rules.ts";
import { because, ruleId } from "../state/ids.ts";
import type { NinthAge } from "../state/state.ts";
import { only } from "./army-rules.ts";

type R = Rule<NinthAge, NinthAgeMoments>;
const row = rows["t9a.rule.orders"];

/** Held by an effect, while a unit is under that order. */
const order = (id: string, en: string, fr: string, does: Omit<R, "id" | "name" | "enforces">): R => ({
  id,
  name: { en, fr },
  enforces: [ruleId("orders")],
  ...does,
});

const forward = order("order-forward", "Double time", "Au pas de charge", {
  modify: {
    "advance rate": { unit: () => because("orders", "add", row.forward.advanceRate) },
    "march rate": { unit: () => because("orders", "add", row.forward.marchRate) },
  },
});
const steady = order("order-steady", "Steady", "Tenez bon", {
  modify: { "test dice": { unit: () => because("orders", "add", -row.steady.fewerDice) } },
  offer: { rallying: { unit: () => ["unshaken"] } },
});
const fire = order("order-fire", "Ready! Aim! Fire!", "Prêts ! En joue ! Feu !", {
  modify: {
    "to-hit roll": { by: (_, s) => (s.shot === null ? null : because("orders", "add", row.fire.toHit)) },
  },
});

/** What is commanded at the start of a Player Turn (`calculation/orders.ts`). */
export const orderRules: readonly R[] = [
  only("orders", "Orders", "Ordres"),
  only("great-tactician", "Great Tactician", "Grand tacticien"),
  only("master-of-stone", "Master of Stone", "Maître de la pierre"),
  forward,
  steady,
  fire,
  { id: "order-stone", name: { en: "Stone", fr: "Pierre" }, enforces: [] },
];
