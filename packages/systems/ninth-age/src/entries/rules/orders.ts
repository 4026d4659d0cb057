// Orders given at the start of a Player Turn (army books).
import { defineRule, defineState } from "../define.ts";

export const orders = defineRule({
  id: "t9a.rule.orders",
  name: { en: "Orders", fr: "Ordres" },
  listed: true,
  figures: {
    inches: 8,
    height: "Standard",
    to: ["Parent Unit", "Support Unit"],
    orders: 1,
    forward: { advanceRate: 1, marchRate: 4 },
    steady: { fewerDice: 1, rallying: "not Shaken" },
    fire: { toHit: 1 },
  },
});

export const greatTactician = defineRule({
  id: "t9a.rule.great-tactician",
  name: { en: "Great Tactician", fr: "Grand tacticien" },
  listed: true,
  figures: { orders: 2 },
});

export const masterOfStone = defineRule({
  id: "t9a.rule.master-of-stone",
  name: { en: "Master of Stone", fr: "Maître de la pierre" },
  listed: true,
  figures: { inches: 18, to: "Ensouled Statue", fortitude: { needed: 5 } },
});

export const orderForward = defineState({
  word: "order-forward",
  of: ["t9a.rule.orders"],
  name: { en: "Double time", fr: "Au pas de charge" },
});

export const orderSteady = defineState({
  word: "order-steady",
  of: ["t9a.rule.orders"],
  name: { en: "Steady", fr: "Tenez bon" },
});

export const orderFire = defineState({
  word: "order-fire",
  of: ["t9a.rule.orders"],
  name: { en: "Ready! Aim! Fire!", fr: "Prêts ! En joue ! Feu !" },
});

export const orderStone = defineState({ word: "order-stone", of: [], name: { en: "Stone", fr: "Pierre" } });
